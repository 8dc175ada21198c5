import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { tick } from '../element/stage.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

const field = () => page.getByRole('combobox', { name: 'Service' });

const FALLBACK = { fallbackCategoryId: '10900' };

it('the service search finds a match for its own example', async () => {
  const funnel = await screen.open(screen.funnelStage());
  const [, example = ''] = /“(.+?)”/.exec(screen.textIn(funnel)) ?? [];
  await fill(field(), example);
  await expect.element(page.getByRole('option', { name: /^Kitchen Faucet Repair/ })).toBeVisible();
});

it('an unknown category-id opens the service step without moving the page or its focus', async () => {
  const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
  const search = document.createElement('input');
  document.body.append(search);
  search.focus();
  const funnel = screen.place(screen.funnelStage(), { categoryId: 'zz', postalCode: '78704' });
  funnel.style.marginTop = '3000px';
  await screen.untilAt('service');
  await expect.element(field()).toBeVisible();
  await tick(100);
  expect([search.matches(':focus'), scrolls.mock.calls]).toEqual([true, []]);
});

it('Enter before the search has answered says that it is still looking', async () => {
  const on = screen.funnelStage();
  await screen.open(on);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  on.setFault(async ({ url }) => {
    if (url.includes('/autocomplete')) await held;
    return undefined;
  });
  await fill(field(), 'leaking pipe');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveAccessibleDescription(/Looking/);
  release();
  await screen.untilAt('postal-code');
});

it('Retry after failed top categories moves focus to the heading of the step', async () => {
  const on = screen.funnelStage();
  on.setFault(screen.striking('/topCategories', screen.refusal(503)));
  const funnel = await screen.open(on);
  await screen.untilSays(funnel, 'We could not load the top categories.');
  on.setFault(null);
  await press(screen.button('Retry'));
  await expect.element(screen.button('Roof Repair')).toBeVisible();
  expect(screen.focusedIn(funnel)).toBe(screen.TITLES.service);
});

describe('a service search without a match', () => {
  it('shows an error on Enter, which disappears when the customer types again', async () => {
    const funnel = await screen.open(screen.funnelStage());
    await fill(field(), 'zeppelin');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    expect(screen.textIn(funnel)).toContain('No match for “zeppelin”.');
    await fill(field(), 'drain');
    await expect.element(page.getByRole('option', { name: /^Drain Cleaning/ })).toBeVisible();
    expect(screen.textIn(funnel)).not.toContain('No match');
  });

  it('lets the customer continue in their own words, in the host’s fallback category', async () => {
    const on = screen.funnelStage();
    await screen.open(on, FALLBACK);
    await fill(field(), 'Moor my zeppelin');
    await press(screen.button('Continue in my own words'));
    await screen.answer('postal-code');
    await screen.untilAt('project');
    await expect.element(screen.textbox('Description')).toHaveValue('Moor my zeppelin');
    await press(screen.button('Continue'));
    await screen.answer('timing', 'contact');
    await screen.untilAt('suggestions');
    const body = { categoryId: '10900', title: 'Handyman', description: 'Moor my zeppelin' };
    expect(await screen.createdBody(on)).toMatchObject(body);
  });
});

/** The sandbox has no pros in Alaska. */
const ANCHORAGE = '99501';
const NOBODY = 'No pro in Anchorage, AK does this work right now';
const SUGGESTION = '/v4/serviceproviders/suggestion';

async function typePlace(code: string): Promise<void> {
  await fill(screen.textbox('ZIP code'), code);
  await press(screen.button('Continue'));
}

it('a ZIP code without pros shows a notice after the location step, and another ZIP code continues', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.openAt(on, 'postal-code');
  await typePlace(ANCHORAGE);
  await expect.element(screen.heading(NOBODY)).toBeVisible();
  expect(screen.textIn(funnel)).toContain('no pro gets it');
  await press(screen.button('Try another ZIP code'));
  await screen.untilAt('postal-code');
  expect(screen.isThere(screen.heading(NOBODY))).toBe(false);
  await typePlace('78704');
  await screen.untilAt('project');
  await screen.calls(on, SUGGESTION, 2);
  expect(screen.textIn(funnel)).not.toContain('Anchorage');
});

it('Choose another service leads from the notice about missing pros to the services', async () => {
  await screen.open(screen.funnelStage(), { categoryId: '10214', postalCode: ANCHORAGE }, 'project');
  await press(screen.button('Choose another service'));
  await screen.untilAt('service');
});

