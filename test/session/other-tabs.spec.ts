import { withBackForwardCache } from '../package/fixtures.js';
import { keptText, shownOn } from './kept-on-device.js';
import * as office from './office-pages.js';
import { type Device, expect, PLAIN_PAGE, signOut, test } from './session-stage.js';

test.use(withBackForwardCache);

const WORDS = 'Written in another tab, marker 3317.';

async function openTwo(device: Device, html: string) {
  const writing = await device.open(office.board());
  await office.firstLeadIsOpen(writing);
  await office.typeNote(writing, WORDS);
  expect(await shownOn(writing)).toContain('Whitfield');
  const leaving = await device.open(html);
  if (html !== office.LOGOUT_PAGE) await office.firstLeadIsOpen(leaving);
  return { writing, leaving };
}

const ENDS = [
  ['a board', office.board()],
  ['a logout page without tags', office.LOGOUT_PAGE],
] as const;

for (const [name, html] of ENDS)
  test(`signing out on ${name} clears the boards of other tabs within a second`, async ({ device }) => {
    const { writing, leaving } = await openTwo(device, html);
    await signOut(leaving);
    await writing.locator('lead-board').getByText('You are signed out.').waitFor({ timeout: 1000 });
    const shown = await shownOn(writing);
    expect(shown).not.toContain('Whitfield');
    expect(shown).not.toContain(WORDS);
    await expect.poll(() => keptText(writing)).not.toContain(WORDS);
  });

test('a sign-out reaches another tab through storage if its broadcast is missed', async ({ device }) => {
  const { writing, leaving } = await openTwo(device, office.board());
  await leaving.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await signOut(leaving);
  await writing.locator('lead-board').getByText('You are signed out.').waitFor({ timeout: 3000 });
  expect(await shownOn(writing)).not.toContain(WORDS);
});

for (const [name, html] of ENDS)
  test(`signing out on ${name} ends a thread in another tab with its chat, upload and texts`, async ({ device }) => {
    await office.writeOffline(device, WORDS);
    const writing = await device.open(office.thread().replaceAll('u42', 'u44'));
    await office.threadIsOpen(writing);
    await office.sendPhoto(writing, 'sink.png');
    await office.message(writing).fill(WORDS);
    await expect.poll(() => keptText(writing)).toContain(WORDS);
    const leaving = await device.open(html);
    if (html !== office.LOGOUT_PAGE) await office.firstLeadIsOpen(leaving);
    await signOut(leaving);
    await writing.locator('message-thread').getByText('You are signed out.').waitFor({ timeout: 1000 });
    expect(await writing.locator('html').getAttribute('data-chat')).toBe('closed');
    expect(await writing.locator('html').getAttribute('data-upload')).toBe('ended');
    await expect.poll(() => keptText(writing)).not.toContain(WORDS);
  });

test('a page restored from the back/forward cache after signing out does not show earlier text', async ({ device }) => {
  const { writing, leaving } = await openTwo(device, office.board());
  await device.go(writing, PLAIN_PAGE);
  await signOut(leaving);
  await writing.goBack({ waitUntil: 'commit' });
  await expect.poll(async () => (await shownOn(writing)).includes(WORDS), { timeout: 3000 }).toBe(false);
  await expect.poll(() => keptText(writing)).not.toContain(WORDS);
});
