import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '../element/press.js';
import { funnelPage, funnelStage, open, striking, untilSays } from './funnel-stage.js';

funnelPage();

const field = () => page.getByRole('combobox', { name: 'Service' });
const service = (name: RegExp) => page.getByRole('option', { name });

it('a search without a connection says so, shows no service of other words, and goes on by itself', async () => {
  const on = funnelStage();
  const funnel = await open(on);
  await fill(field(), 'drai');
  await expect.element(service(/^Drain Cleaning/)).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  on.setFault(
    striking('/autocomplete', () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  await fill(field(), 'leaking');
  await expect.element(service(/^Drain Cleaning/)).not.toBeInTheDocument();
  await untilSays(funnel, 'You appear to be offline.');
  on.setFault(null);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(service(/Leak/).first()).toBeVisible();
});

it('while a search is on its way, only services that have the words stay', async () => {
  const on = funnelStage();
  await open(on);
  await fill(field(), 'drai');
  await expect.element(service(/^Drain Cleaning/)).toBeVisible();
  on.setFault(({ url }) => (url.includes('/autocomplete') ? new Promise<never>(() => {}) : undefined));
  await fill(field(), 'drain');
  await expect.element(service(/^Drain Cleaning/)).toBeVisible();
  await fill(field(), 'leaking pipe');
  await expect.element(service(/^Drain Cleaning/)).not.toBeInTheDocument();
});
