import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import {
  answer,
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

it('the search for a service finds something for its own example', async () => {
  const funnel = await open(funnelStage());
  const [, example = ''] = /“(.+?)”/.exec(textIn(funnel)) ?? [];
  await fill(field(), example);
  await expect.element(page.getByRole('option', { name: /^Kitchen Faucet Repair/ })).toBeVisible();
});

describe('without a match', () => {
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
    const body = { categoryId: '10900', title: 'Handyman', description: 'Moor my zeppelin' };
    expect(await createdBody(on)).toMatchObject(body);
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
  it('reads so right after the place, and finds pros at another postal code', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'postal-code');
    await typePlace(ANCHORAGE);
    await expect.element(heading(NOBODY)).toBeVisible();
    expect(textIn(funnel)).toContain('no pro gets it');
    await press(button('Try another ZIP code'));
    await untilAt('postal-code');
    expect(isThere(heading(NOBODY))).toBe(false);
    await typePlace('78704');
    await untilAt('project');
    await calls(on, SUGGESTION, 2);
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

describe('a funnel of a provider', () => {
  it('asks nothing before it knows the provider’s services', async () => {
    const on = funnelStage({ scenario: { operation: 'providerDetails', fault: { delayMs: 400 } } });
    const shown = new Set<string>();
    const funnel = place(on, { spId: '5200001', postalCode: '78704' });
    const watch = setInterval(() => shown.add(funnel.shadowRoot?.querySelector('h2')?.textContent ?? ''), 10);
    await untilAt('project');
    clearInterval(watch);
    expect([...shown].filter((title) => title !== '' && title !== TITLES.project)).toEqual([]);
  });

  it('lets the service that was guessed be changed: the request is about the other one', async () => {
    const on = funnelStage();
    await open(on, { spId: '5200001', postalCode: '78704' }, 'project');
    const service = page.getByRole('combobox', { name: 'Service' });
    await expect.element(service).not.toHaveValue('10214');
    await service.selectOptions('Drain Cleaning');
    await expect.element(service).toHaveValue('10214');
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await createdBody(on)).toMatchObject({ categoryId: '10214', title: 'Drain Cleaning' });
  });
});
