import { describe, expect, it, vi } from 'vitest';
import { press } from '../element/press.js';
import {
  askForQuotes,
  bodyOf,
  button,
  call,
  calls,
  funnelPage,
  funnelStage,
  heading,
  heard,
  idsOf,
  isThere,
  openAt,
  place,
  TITLES,
  TOKEN,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

describe('one request', () => {
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
  it('marks one provider as hired with its type and id only', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'summary');
    await press(button('Mark as hired: Live Oak Plumbing'));
    await untilSays(funnel, 'Hired');
    const [hired] = await calls(on, '/service-provider/mark-hired', 1);
    expect(await bodyOf(hired)).toEqual({ serviceProviderType: 'AL', serviceProviderId: '5200001' });
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