describe('the postal code lookup', () => {
  const UNKNOWN = 'We do not recognize this ZIP code. Please check it.';

  it('rejects an unknown ZIP code even if Continue is pressed before it ends', async () => {
    const on = screen.funnelStage({ scenario: { operation: 'cityByPostalCode', fault: { delayMs: 300 } } });
    const funnel = await screen.openAt(on, 'postal-code');
    await typePlace('00000');
    await screen.untilSays(funnel, UNKNOWN);
    await screen.untilAt('postal-code');
    await press(screen.button('Continue'));
    await screen.untilAt('postal-code');
  });

  it('does not block Continue if it never ends', async () => {
    const on = screen.funnelStage();
    on.setFault(({ url }) => (url.includes('getCityAndState') ? new Promise<Response>(() => {}) : undefined));
    await screen.openAt(on, 'postal-code');
    await typePlace('78704');
    await vi.waitFor(() => expect(screen.isThere(screen.heading(screen.TITLES.project))).toBe(true));
  });
});

describe('a funnel for a provider', () => {
  it('shows no other step before the services of the provider are loaded', async () => {
    const on = screen.funnelStage({ scenario: { operation: 'providerDetails', fault: { delayMs: 400 } } });
    const shown = new Set<string>();
    const funnel = screen.place(on, { spId: '5200001', postalCode: '78704' });
    const watch = setInterval(() => shown.add(funnel.shadowRoot?.querySelector('h2')?.textContent ?? ''), 10);
    await screen.untilAt('project');
    clearInterval(watch);
    expect([...shown].filter((title) => title !== '' && title !== screen.TITLES.project)).toEqual([]);
  });

  it('lets the customer change the preselected service, and the request contains the new one', async () => {
    const on = screen.funnelStage();
    await screen.open(on, { spId: '5200001', postalCode: '78704' }, 'project');
    const service = page.getByRole('combobox', { name: 'Service' });
    await expect.element(service).not.toHaveValue('10214');
    await service.selectOptions('Drain Cleaning');
    await expect.element(service).toHaveValue('10214');
    await screen.walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await screen.createdBody(on)).toMatchObject({ categoryId: '10214', title: 'Drain Cleaning' });
  });
});

const service = (name: RegExp) => page.getByRole('option', { name });

/** Takes the connection away. Returns a function that brings it back. */
function goOffline(on: screen.FunnelStage): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  on.setFault(
    screen.striking('/autocomplete', () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  return () => {
    on.setFault(null);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
}

it('an offline service search shows an error, hides services that do not match, and continues once online', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.open(on);
  await fill(field(), 'drai');
  await expect.element(service(/^Drain Cleaning/)).toBeVisible();
  const goOnline = goOffline(on);
  await fill(field(), 'leaking');
  await expect.element(service(/^Drain Cleaning/)).not.toBeInTheDocument();
  await screen.untilSays(funnel, 'You appear to be offline.');
  goOnline();
  await expect.element(service(/Leak/).first()).toBeVisible();
});

it('while a service search is pending, only services that match the text stay', async () => {
  const on = screen.funnelStage();
  await screen.open(on);
  await fill(field(), 'drai');
  await expect.element(service(/^Drain Cleaning/)).toBeVisible();
  on.setFault(({ url }) => (url.includes('/autocomplete') ? new Promise<never>(() => {}) : undefined));
  await fill(field(), 'drain');
  await expect.element(service(/^Drain Cleaning/)).toBeVisible();
  await fill(field(), 'leaking pipe');
  await expect.element(service(/^Drain Cleaning/)).not.toBeInTheDocument();
});

it.each(['Enter', 'Retry'])(
  'a service search repeated with %s while offline still shows the error and continues once online',
  async (by) => {
    const on = screen.funnelStage();
    const funnel = await screen.open(on);
    const goOnline = goOffline(on);
    await fill(field(), 'leaking');
    await screen.untilSays(funnel, 'You appear to be offline.');
    if (by === 'Enter') await userEvent.keyboard('{Enter}');
    else await page.getByRole('button', { name: 'Retry' }).click();
    await tick(3000);
    await screen.untilSays(funnel, 'You appear to be offline.');
    goOnline();
    await expect.element(service(/Leak/).first()).toBeVisible();
  },
);

it('a service search that the gateway refuses shows the error again after each try, with Retry', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.open(on);
  on.setFault(screen.striking('/autocomplete', () => new Response('{}', { status: 500 })));
  await fill(field(), 'leaking');
  await screen.untilSays(funnel, 'We could not look up services.');
  field().element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.calls(on, '/autocomplete', 2);
  await screen.untilSays(funnel, 'We could not look up services.');
  on.setFault(null);
  await press(page.getByRole('button', { name: 'Retry' }));
  await expect.element(service(/Leak/).first()).toBeVisible();
});

it.each(['/autocomplete', '/categories'])('the service step says that the visit has timed out (%s)', async (path) => {
  const on = screen.funnelStage();
  const funnel = await screen.open(on);
  await fill(field(), 'drai');
  await expect.element(service(/^Drain Cleaning/)).toBeVisible();
  on.setFault(() => new Response('{}', { status: 401 }));
  if (path === '/autocomplete') await fill(field(), 'leaking');
  else await press(service(/^Drain Cleaning/));
  await screen.untilSays(funnel, 'Your visit has timed out. Please reload the page.');
});
