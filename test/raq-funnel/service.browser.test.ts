import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import {
  answer,
  bodiesOf,
  button,
  calls,
  funnelPage,
  funnelStage,
  heading,
  isThere,
  open,
  textbox,
  textIn,
  untilAt,
  untilSays,
} from './funnel-stage.js';

funnelPage();

const field = () => page.getByRole('combobox', { name: 'Service' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((each) => each.querySelector('.name')?.textContent);

const FALLBACK = { fallbackCategoryId: '10900' };

describe('the search for a service', () => {
  it('finds something for its own example', async () => {
    const funnel = await open(funnelStage());
    const [, example = ''] = /“(.+?)”/.exec(textIn(funnel)) ?? [];
    await fill(field(), example);
    await vi.waitFor(() => expect(options()).toContain('Kitchen Faucet Repair'));
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
