import { board, firstLeadIsOpen, waitingTexts, writeOffline } from './office-pages.js';
import { clockAhead, expect, test } from './session-stage.js';

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
