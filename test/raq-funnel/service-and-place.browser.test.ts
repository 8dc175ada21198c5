import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

const field = () => page.getByRole('combobox', { name: 'Service' });

const FALLBACK = { fallbackCategoryId: '10900' };

it('the search for a service finds something for its own example', async () => {
  const funnel = await screen.open(screen.funnelStage());
  const [, example = ''] = /“(.+?)”/.exec(screen.textIn(funnel)) ?? [];
  await fill(field(), example);
  await expect.element(page.getByRole('option', { name: /^Kitchen Faucet Repair/ })).toBeVisible();
});

describe('without a match', () => {
  it('Enter says so in the field, and stays in it', async () => {
    const funnel = await screen.open(screen.funnelStage());
    await fill(field(), 'zeppelin');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    expect(screen.textIn(funnel)).toContain('No match for “zeppelin”.');
    await fill(field(), 'drain');
    await expect.element(page.getByRole('option', { name: /^Drain Cleaning/ })).toBeVisible();
    expect(screen.textIn(funnel)).not.toContain('No match');
  });

  it('the customer goes on in their own words: the pros read them, in the category that the host has for them', async () => {
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

/** In the sandbox, nobody works in Alaska. */
const ANCHORAGE = '99501';
const NOBODY = 'No pro in Anchorage, AK does this work right now';
const SUGGESTION = '/v4/serviceproviders/suggestion';

async function typePlace(code: string): Promise<void> {
  await fill(screen.textbox('ZIP code'), code);
  await press(screen.button('Continue'));
}

it('a homeowner where nobody works reads so right after the place, and finds pros at another postal code', async () => {
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

it('a homeowner where nobody works goes back to the services with Choose another service', async () => {
  await screen.open(screen.funnelStage(), { categoryId: '10214', postalCode: ANCHORAGE }, 'project');
  await press(screen.button('Choose another service'));
  await screen.untilAt('service');
});

describe('a postal code that does not exist', () => {
  const UNKNOWN = 'We do not recognize this ZIP code. Please check it.';

  it('is refused too if Continue is pressed before the answer', async () => {
    const on = screen.funnelStage({ scenario: { operation: 'cityByPostalCode', fault: { delayMs: 300 } } });
    const funnel = await screen.openAt(on, 'postal-code');
    await typePlace('00000');
    await screen.untilSays(funnel, UNKNOWN);
    await screen.untilAt('postal-code');
    await press(screen.button('Continue'));
    await screen.untilAt('postal-code');
  });

  it('blocks nobody if the lookup never answers', async () => {
    const on = screen.funnelStage();
    on.setFault(({ url }) => (url.includes('getCityAndState') ? new Promise<Response>(() => {}) : undefined));
    await screen.openAt(on, 'postal-code');
    await typePlace('78704');
    await vi.waitFor(() => expect(screen.isThere(screen.heading(screen.TITLES.project))).toBe(true));
  });
});

describe('a funnel of a provider', () => {
  it('asks nothing before it knows the provider’s services', async () => {
    const on = screen.funnelStage({ scenario: { operation: 'providerDetails', fault: { delayMs: 400 } } });
    const shown = new Set<string>();
    const funnel = screen.place(on, { spId: '5200001', postalCode: '78704' });
    const watch = setInterval(() => shown.add(funnel.shadowRoot?.querySelector('h2')?.textContent ?? ''), 10);
    await screen.untilAt('project');
    clearInterval(watch);
    expect([...shown].filter((title) => title !== '' && title !== screen.TITLES.project)).toEqual([]);
  });

  it('lets the service that was guessed be changed: the request is about the other one', async () => {
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

it('a search without a connection says so, shows no service of other words, and goes on by itself', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.open(on);
  await fill(field(), 'drai');
  await expect.element(service(/^Drain Cleaning/)).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  on.setFault(
    screen.striking('/autocomplete', () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  await fill(field(), 'leaking');
  await expect.element(service(/^Drain Cleaning/)).not.toBeInTheDocument();
  await screen.untilSays(funnel, 'You appear to be offline.');
  on.setFault(null);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(service(/Leak/).first()).toBeVisible();
});

it('while a search is on its way, only services that have the words stay', async () => {
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
