import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import {
  button,
  CUSTOMER,
  checkbox,
  type FunnelStage,
  fillContact,
  funnelPage,
  funnelStage,
  heard,
  open,
  openAt,
  place,
  refusal,
  striking,
  textbox,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

/** The network is away for these calls, as often as the client tries by itself. */
function offline(on: FunnelStage, end: RegExp): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  on.setFault(({ url }) => {
    if (end.test(new URL(url).pathname)) throw new TypeError('Failed to fetch');
    return undefined;
  });
}

function online(on: FunnelStage): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  on.setFault(null);
}
const retry = () => press(button('Retry'));

describe('a network that fails', () => {
  it('at the top categories leaves the box, and Retry brings them', async () => {
    const on = funnelStage();
    offline(on, /topCategories$/);
    const funnel = place(on);
    await untilSays(funnel, 'We could not load the top categories.');
    await expect.element(page.getByRole('combobox', { name: 'Service' })).toBeVisible();
    online(on);
    await retry();
    await expect.element(button('Drain Cleaning')).toBeVisible();
    expect(heard(funnel, 'widget-error')).toEqual([
      { operation: 'topCategories', kind: 'network', requestId: expect.any(String) },
    ]);
  });

  it('at the autocomplete keeps the words, and Enter looks again and takes the best', async () => {
    const on = funnelStage();
    const funnel = await open(on);
    offline(on, /autocomplete$/);
    await fill(page.getByRole('combobox', { name: 'Service' }), 'drain cleaning');
    await untilSays(funnel, 'We could not look up services.');
    online(on);
    const box = funnel.shadowRoot?.querySelector<HTMLElement>('[role="combobox"]');
    box?.focus();
    await userEvent.keyboard('{Enter}');
    await untilAt('postal-code');
  });

  it('at the taxonomy stays at the service, and Retry goes on', async () => {
    const on = funnelStage();
    const funnel = await open(on);
    on.setFault(striking('/categories/10214', refusal(503)));
    await press(button('Drain Cleaning'));
    await untilSays(funnel, 'We could not choose this service.');
    online(on);
    await retry();
    await untilAt('postal-code');
  });

  it('at the city keeps the postal code, and Retry finds it', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'postal-code');
    offline(on, /getCityAndState/);
    await fill(textbox('ZIP code'), '78704');
    await untilSays(funnel, 'We could not find the city for this ZIP code.');
    online(on);
    await retry();
    await untilSays(funnel, 'Austin, TX');
    await expect.element(textbox('ZIP code')).toHaveValue('78704');
  });

  it('at the city stops nobody: the request goes with the postal code alone', async () => {
    const on = funnelStage();
    on.setFault(striking('getCityAndStateAbbreviationByPostalCode', refusal(503)));
    const funnel = await openAt(on, 'postal-code');
    await fill(textbox('ZIP code'), '78704');
    await untilSays(funnel, 'We could not find the city');
    await press(button('Continue'));
    await walk(['project', 'timing', 'contact'], 'suggestions');
    const body: unknown = JSON.parse(await (on.to('/v3/lead')[0]?.clone().text() ?? '{}'));
    expect(Reflect.get(Object(body), 'address')).toEqual({ postalCode: '78704' });
  });

  it('at the eligibility says so, and Retry checks it', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => (url.includes('postalcode-eligibility') ? refusal(503)() : undefined));
    const funnel = await open(on, { spId: '5200001', postalCode: '78704' }, 'project');
    await untilSays(funnel, 'We could not check whether this pro works there.');
    online(on);
    await retry();
    await expect.element(page.getByText('We could not check whether this pro works there.')).not.toBeInTheDocument();
    await walk(['project', 'timing', 'contact'], 'suggestions');
  });

  it('at the provider says so, and Retry loads it', async () => {
    const on = funnelStage();
    on.setFault(striking('/5200001/details', refusal(503)));
    const funnel = place(on, { spId: '5200001', postalCode: '78704' });
    await untilSays(funnel, 'We could not load this pro.');
    online(on);
    await retry();
    await walk(['project', 'timing', 'contact'], 'suggestions');
    const body: unknown = JSON.parse(await (on.to('/v3/lead')[0]?.clone().text() ?? '{}'));
    expect(Reflect.get(Object(body), 'assignedServiceProviderIds')).toEqual(['5200001']);
  });

  it('at the creation keeps every answer, and the next press makes one lead', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'contact');
    offline(on, /v3\/lead$/);
    await fillContact();
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await untilSays(funnel, 'Your answers are kept.');
    await expect.element(textbox('Last name')).toHaveValue(CUSTOMER.last);
    await expect.element(checkbox(/^I agree/)).toBeChecked();
    online(on);
    await press(button('Get quotes'));
    await untilAt('suggestions');
    expect(await on.leads()).toBe(1);
  });

  it('where only the gateway does not answer is not called a missing connection', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    await press(checkbox('Barton Creek Pipe & Drain'));
    on.setFault(({ url }) => {
      if (url.endsWith('/assign')) throw new TypeError('Failed to fetch');
      return undefined;
    });
    await press(button('Continue'));
    await expect.element(button('Retry')).toBeVisible();
    expect(funnel.shadowRoot?.textContent).not.toContain('You appear to be offline');
    await untilSays(funnel, /unavailable/i);
    online(on);
    await retry();
    await untilAt('summary');
  });

  it('at the assignment keeps the choice, and Retry sends it', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    await expect.element(checkbox('Barton Creek Pipe & Drain')).toBeVisible();
    await press(checkbox('Barton Creek Pipe & Drain'));
    offline(on, /assign$/);
    await press(button('Continue'));
    await untilSays(funnel, 'You appear to be offline');
    await expect.element(checkbox('Barton Creek Pipe & Drain')).toBeChecked();
    online(on);
    await retry();
    await untilAt('summary');
  });

  it('at the recipients leaves the summary, and Retry brings them', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    on.setFault(striking('/serviceprovider', refusal(503)));
    await walk(['suggestions'], 'summary');
    await untilSays(funnel, 'We could not load who got your request.');
    online(on);
    await retry();
    await expect.element(button('Mark as hired: Live Oak Plumbing')).toBeVisible();
  });

  it('that never answers well shows no lead and loses no answer', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { body: 'html' } } });
    const funnel = await openAt(on, 'contact');
    await fillContact();
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await untilSays(funnel, 'Your answers are kept.');
    expect(heard(funnel, 'lead-created')).toEqual([]);
    await expect.element(textbox('Email')).toHaveValue(CUSTOMER.email);
  });

  it('at the service that the host names says so, and Retry learns its name', async () => {
    const on = funnelStage();
    on.setFault(striking('/categories/10214', refusal(503)));
    const funnel = await open(on, { categoryId: '10214', postalCode: '78704' }, 'project');
    await untilSays(funnel, 'We could not choose this service.');
    online(on);
    await retry();
    await walk(['project', 'timing', 'contact'], 'suggestions');
    const body: unknown = JSON.parse(await (on.to('/v3/lead')[0]?.clone().text() ?? '{}'));
    expect(Reflect.get(Object(body), 'title')).toBe('Drain Cleaning');
  });
});
