import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
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
  open,
  openAt,
  place,
  refusal,
  striking,
  TITLES,
  TOKEN,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

it('a failure of the service that the page names has a message, and Retry tries again', async () => {
  const on = funnelStage();
  on.setFault(({ url }) => (url.endsWith('/categories/10214') ? refusal(503)() : undefined));
  await open(on, { categoryId: '10214', postalCode: '78704' }, 'project');
  const message = page.getByText('We could not choose this service.');
  await expect.element(message).toBeVisible();
  on.setFault(null);
  await press(button('Retry'));
  await expect.element(message).not.toBeInTheDocument();
  await untilAt('project');
});

it('without a connection the search keeps the words, and Enter searches again and takes the best match', async () => {
  const on = funnelStage();
  const funnel = await open(on);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  on.setFault(
    striking('/autocomplete', () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  await fill(page.getByRole('combobox', { name: 'Service' }), 'drain cleaning');
  await untilSays(funnel, 'We could not look up services.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  on.setFault(null);
  page.getByRole('combobox', { name: 'Service' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await untilAt('postal-code');
});

it('one request is made by a replay after a challenge: a modal closes, and opens again', async () => {
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
