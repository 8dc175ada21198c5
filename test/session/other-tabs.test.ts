import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { windowedLaunch } from '../runner/chromium-launch.mjs';
import { keptText, shownOn } from './kept-on-device.js';
import {
  board,
  firstLeadIsOpen,
  LOGOUT_PAGE,
  message,
  noteField,
  sendPhoto,
  thread,
  threadIsOpen,
  typeNote,
  writeOffline,
} from './office-pages.js';
import { PLAIN_PAGE, sessionSite, signOut } from './session-stage.js';

// Playwright turns the back-forward cache off unless it is asked not to.
const site = sessionSite(() =>
  chromium.launch({ headless: true, ...windowedLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
);

const WORDS = 'Written in another tab, marker 3317.';

/** A tab with a note that is being written, and the page that signs out beside it. */
async function openTwo(html: string) {
  const device = await site.device();
  const writing = await device.open(board());
  await firstLeadIsOpen(writing);
  await typeNote(writing, WORDS);
  expect(await shownOn(writing)).toContain('Whitfield');
  const leaving = await device.open(html);
  if (html !== LOGOUT_PAGE) await firstLeadIsOpen(leaving);
  return { device, writing, leaving };
}

const ENDS = [
  ['a board', board()],
  ['a logout page without tags', LOGOUT_PAGE],
] as const;

test.each(ENDS)('signing out on %s empties the boards of other tabs within a second', async (_, html) => {
  const { writing, leaving } = await openTwo(html);
  await signOut(leaving);
  await writing.locator('lead-board').getByText('You are signed out.').waitFor({ timeout: 1000 });
  const shown = await shownOn(writing);
  expect(shown).not.toContain('Whitfield');
  expect(shown).not.toContain(WORDS);
  await expect.poll(() => keptText(writing)).not.toContain(WORDS);
});

test.each(ENDS)('signing out on %s takes the notes of a tab that shows no widget just then', async (_, html) => {
  const { device, writing, leaving } = await openTwo(html);
  await device.go(writing, PLAIN_PAGE);
  await signOut(leaving);
  await device.go(writing, board());
  await firstLeadIsOpen(writing);
  await writing.waitForLoadState('networkidle');
  expect.soft(await noteField(writing).count()).toBe(0);
  expect(await keptText(writing)).not.toContain(WORDS);
});

test.each(ENDS)(
  'signing out on %s ends a thread in another tab, with its chat, its upload and its texts',
  async (_, html) => {
    const device = await site.device();
    await writeOffline(device, WORDS);
    const writing = await device.open(thread().replaceAll('u42', 'u44'));
    await threadIsOpen(writing);
    await sendPhoto(writing, 'sink.png');
    await message(writing).fill(WORDS);
    await expect.poll(() => keptText(writing)).toContain(WORDS);
    const leaving = await device.open(html);
    if (html !== LOGOUT_PAGE) await firstLeadIsOpen(leaving);
    await signOut(leaving);
    await writing.locator('message-thread').getByText('You are signed out.').waitFor({ timeout: 1000 });
    expect(await writing.locator('html').getAttribute('data-chat')).toBe('closed');
    expect(await writing.locator('html').getAttribute('data-upload')).toBe('ended');
    await expect.poll(() => keptText(writing)).not.toContain(WORDS);
  },
);

test('a page that the browser has kept comes back without what was written before somebody signed out', async () => {
  const { device, writing, leaving } = await openTwo(board());
  await device.go(writing, PLAIN_PAGE);
  await signOut(leaving);
  await writing.goBack({ waitUntil: 'commit' });
  await expect.poll(async () => (await shownOn(writing)).includes(WORDS), { timeout: 3000 }).toBe(false);
  await expect.poll(() => keptText(writing)).not.toContain(WORDS);
});
