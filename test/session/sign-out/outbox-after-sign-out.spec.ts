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
import { type Device, expect, quiet, refuse, signOut, test } from '../session-stage.js';

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

test('after a session has run out on the board, a text that waits is not posted until the person presses Send', async ({
  device,
}) => {
  await writeOffline(device, WORDS);
  const page = await device.open('');
  await refuse(page, /\/v6\/leads\/serviceProvider\//, 401);
  const refused = page.waitForResponse((response) => response.status() === 401);
  await device.go(page, board());
  await refused;
  await quiet(page, 300);
  expect(await waitingTexts(page)).toContain(WORDS);

  const next = await openThread(device);
  const log = next.getByRole('log');
  expect(posted(device)).toEqual([]);
  await log.getByText('Not sent').waitFor();
  await log.getByRole('button', { name: 'Delete', exact: true }).waitFor();
  await log.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => posted(device).length).toBe(1);
  expect(posted(device)[0]).toContain(WORDS);
});
