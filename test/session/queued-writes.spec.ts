import { board, firstLeadIsOpen, typeNote } from './office-pages.js';
import { expect, hold, linesOf, quiet, signOut, test } from './session-stage.js';

test('a note that waits behind a change of the status is not sent once the person has signed out', async ({
  device,
}) => {
  const page = await device.open(board());
  await firstLeadIsOpen(page);
  const status = await hold(page, /\/leads\/\d+\/status$/);
  await page.getByRole('combobox', { name: 'Lead status' }).first().click();
  await page.getByRole('option', { name: 'Scheduled', exact: true }).click();
  await status.arrived;
  await typeNote(page, 'Call again at noon, marker 5521.');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await quiet(page, 200);
  expect(device.sentTo('/note')).toEqual([]);
  const sent = device.sent().length;
  await signOut(page);
  status.letGo();
  await quiet(page);
  const written = device
    .sent()
    .slice(sent)
    .filter(({ method }) => method === 'POST');
  expect(linesOf(written)).toEqual([]);
});
