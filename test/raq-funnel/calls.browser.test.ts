import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import {
  askForQuotes,
  bodyOf,
  button,
  call,
  calls,
  type FunnelStage,
  funnelPage,
  funnelStage,
  heading,
  heard,
  idsOf,
  isThere,
  open,
  openAt,
  place,
  refusal,
  TITLES,
  TOKEN,
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

const CALLS: readonly {
  readonly call: string;
  readonly path: RegExp;
  readonly isOffline?: boolean;
  readonly reach: (on: FunnelStage) => Promise<unknown>;
  readonly says: string;
  /** What the screen shows after the call was repeated. */
  readonly shows: () => Locator;
}[] = [
  {
    call: 'the top categories',
    path: /topCategories$/,
    isOffline: true,
    reach: open,
    says: 'We could not load the top categories.',
    shows: () => button('Drain Cleaning'),
  },
  {
    call: 'the chosen service',
    path: /categories\/10214$/,
    reach: async (on) => {
      await open(on);
      await press(button('Drain Cleaning'));
    },
    says: 'We could not choose this service.',
    shows: () => heading(TITLES['postal-code']),
  },
  {
    call: 'the service in the customer’s own words',
    path: /categories\/10900$/,
    reach: async (on) => {
      await open(on, { fallbackCategoryId: '10900' });
      await fill(page.getByRole('combobox', { name: 'Service' }), 'zeppelin');
      await press(button('Continue in my own words'));
    },
    says: 'We could not choose this service.',
    shows: () => heading(TITLES['postal-code']),
  },
  {
    call: 'the service that the page names',
    path: /categories\/10214$/,
    reach: (on) => open(on, { categoryId: '10214', postalCode: '78704' }, 'project'),
    says: 'We could not choose this service.',
    shows: () => heading(TITLES.project),
  },
];

it.each(CALLS)(
  'a failure of $call has a message, and Retry tries again',
  async ({ path, isOffline, reach, says, shows }) => {
    const on = funnelStage();
    if (isOffline) offline(on, path);
    else on.setFault(({ url }) => (path.test(new URL(url).pathname) ? refusal(503)() : undefined));
    await reach(on);
    const message = page.getByText(says);
    await expect.element(message).toBeVisible();
    online(on);
    await press(button('Retry'));
    await expect.element(shows()).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
  },
);

describe('without a connection', () => {
  it('the search keeps the words, and Enter searches again and takes the best match', async () => {
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
});

describe('one request', () => {
  it('is made by a replay after a challenge: a modal closes, and opens again at the suggestions', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = place(on, { presentation: 'modal', open: true });
    await walk(['service', 'postal-code', 'project', 'timing'], 'contact');
    await askForQuotes();
    await vi.waitFor(() => expect(heard(funnel, 'funnel-close')).toEqual([{}]));
    const shown = () => [funnel.hasAttribute('open'), isThere(heading(TITLES.contact))];
    await vi.waitFor(() => expect(shown()).toEqual([false, false]));
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
    const names = ['Authorization', 'X-Caller-Type', 'X-Caller-Id', 'X-Proxy-Version'];
    for (const { headers, credentials, url } of on.requests) {
      const sent = [...names.map((name) => headers.get(name)), credentials];
      expect(sent, url).toEqual([`OneTime ${TOKEN}`, 'Member', null, '1', 'omit']);
      expect(headers.get('X-Request-Id'), url).toMatch(/./);
    }
  });
});
