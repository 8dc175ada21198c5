import { describe, expect, it, vi } from 'vitest';
import { fill, press } from '../elements/press.js';
import {
  askForQuotes,
  bodyOf,
  button,
  call,
  calls,
  checkbox,
  fillContact,
  funnelPage,
  funnelStage,
  heading,
  heard,
  idsOf,
  isThere,
  openAndWalk,
  openAt,
  place,
  TITLES,
  TOKEN,
  textbox,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

describe('one request', () => {
  it('is made by a double click', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { delayMs: 200 } } });
    const funnel = await openAt(on, 'contact');
    await fillContact();
    await press(checkbox(/^I agree/));
    await button('Get quotes').dblClick();
    await untilAt('suggestions');
    expect([on.to('/v3/lead').length, await on.leads(), heard(funnel, 'lead-created').length]).toEqual([1, 1, 1]);
  });

  it('is made by a replay after a challenge: a modal closes, and opens again at the suggestions', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = place(on, { presentation: 'modal', open: true });
    await walk(['service', 'postal-code', 'project', 'timing'], 'contact');
    await askForQuotes();
    await vi.waitFor(() => expect(heard(funnel, 'funnel-close')).toEqual([{}]));
    await vi.waitFor(() =>
      expect([funnel.hasAttribute('open'), isThere(heading(TITLES.contact))]).toEqual([false, false]),
    );
    call(funnel, 'replayChallenges');
    await untilAt('suggestions');
    expect([funnel['open'], idsOf(on.to('/v3/lead')).size, await on.leads()]).toEqual([true, 1, 1]);
  });
});

describe('what a funnel sends', () => {
  it('asks for services with limit 10 and both provider types', async () => {
    const on = funnelStage();
    await openAndWalk(on, 'postal-code');
    const [top] = on.to('/v1/topCategories');
    const found = on.to('/v2/autocomplete').at(-1);
    expect(new URL(top?.url ?? '').search).toBe('?limit=10&serviceProviderTypes=AL&serviceProviderTypes=HA');
    const query = new URL(found?.url ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ query: 'drain cleaning', limit: '10' });
    expect(query.getAll('serviceProviderTypes')).toEqual(['AL', 'HA']);
  });

  it('marks one provider as hired and sends another phone number, each with its own fields only', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'summary');
    await press(button('Mark as hired: Live Oak Plumbing'));
    await untilSays(funnel, 'Hired');
    const [hired] = await calls(on, '/service-provider/mark-hired', 1);
    expect(await bodyOf(hired)).toEqual({ serviceProviderType: 'AL', serviceProviderId: '5200001' });
    funnel.shadowRoot?.querySelector<HTMLElement>('details summary')?.click();
    await fill(textbox('New phone number'), '(512) 555-0199');
    await press(button('Save'));
    await untilSays(funnel, 'Saved');
    const [updated] = await calls(on, '/v1/user/updatePhone', 1);
    expect(await bodyOf(updated)).toEqual({ phoneNumber: '5125550199' });
  });

  it('puts the one-time token and the caller type Member on every call, and no caller id', async () => {
    const on = funnelStage();
    await openAt(on, 'summary');
    await vi.waitFor(() => expect(on.to('/v1/deals/followUp').length).toBe(1));
    expect(on.requests.length).toBeGreaterThan(8);
    const odd = on.requests.filter(
      ({ headers, credentials }) =>
        headers.get('Authorization') !== `OneTime ${TOKEN}` ||
        headers.get('X-Caller-Type') !== 'Member' ||
        headers.has('X-Caller-Id') ||
        headers.get('X-Proxy-Version') !== '1' ||
        !headers.get('X-Request-Id') ||
        credentials !== 'omit',
    );
    expect(odd.map(({ url }) => url)).toEqual([]);
  });
});
