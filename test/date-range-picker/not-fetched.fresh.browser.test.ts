import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepsFailedModules } from '../runner/page/engine-bugs.js';
import { refuseRequests } from '../runner/page/network.js';
import { enter, onThatDay, picker, press, startInput } from './picker-stage.js';

onThatDay();
beforeAll(async () => {
  refuseRequests(['ui/popup/dialog']);
  await page.viewport(390, 844);
});
afterAll(() => refuseRequests([]));

it.skipIf(keepsFailedModules())('dates can be typed if the sheet cannot be loaded, and Retry loads it', async () => {
  const element = await picker();
  await page.getByRole('button', { name: 'Choose dates' }).click();
  await expect.element(page.getByText('This part could not be loaded.')).toBeVisible();
  await enter(startInput(), '11/9/2026');
  expect(element.value).toBe('2026-11-09/');
  refuseRequests([]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await press('November 12, 2026');
  expect(element.value).toBe('2026-11-12/');
});
