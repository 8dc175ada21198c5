import { credentialsSince, funnel, funnelAsks } from '../customer-pages.js';
import { keptOn } from '../kept-on-device.js';
import { board, firstLeadIsOpen, LOGOUT_PAGE, typeNote, waitingTexts, writeOffline } from '../office-pages.js';
import { configure, type Device, expect, insert, quiet, signOut, test } from '../session-stage.js';

const CHUNKS = '**/cdn/chunks/**';
const noCode = ({ context }: Device) => context.route(CHUNKS, (route) => route.abort());

test('signing out on a logout page clears the device even if no further code loads', async ({ device }) => {
  await writeOffline(device, 'Waits, marker 8812.');
  const page = await device.open(board());
  await firstLeadIsOpen(page);
  await typeNote(page, 'A note, marker 8813.');
  expect(await waitingTexts(page)).toContain('marker 8812');
  await noCode(device);
  await device.go(page, LOGOUT_PAGE);
  await signOut(page);
  const { tab, databases } = await keptOn(page);
  expect([Object.keys(tab), databases.join()]).toEqual([[], expect.not.stringContaining('marker 8812')]);
});

test('signing out clears the page’s token even if no further code loads', async ({ device }) => {
  const page = await device.open(LOGOUT_PAGE);
  await configure(page, "{ oneTimeToken: 'token-of-ada' }");
  await noCode(device);
  const ended = await signOut(page).then(
    () => 'resolved',
    (error: unknown) => String(error),
  );
  await device.context.unroute(CHUNKS);
  await insert(page, funnel());
  await Promise.race([funnelAsks(page), page.getByText('You are signed out.').waitFor()]);
  await quiet(page, 300);
  expect.soft(credentialsSince(device)).not.toContain('OneTime token-of-ada');
  expect(ended).toBe('resolved');
});
