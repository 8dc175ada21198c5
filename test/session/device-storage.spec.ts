import type { Page } from 'playwright/test';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { funnel, toContact } from './customer-pages.js';
import { keptOn, keptText } from './kept-on-device.js';
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

test('a text that has waited for less than a day stays when a board starts', async ({ device }) => {
  await writeOffline(device, 'Waits, marker 9911.');
  const page = await device.open('');
  await clockAhead(page, 23);
  await device.go(page, board());
  await firstLeadIsOpen(page);
  expect(await waitingTexts(page)).toContain('marker 9911');
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

const offer = (page: Page) => page.getByRole('group', { name: 'Liability insurance' });

const choicesOn = async (page: Page) => Object.keys((await keptOn(page)).device);

/** @returns the keys under which the choice is kept */
async function hideOffer(page: Page): Promise<readonly string[]> {
  await firstLeadIsOpen(page);
  await offer(page).getByRole('button', { name: 'Dismiss' }).click();
  const before = await choicesOn(page);
  await offer(page).getByRole('button', { name: 'Not for this job' }).click();
  const added = async () => (await choicesOn(page)).filter((key) => !before.includes(key));
  await expect.poll(added).not.toEqual([]);
  return added();
}

test('an insurance offer that was hidden stays hidden for 179 days', async ({ device }) => {
  const page = await device.open(board());
  await hideOffer(page);
  await clockAhead(page, 179 * 24);
  await device.go(page, board());
  await firstLeadIsOpen(page);
  await page.waitForLoadState('networkidle');
  expect(await offer(page).count()).toBe(0);
});

test('that an insurance offer was hidden is off the device after 181 days', async ({ device }) => {
  const page = await device.open(board());
  const keys = await hideOffer(page);
  await clockAhead(page, 181 * 24);
  await device.go(page, board());
  await firstLeadIsOpen(page);
  await expect.poll(async () => (await choicesOn(page)).filter((key) => keys.includes(key))).toEqual([]);
  await offer(page).waitFor();
});

test('what an older version has left goes when a board starts', async ({ device }) => {
  const page = await device.open('');
  await page.evaluate(() => {
    localStorage.setItem('lead-widgets/no-insurance/7001/90412001', '1');
    sessionStorage.setItem('lead-widgets/notes/7001/90412099', `${Date.now()} Of an older version, marker 9933`);
  });
  await device.go(page, board());
  await firstLeadIsOpen(page);
  await expect.poll(() => keptText(page)).not.toContain('marker 9933');
  const { device: left } = await keptOn(page);
  expect(left['lead-widgets/no-insurance/7001/90412001']).toBeUndefined();
});
