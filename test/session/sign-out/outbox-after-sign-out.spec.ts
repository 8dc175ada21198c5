import type { Page } from 'playwright/test';
import {
  board,
  firstLeadIsOpen,
  LOGOUT_PAGE,
  openThread,
  posted,
  waitingTexts,
  writeOffline,
} from '../office-pages.js';
import { type Device, expect, signOut, test } from '../session-stage.js';

const WORDS = 'I can come at nine, marker 4417.';

const ENDS: readonly (readonly [string, string])[] = [
  ['a board', board()],
  ['a logout page without tags', LOGOUT_PAGE],
];

async function signOutAfterWriting(device: Device, html: string): Promise<Page> {
  await writeOffline(device, WORDS);
  const page = await device.open(html);
  if (html !== LOGOUT_PAGE) await firstLeadIsOpen(page);
  expect(await waitingTexts(page)).toContain(WORDS);
  await signOut(page);
  return page;
}

for (const [name, html] of ENDS)
  test(`after signing out on ${name}, the next session does not post a text that waited`, async ({ device }) => {
    await signOutAfterWriting(device, html);
    const next = await openThread(device);
    expect(posted(device)).toEqual([]);
    expect(await next.getByText(WORDS).count()).toBe(0);
  });
