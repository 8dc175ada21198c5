import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import {
  answer,
  bodiesOf,
  button,
  calls,
  createdBody,
  funnelPage,
  funnelStage,
  heading,
  isThere,
  open,
  openAt,
  place,
  TITLES,
  textbox,
  textIn,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

const field = () => page.getByRole('combobox', { name: 'Service' });

const FALLBACK = { fallbackCategoryId: '10900' };

describe('the search for a service', () => {
  it('finds something for its own example', async () => {
    const funnel = await open(funnelStage());
    const [, example = ''] = /“(.+?)”/.exec(textIn(funnel)) ?? [];
    await fill(field(), example);
    await expect.element(page.getByRole('option', { name: /^Kitchen Faucet Repair/ })).toBeVisible();
  });

  it('Enter takes the first match, also before the list has come', async () => {
    const funnel = await open(funnelStage());
    await fill(field(), 'plumber');
    await userEvent.keyboard('{Enter}');
    await untilAt('postal-code');
    await press(button('Back'));
    await untilAt('service');
    await expect.element(field()).toHaveValue('Plumbing');
    expect(textIn(funnel)).not.toContain('No match');
  });
});

describe('without a match', () => {
  it('the top services are there alone, where the host has no category for other things', async () => {
    const on = funnelStage();
    const funnel = await open(on);
    await expect.element(button('Drain Cleaning')).toBeVisible();
    await fill(field(), 'waterworks');
    await untilSays(funnel, 'No match for “waterworks”. Try other words, or choose a service below.');
    expect(isThere(button('Continue in my own words'))).toBe(false);
    expect(isThere(heading('Closest matches'))).toBe(false);
    expect(on.to('/autocomplete')).toHaveLength(1);
    await press(button('Drain Cleaning'));
    await untilAt('postal-code');
  });

  it('Enter says so in the field, and stays in it', async () => {
    const funnel = await open(funnelStage());
    await fill(field(), 'zeppelin');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    expect(textIn(funnel)).toContain('No match for “zeppelin”.');
    await fill(field(), 'drain');
    await expect.element(page.getByRole('option', { name: /^Drain Cleaning/ })).toBeVisible();
    expect(textIn(funnel)).not.toContain('No match');
  });

  it('the customer goes on in their own words: the pros read them, in the category that the host has for them', async () => {
    const on = funnelStage();
    await open(on, FALLBACK);
    await fill(field(), 'Moor my zeppelin');
    await press(button('Continue in my own words'));
    await answer('postal-code');
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('Moor my zeppelin');
    await press(button('Continue'));
    await answer('timing', 'contact');
    await untilAt('suggestions');
    const [body] = await bodiesOf(await calls(on, '/v3/lead', 1));
    expect(body).toMatchObject({ categoryId: '10900', title: 'Handyman', description: 'Moor my zeppelin' });
  });
});

/** In the sandbox, nobody works in Alaska. */
const ANCHORAGE = '99501';
const NOBODY = 'No pro in Anchorage, AK does this work right now';
const SUGGESTION = '/v4/serviceproviders/suggestion';

async function typePlace(code: string): Promise<void> {
  await fill(textbox('ZIP code'), code);
  await press(button('Continue'));
}

describe('a homeowner where nobody works', () => {
  it('reads so right after the place, before any contact, and finds pros at another postal code', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'postal-code');
    await typePlace(ANCHORAGE);
    await untilAt('project');
    await expect.element(heading(NOBODY)).toBeVisible();
    expect(funnel.shadowRoot?.querySelector('[role="alert"]')?.textContent).toContain('no pro gets it');
    expect(isThere(textbox('Phone'))).toBe(false);
    await press(button('Try another ZIP code'));
    await untilAt('postal-code');
    expect(isThere(heading(NOBODY))).toBe(false);
    await typePlace('78704');
    await untilAt('project');
    await calls(on, SUGGESTION, 2);
    await walk(['project', 'timing', 'contact', 'suggestions'], 'summary');
    expect(textIn(funnel)).not.toContain('Anchorage');
  });

  it('goes back to the services with Choose another service', async () => {
    await open(funnelStage(), { categoryId: '10214', postalCode: ANCHORAGE }, 'project');
    await press(button('Choose another service'));
    await untilAt('service');
  });
});

describe('a postal code that does not exist', () => {
  const UNKNOWN = 'We do not recognize this ZIP code. Please check it.';

  it('is refused too if Continue is pressed before the answer', async () => {
    const on = funnelStage({ scenario: { operation: 'cityByPostalCode', fault: { delayMs: 300 } } });
    const funnel = await openAt(on, 'postal-code');
    await typePlace('00000');
    await untilSays(funnel, UNKNOWN);
    await untilAt('postal-code');
    await press(button('Continue'));
    await untilAt('postal-code');
  });

  it('blocks nobody if the lookup never answers', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => (url.includes('getCityAndState') ? new Promise<Response>(() => {}) : undefined));
    await openAt(on, 'postal-code');
    await typePlace('78704');
    await vi.waitFor(() => expect(isThere(heading(TITLES.project))).toBe(true));
  });
});

const PLUMBER = '4711042';
const NEW_YORK = '10001';

describe('a funnel of a provider', () => {
  const CATEGORIES = [
    { categoryId: 10214, categoryName: 'Drain Cleaning', overallReviewCount: 5 },
    { categoryId: 10219, categoryName: 'Water Heater Repair', overallReviewCount: 41 },
    { categoryId: 10220, categoryName: 'Water Heater Installation', overallReviewCount: 41 },
  ];

  it('asks nothing before it knows the provider’s services', async () => {
    const on = funnelStage({ scenario: { operation: 'providerDetails', fault: { delayMs: 400 } } });
    const shown = new Set<string>();
    const funnel = place(on, { spId: '5200001', postalCode: '78704' });
    const watch = setInterval(() => shown.add(funnel.shadowRoot?.querySelector('h2')?.textContent ?? ''), 10);
    await untilAt('project');
    clearInterval(watch);
    expect([...shown].filter((title) => title !== '' && title !== TITLES.project)).toEqual([]);
  });

  it('that does not work there is left out with Continue without this pro', async () => {
    const funnel = await open(funnelStage(), { spId: PLUMBER, postalCode: NEW_YORK }, 'project');
    await press(button('Continue without this pro'));
    await vi.waitFor(() => expect(funnel.shadowRoot?.textContent).not.toContain('does not work in'));
  });

  it('lets the service that was guessed be changed: the request is about the other one', async () => {
    const on = funnelStage();
    on.setFault(({ url }) =>
      url.includes('/details?')
        ? Response.json({ serviceProvideId: '5200001', name: 'Live Oak', categories: CATEGORIES })
        : undefined,
    );
    await open(on, { spId: '5200001', postalCode: '78704' }, 'project');
    const service = page.getByRole('combobox', { name: 'Service' });
    await expect.element(service).toHaveValue('10219');
    await service.selectOptions('Drain Cleaning');
    await expect.element(service).toHaveValue('10214');
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await createdBody(on)).toMatchObject({ categoryId: '10214', title: 'Drain Cleaning' });
  });
});
