import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../element/press.js';
import { button, createdBody, funnelPage, funnelStage, open, place, TITLES, untilAt, walk } from './funnel-stage.js';

funnelPage();

const PLUMBER = '4711042';
const NEW_YORK = '10001';

describe('a funnel of a provider', () => {
  const CATEGORIES = [
    { categoryId: 10214, categoryName: 'Drain Cleaning', overallReviewCount: 5 },
    { categoryId: 10219, categoryName: 'Water Heater Repair', overallReviewCount: 41 },
    { categoryId: 10220, categoryName: 'Water Heater Installation', overallReviewCount: 41 },
  ];

  it('asks nothing before it knows the provider’s services', async () => {
    const on = funnelStage({ scenario: { operation: 'providerDetails', fault: { delayMs: 400 } } });
    const shown = new Set<string>();
    const funnel = place(on, { spId: '5200001', postalCode: '78704' });
    const watch = setInterval(() => shown.add(funnel.shadowRoot?.querySelector('h2')?.textContent ?? ''), 10);
    await untilAt('project');
    clearInterval(watch);
    expect([...shown].filter((title) => title !== '' && title !== TITLES.project)).toEqual([]);
  });

  it('that does not work there is left out with Continue without this pro', async () => {
    const funnel = await open(funnelStage(), { spId: PLUMBER, postalCode: NEW_YORK }, 'project');
    await press(button('Continue without this pro'));
    await vi.waitFor(() => expect(funnel.shadowRoot?.textContent).not.toContain('does not work in'));
  });

  it('lets the service that was guessed be changed: the request is about the other one', async () => {
    const on = funnelStage();
    on.setFault(({ url }) =>
      url.includes('/details?')
        ? Response.json({ serviceProvideId: '5200001', name: 'Live Oak', categories: CATEGORIES })
        : undefined,
    );
    await open(on, { spId: '5200001', postalCode: '78704' }, 'project');
    const service = page.getByRole('combobox', { name: 'Service' });
    await expect.element(service).toHaveValue('10219');
    await service.selectOptions('Drain Cleaning');
    await expect.element(service).toHaveValue('10214');
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await createdBody(on)).toMatchObject({ categoryId: '10214', title: 'Drain Cleaning' });
  });
});
