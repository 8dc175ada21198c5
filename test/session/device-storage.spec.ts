import type { Page } from 'playwright/test';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { funnel, toContact } from './customer-pages.js';
import { keptText } from './kept-on-device.js';
import {
  board,
  firstLeadIsOpen,
  message,
  thread,
  threadIsOpen,
  typeNote,
  waitingTexts,
  writeOffline,
} from './office-pages.js';
import { clockAhead, expect, test } from './session-stage.js';

const otherCard = `<lead-card sp-id="7001" lead-id="${SANDBOX_LEADS.cyrillic}" gateway-url="/" expanded></lead-card>`;

test('a text that has waited for three days leaves the device when a board starts, though no thread is opened', async ({
  device,
}) => {
  await writeOffline(device, 'Waits, marker 9911.');
  const page = await device.open('');
  await clockAhead(page, 72);
  await device.go(page, board());
  await firstLeadIsOpen(page);
  await expect.poll(() => waitingTexts(page)).not.toContain('marker 9911');
});

const DRAFTS: readonly (readonly [string, string, (page: Page, words: string) => Promise<void>])[] = [
  ['a note', otherCard, typeNote],
  [
    'a message',
    thread(),
    async (page, words) => {
      await threadIsOpen(page);
      await message(page).fill(words);
    },
  ],
  ['an answer in a funnel', funnel(), toContact],
];

for (const [name, html, write] of DRAFTS)
  test(`${name} that was being written more than a day ago leaves the device when a board starts`, async ({
    device,
  }) => {
    const page = await device.open(html);
    await write(page, 'Half of it, marker 9922');
    await expect.poll(() => keptText(page)).toContain('marker 9922');
    await clockAhead(page, 25);
    await device.go(page, board());
    await firstLeadIsOpen(page);
    await expect.poll(() => keptText(page)).not.toContain('marker 9922');
  });
