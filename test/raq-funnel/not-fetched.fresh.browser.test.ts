import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { funnelSteps } from '../../src/raq-funnel/shell/funnel-frame.js';
import { fill, press } from '../element/press.js';
import { keepsFailedModules } from '../runner/page/engine-bugs.js';
import { refuseRequests } from '../runner/page/network.js';
import { button, funnelPage, funnelStage, isThere, open, place, untilAt } from './funnel-stage.js';

funnelPage();
beforeAll(() => refuseRequests(['raq-funnel/shell/funnel-steps']));
afterAll(() => refuseRequests([]));

it.skipIf(keepsFailedModules())('a dialog whose code cannot be loaded shows an error in its place', async () => {
  const funnel = place(funnelStage(), { presentation: 'modal', open: true });
  await expect.element(page.getByText('This part could not be loaded.')).toBeVisible();
  funnel.remove();
});

it.skipIf(keepsFailedModules())(
  'a connection lost while loading keeps the search text, and Retry loads the rest of the funnel',
  async () => {
    await open(funnelStage());
    const service = page.getByRole('combobox', { name: 'Service' });
    const missing = page.getByText('This part could not be loaded.');
    await fill(service, 'drain clea');
    await expect.element(missing).toBeVisible();
    await expect.element(service).toHaveValue('drain clea');
    refuseRequests([]);
    await vi.waitFor(async () => {
      if (isThere(missing)) await press(button('Retry'));
      expect(funnelSteps.loaded).not.toBeNull();
    });
    await expect.poll(() => isThere(missing)).toBe(false);
    await expect.element(service).toHaveValue('drain clea');
    await press(button('Drain Cleaning'));
    await untilAt('postal-code');
  },
);
