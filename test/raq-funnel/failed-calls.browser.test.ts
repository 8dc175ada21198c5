import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import {
  button,
  type FunnelStage,
  funnelPage,
  funnelStage,
  heading,
  open,
  openAt,
  refusal,
  TITLES,
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
  {
    call: 'the recipients',
    path: /\/serviceprovider$/,
    reach: async (on) => {
      await openAt(on, 'suggestions');
      await walk(['suggestions'], 'summary');
    },
    says: 'We could not load who got your request.',
    shows: () => button('Mark as hired: Live Oak Plumbing'),
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
    await retry();
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
