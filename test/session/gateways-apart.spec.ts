import { keptText, shownOn } from './kept-on-device.js';
import {
  board,
  firstLeadIsOpen,
  openThread,
  posted,
  threadTag,
  typeNote,
  withChat,
  writeOffline,
} from './office-pages.js';
import { expect, signOut, test } from './session-stage.js';

const WORDS = 'Written in the demo, marker 6614.';
const inDemo = (html: string) => `<lead-gateway demo>${html}</lead-gateway>`;

test('a text that was written in the demo is neither shown nor posted where the gateway is real', async ({
  device,
}) => {
  await writeOffline(device, WORDS, inDemo(threadTag('')));
  const page = await openThread(device, withChat(threadTag('')));
  expect(posted(device)).toEqual([]);
  expect(await page.getByText(WORDS).count()).toBe(0);
});

test('signing out empties the boards of two gateways, and what was being written for each', async ({
  device,
  otherGateway,
}) => {
  const page = await device.open(`<div id="one">${board()}</div>`);
  await firstLeadIsOpen(page);
  await typeNote(page, WORDS);
  await page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    `<div id="two">${board(`gateway-url="${otherGateway}" auth-mode="none"`)}</div>`,
  );
  const second = page.locator('#two');
  await second.locator('[aria-expanded="true"]').first().waitFor();
  expect(await second.getByRole('textbox', { name: 'Your Notes' }).count()).toBe(0);
  await second
    .getByRole('button', { name: /^(Edit notes|Add a note)$/ })
    .first()
    .click();
  await second.getByRole('textbox', { name: 'Your Notes' }).fill(`${WORDS} Twice.`);
  await signOut(page);
  await expect.poll(() => page.getByText('You are signed out.').count()).toBe(2);
  expect.soft(await shownOn(page)).not.toMatch(/Whitfield|marker 6614/);
  expect(await keptText(page)).not.toContain('marker 6614');
});
