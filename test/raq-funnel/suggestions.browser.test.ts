import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { press } from '../elements/press.js';
import { rootOf } from '../elements/stage.js';
import {
  answer,
  button,
  calls,
  checkbox,
  funnelPage,
  funnelStage,
  heard,
  open,
  openAt,
  place,
  radio,
  refusal,
  untilAt,
  untilSaved,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

const { fresh, assigned } = SANDBOX_REQUESTS;
const summaryOf = (leadId: string) => ({
  to: 'summary',
  href: `/app/lead/request_a_quote/lead/${leadId}/summary`,
});
const boxes = (element: Element) =>
  [...rootOf(element).querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].map(({ name, checked }) => [
    name,
    checked,
  ]);

describe('the suggestions', () => {
  it('of a request by its id load the request first; their boxes bear the names of the form, those that are marked ticked', async () => {
    const on = funnelStage();
    const funnel = await open(on, { leadId: fresh, step: 'suggestions' }, 'suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
    expect(on.to(`/v1/lead/${fresh}`).length).toBe(1);
    expect(boxes(funnel)).toEqual([
      ['additional-sp-5200001', true],
      ['additional-hasp-8800001', true],
      ['additional-sp-5200002', false],
    ]);
  });

  it.each([
    ['the request', (url: string) => url.endsWith(`/v1/lead/${fresh}`)],
    ['the suggestions', (url: string) => url.endsWith('/suggestion')],
  ])('lead to the summary when %s cannot be had', async (_, isIt) => {
    const on = funnelStage();
    on.setFault(({ url }) => (isIt(url) ? refusal(500)() : undefined));
    const funnel = place(on, { leadId: fresh, step: 'suggestions' });
    await untilSaved();
    expect(heard(funnel, 'navigate')).toEqual([summaryOf(fresh)]);
    expect(heard(funnel, 'funnel-complete')).toEqual([{ leadId: fresh }]);
    expect(heard(funnel, 'widget-error').length).toBe(1);
  });

  it('that could not be had are asked for again with Choose pros', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => (url.endsWith('/suggestion') ? refusal(500)() : undefined));
    place(on, { leadId: fresh, step: 'suggestions' });
    await untilSaved();
    on.setFault(null);
    await press(button('Choose pros'));
    await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
  });

  it('lead to the summary when the network fails', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => {
      if (url.endsWith('/suggestion')) throw new TypeError('Failed to fetch');
      return undefined;
    });
    const funnel = place(on, { leadId: fresh, step: 'suggestions', basePath: '/quotes' });
    await untilSaved();
    expect(heard(funnel, 'navigate')).toEqual([
      { to: 'summary', href: `/quotes/lead/request_a_quote/lead/${fresh}/summary` },
    ]);
  });

  it('that are none say so, and lead on without an assignment', async () => {
    const on = funnelStage({ scenario: 'empty' });
    const funnel = await openAt(on, 'contact');
    await answer('contact');
    await untilSays(funnel, 'No pros near you right now');
    await press(button('Continue'));
    await untilSaved();
    await untilSays(funnel, 'No pro has your request yet.');
    expect(heard(funnel, 'lead-assigned')).toEqual([]);
  });

  it('may be skipped: nobody is assigned', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
    await press(button('Skip this step'));
    await untilSaved();
    await untilSays(funnel, 'No pro has your request yet.');
    expect([heard(funnel, 'lead-assigned'), on.requests.filter(({ url }) => url.endsWith('/assign')).length]).toEqual([
      [],
      0,
    ]);
  });

  it('are as many as the host says', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions', { suggestionLimit: 1 });
    await vi.waitFor(() => expect(boxes(funnel).length).toBe(1));
  });

  it('let at most as many be ticked as the customer wants', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'contact');
    rootOf(funnel).querySelector<HTMLElement>('details summary')?.click();
    await press(page.getByRole('radiogroup', { name: 'Maximum number of pros' }).getByRole('radio', { name: '1' }));
    await walk(['contact'], 'suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
    await expect.element(checkbox('Barton Creek Pipe & Drain')).toBeDisabled();
    await untilSays(funnel, 'You asked for 1 pro at most.');
    await press(checkbox('Live Oak Plumbing'));
    await expect.element(checkbox('Barton Creek Pipe & Drain')).toBeEnabled();
  });

  it('show the reviews of a pro when they are opened, once asked for', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    await press(button('Reviews of Live Oak Plumbing'));
    const [asked] = await calls(on, '/v1/reviews/getByServiceProviderId', 1);
    expect(JSON.parse((await asked?.clone().text()) ?? '')).toMatchObject({
      serviceProviderId: expect.anything(),
      serviceProviderType: 'AL',
      offset: 0,
    });
    await vi.waitFor(() => expect(rootOf(funnel).querySelectorAll('.funnel-reviews li').length).toBeGreaterThan(0));
    await press(button('Reviews of Live Oak Plumbing'));
    await press(button('Reviews of Live Oak Plumbing'));
    expect(on.to('/v1/reviews/getByServiceProviderId').length).toBe(1);
  });

  it('keep a tick through a failure of the reviews, which can be tried again', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    on.setFault(({ url }) => (url.endsWith('getByServiceProviderId') ? refusal(503)() : undefined));
    await press(button('Reviews of Live Oak Plumbing'));
    await untilSays(funnel, 'We could not load the reviews.');
    on.setFault(null);
    await press(button('Retry'));
    await vi.waitFor(() => expect(rootOf(funnel).querySelectorAll('.funnel-reviews li').length).toBeGreaterThan(0));
    await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
  });
});

describe('the summary', () => {
  it('of a request by its id shows who got it and how they compare, and is no second completion', async () => {
    const on = funnelStage();
    const funnel = await open(on, { leadId: assigned, step: 'summary' }, 'summary');
    await expect.element(button('Mark as hired: Live Oak Plumbing')).toBeVisible();
    await vi.waitFor(() => expect(on.to('/serviceprovider/comparison').length).toBe(1));
    expect(on.to(`/v1/lead/${assigned}/serviceprovider`).length).toBe(1);
    // It was completed before: whoever looks at it again completes nothing.
    expect(heard(funnel, 'funnel-complete')).toEqual([]);
  });

  it('of a request by its id shows the offers for its service and place', async () => {
    const on = funnelStage();
    await open(on, { leadId: assigned, step: 'summary' }, 'summary');
    await vi.waitFor(() => expect(on.to('/v1/deals/followUp').length).toBe(1));
  });

  it('has the offers, the receipt with text, time and pros, and begins anew when asked', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'summary');
    await untilSays(funnel, 'Offers for you');
    const receipt = () => rootOf(funnel).querySelector('[part~="receipt"]')?.textContent ?? '';
    await vi.waitFor(() => expect(receipt()).toMatch(/Live Oak Plumbing/));
    expect(receipt()).toMatch(/I agree that the pros I choose .*2026-11/);
    await press(button('Start another request'));
    await untilAt('service');
    expect(radio(/./).elements().length).toBe(0);
  });
});
