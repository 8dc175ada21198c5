import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  bodyOf,
  button,
  calls,
  checkbox,
  funnelPage,
  funnelStage,
  heading,
  heard,
  isThere,
  open,
  openAt,
  place,
  refusal,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

const LIVE_OAK = '5200001';
const SAVED = heading('Your request is saved');

describe('the summary of a request that no pro has', () => {
  it('says that it is saved and that nobody makes contact, and leads back to the pros', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    await button('Skip this step').click();
    await expect.element(SAVED).toBeVisible();
    await untilSays(funnel, 'No pro has your request, so nobody contacts you yet.');
    await expect.element(page.getByText('They call, text or email you')).not.toBeInTheDocument();
    expect(on.to('/assign')).toEqual([]);
    await button('Choose pros').click();
    await walk(['suggestions'], 'summary');
    await untilSays(funnel, 'They call, text or email you');
    expect(isThere(button('Choose pros'))).toBe(false);
  });

  it('offers no choice of pros where there is none', async () => {
    const on = funnelStage();
    on.setFault(({ url }) =>
      url.includes('/v4/serviceproviders/suggestion') ? Response.json({ serviceProviders: [] }) : undefined,
    );
    const funnel = await open(on);
    await walk(['service', 'postal-code', 'project', 'timing'], 'contact');
    await page.getByRole('textbox', { name: 'First name' }).fill('Nova');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lindqvist');
    await page.getByRole('textbox', { name: 'Email' }).fill('nova@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).fill('5125550177');
    await checkbox(/^I agree/).click();
    await button('Get quotes').click();
    await expect.element(heading('No pros near you right now')).toBeVisible();
    await button('Continue').click();
    await expect.element(SAVED).toBeVisible();
    await untilSays(funnel, 'You can start another request');
    expect(isThere(button('Choose pros'))).toBe(false);
  });

  it('is told by the gateway, for a request that the page only knows by its id', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => (url.endsWith('/serviceprovider') ? Response.json({ serviceProviders: [] }) : undefined));
    await openAt(on, 'suggestions');
    const [created] = heard(document.querySelector('raq-funnel') ?? document.body, 'lead-created');
    document.body.replaceChildren();
    place(on, { leadId: Reflect.get(Object(created), 'leadId'), step: 'summary', persist: 'none' });
    await expect.element(SAVED).toBeVisible();
  });

  it('is not called saved or sent while the gateway cannot say who has it', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => (url.endsWith('/serviceprovider') ? refusal(500)() : undefined));
    const funnel = place(on, { leadId: '4410001', step: 'summary', persist: 'none' });
    await untilSays(funnel, 'We could not load who got your request.');
    expect([isThere(SAVED), isThere(heading('Your request is on its way'))]).toEqual([false, false]);
  });
});

describe('the summary after a reload', () => {
  afterEach(() => vi.useRealTimers());

  it('stands again in memory too, with receipt and print, and is no second completion', async () => {
    const on = funnelStage();
    await openAt(on, 'summary');
    on.reload();
    const again = place(on);
    await untilAt('summary');
    await expect.element(heading('Consent receipt')).toBeVisible();
    await expect.element(button('Print')).toBeVisible();
    await untilSays(again, 'Live Oak Plumbing');
    expect(heard(again, 'funnel-complete')).toEqual([]);
    expect(heard(again, 'funnel-step')).toEqual([{ step: 'summary', index: 7, total: 7 }]);
    await button('Start another request').click();
    await untilAt('service');
    on.reload();
    place(on);
    await untilAt('service');
  });

  it('says until when the phone number can be changed, and no longer offers it after that', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'summary', { timeZone: 'America/Chicago' });
    await page.getByText('Change your phone number').click();
    await untilSays(funnel, /You can change it here until \w+ \d+, \d{4} at \d/);
    on.reload();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23.9 * 3_600_000 });
    place(on);
    await untilAt('summary');
    // In WebKit, Vitest takes what stands in the summary of closed details for hidden.
    await expect.element(page.getByText('Change your phone number')).toBeInTheDocument();
    on.reload();
    vi.setSystemTime(Date.now() + 3_600_000);
    place(on);
    await untilAt('service');
  });
});

describe('a funnel of a provider', () => {
  it('says that the provider gets the request, and notifies it when nobody else is chosen', async () => {
    const on = funnelStage();
    await open(on, { spId: LIVE_OAK }, 'project');
    await walk(['project', 'postal-code', 'timing'], 'contact');
    await expect.element(page.getByText('This is for Live Oak Plumbing.')).toBeVisible();
    await walk(['contact'], 'suggestions');
    // It is still known after a reload.
    on.reload();
    const funnel = place(on, { spId: LIVE_OAK });
    await untilAt('suggestions');
    await expect.element(checkbox('RapidRooter Home Services')).toBeVisible();
    if (checkbox('RapidRooter Home Services').element().matches(':checked')) {
      await untilSays(funnel, 'Live Oak Plumbing and 1 more pro get your request.');
      await checkbox('RapidRooter Home Services').click();
    }
    await untilSays(funnel, 'Live Oak Plumbing gets your request.');
    await button('Continue').click();
    await untilAt('summary');
    const [told] = await calls(on, '/v1/lead/send-ol-notification', 1);
    expect(await bodyOf(told)).toEqual({ leadIds: [expect.stringMatching(/^\d+$/)] });
    expect(on.to('/assign')).toEqual([]);
  });
});

describe('the consent', () => {
  it('goes out among the attributes of version 1, which has no external ones', async () => {
    const on = funnelStage();
    await openAt(on, 'suggestions', { createVersion: 'v1', initialValues: { address: { postalAddressId: 77 } } });
    const [created] = await calls(on, '/v1/lead', 1);
    const body = Object(await bodyOf(created));
    const { questionText, answerText } = Object(body.attributes).at(-1);
    expect(questionText).toBe('Consent');
    expect(JSON.parse(answerText)).toEqual({
      version: expect.any(String),
      textHash: expect.stringMatching(/^[\da-f]{64}$/),
      at: expect.any(String),
      recipients: [],
    });
  });

  it('can be withdrawn on the host’s page, which the receipt links to; a script is no page', async () => {
    const on = funnelStage();
    const consent = { version: 'a-1', text: 'I agree to calls.', revokeUrl: 'https://partner.example/withdraw' };
    const funnel = await openAt(on, 'summary', { consent });
    const link = page.getByRole('link', { name: 'Withdraw your consent (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('href', consent.revokeUrl);
    Object.assign(funnel, { consent: { ...consent, revokeUrl: 'javascript:alert(1)' } });
    await expect.element(link).not.toBeInTheDocument();
  });
});
