import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AddressProvider } from '../../src/raq-funnel/funnel/host-functions.js';
import { fill, press } from '../element/press.js';
import { tick } from '../element/stage.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

const street = () => page.getByRole('combobox', { name: 'Street address (optional)' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

const LAMAR = {
  id: 'a1',
  label: '1200 S Lamar Blvd',
  detail: 'Austin, TX',
  address: { firstLine: '1200 S Lamar Blvd', secondLine: 'Unit 4', postalCode: '78704' },
};
const CONGRESS = {
  id: 'a2',
  label: '1100 S Congress Ave',
  address: { firstLine: '1100 S Congress Ave', postalCode: '78704-2211' },
};

type Asked = Parameters<AddressProvider['suggest']>;

/** An address provider that answers with these streets, and the recorded calls. */
function provider(answers: unknown = [LAMAR, CONGRESS], more: object = {}) {
  const asked: Asked[] = [];
  return {
    asked,
    addressProvider: {
      suggest: async (...question: Asked) => {
        asked.push(question);
        return typeof answers === 'function' ? answers(...question) : answers;
      },
      ...more,
    },
  };
}

async function sent(on: screen.FunnelStage): Promise<Record<string, unknown>> {
  await screen.agree();
  await screen.untilAt('suggestions');
  return screen.createdBody(on);
}

describe('a street field with an address provider', () => {
  it('completes the street from a few letters, and the request contains the address', async () => {
    const on = screen.funnelStage();
    const { asked, addressProvider } = provider();
    await screen.openAt(on, 'contact', { addressProvider });
    await screen.fillContact();
    await fill(street(), '1200 la');
    await expect.element(option(/1200 S Lamar/)).toBeVisible();
    expect(asked).toMatchObject([['1200 la', { postalCode: '78704', locale: 'en-US' }]]);
    await expect.element(page.getByText('2 addresses')).toBeInTheDocument();
    await press(option(/1200 S Lamar/));
    await expect.element(street()).toHaveValue('1200 S Lamar Blvd');
    await expect.element(screen.textbox('Apt or unit')).toHaveValue('Unit 4');
    const address = { ...LAMAR.address, city: 'Austin', state: 'TX' };
    expect(await sent(on)).toMatchObject({ address, showAddress: true });
    await press(screen.button('Skip this step'));
    await expect.element(page.getByText('1200 S Lamar Blvd, Unit 4, Austin, TX 78704')).toBeVisible();
  });

  it('calls resolve() for a suggestion without an address', async () => {
    const resolve = vi.fn(async () => ({ firstLine: '900 W 5th St', postalCode: '78704' }));
    await screen.openAt(screen.funnelStage(), 'contact', provider([{ id: 'z9', label: '900 West 5th' }], { resolve }));
    await fill(street(), '900 w');
    await press(option('900 West 5th'));
    await expect.element(street()).toHaveValue('900 W 5th St');
    expect(resolve).toHaveBeenCalledWith('z9', { signal: expect.any(AbortSignal) });
  });

  it('keeps a unit that was typed while resolve() ran', async () => {
    let answer = (_: object) => {};
    const held = new Promise<object>((settle) => {
      answer = settle;
    });
    const resolve = () => held;
    await screen.openAt(screen.funnelStage(), 'contact', provider([{ id: 'z9', label: '900 West 5th' }], { resolve }));
    await fill(street(), '900 w');
    await press(option('900 West 5th'));
    await fill(screen.textbox('Apt or unit'), 'Apt 9');
    answer({ firstLine: '900 W 5th St', postalCode: '78704' });
    await expect.element(street()).toHaveValue('900 W 5th St');
    await expect.element(screen.textbox('Apt or unit')).toHaveValue('Apt 9');
  });

  it('omits addresses in another ZIP code, and shows an error if only resolve() reveals it', async () => {
    const far = { ...CONGRESS, id: 'far', label: '1 Far Rd', address: { firstLine: '1 Far Rd', postalCode: '75201' } };
    const resolve = () => ({ firstLine: '2 Far Rd', postalCode: '75201' });
    await screen.openAt(
      screen.funnelStage(),
      'contact',
      provider([far, { id: 'later', label: '2 Far Rd' }], { resolve }),
    );
    await fill(street(), 'far');
    await expect.element(option('2 Far Rd')).toBeVisible();
    expect(screen.isThere(option('1 Far Rd'))).toBe(false);
    await press(option('2 Far Rd'));
    await expect.element(page.getByText(/^That address is not in ZIP code 78704/)).toBeVisible();
    await expect.element(street()).toHaveValue('');
  });

  it('starts with the street from initialValues, which the customer can clear', async () => {
    const on = screen.funnelStage();
    const initialValues = { address: { firstLine: '12 Known St', postalCode: '78704' } };
    await screen.openAt(on, 'contact', { ...provider(), initialValues });
    await screen.fillContact();
    await expect.element(street()).toHaveValue('12 Known St');
    await press(page.getByRole('button', { name: 'Clear the street address' }));
    const { address, showAddress } = await sent(on);
    expect([address, showAddress]).toEqual([{ city: 'Austin', state: 'TX', postalCode: '78704' }, false]);
  });

  it('is cleared with the ZIP code, and its text is never stored on the device', async () => {
    await screen.openAt(screen.funnelStage(), 'contact', provider());
    await fill(street(), '1200 S Lamar');
    await press(screen.button('Location'));
    await fill(screen.textbox('ZIP code'), '78745');
    await press(screen.button('Continue'));
    await screen.walk(['project', 'timing'], 'contact');
    await expect.element(street()).toHaveValue('');
    await fill(street(), '99 Secret Ave');
    await tick(300);
    expect(screen.keptOnDevice()).not.toMatch(/Secret|Lamar/);
  });
});

describe('answers of an address provider', () => {
  it('to earlier text are aborted and ignored', async () => {
    const waiting: (() => void)[] = [];
    const late = (text: string) =>
      text === '1200'
        ? new Promise((done) => waiting.push(() => done([{ ...LAMAR, id: 'old', label: 'Old answer' }])))
        : [CONGRESS];
    const { asked, addressProvider } = provider(late);
    await screen.openAt(screen.funnelStage(), 'contact', { addressProvider });
    await fill(street(), '1200');
    await vi.waitFor(() => expect(asked.length).toBe(1));
    await fill(street(), '1100 s');
    await expect.element(option(/1100 S Congress/)).toBeVisible();
    for (const release of waiting) release();
    await tick(100);
    expect([screen.isThere(option('Old answer')), asked[0]?.[1].signal.aborted]).toEqual([false, true]);
  });

  it('that fail let the customer type the street, and are reported to the page once', async () => {
    const on = screen.funnelStage();
    const suggest = vi.fn(() => {
      throw new Error('1200 S Lamar is secret');
    });
    const funnel = await screen.openAt(on, 'contact', provider(suggest));
    await screen.fillContact();
    await fill(street(), '1200 S');
    await screen.untilSays(funnel, 'No suggestions right now. You can type the address.');
    await fill(street(), '1200 S Lamar');
    await vi.waitFor(() => expect(suggest).toHaveBeenCalledTimes(2));
    expect(screen.heard(funnel, 'widget-error')).toEqual([{ operation: 'suggestAddress', kind: 'network' }]);
    expect((await sent(on))['address']).toMatchObject({ firstLine: '1200 S Lamar' });
  });

  it('that are not a list are reported as an error', async () => {
    const funnel = await screen.openAt(screen.funnelStage(), 'contact', provider('Austin'));
    await fill(street(), '1200');
    const error = { operation: 'suggestAddress', kind: 'contract' };
    await vi.waitFor(() => expect(screen.heard(funnel, 'widget-error')).toEqual([error]));
  });

  it('with invalid suggestions show only the valid ones', async () => {
    const odd = [null, 7, {}, { id: 'x' }, { id: 'y', label: ' ' }, { ...LAMAR, address: { firstLine: 5 } }, CONGRESS];
    await screen.openAt(screen.funnelStage(), 'contact', provider(odd));
    await fill(street(), '1100');
    await expect.element(option(/Congress/)).toBeVisible();
    expect(option(/./).elements().length).toBe(1);
  });
});

it('no street is asked for without an address provider, or from a customer known to the gateway', async () => {
  await screen.openAt(screen.funnelStage(), 'contact');
  expect(screen.isThere(street())).toBe(false);
  document.body.replaceChildren();
  await screen.open(screen.funnelStage(), { ...provider(), authMode: 'session' });
  await screen.answer('service', 'postal-code', 'project', 'timing');
  await expect.element(screen.checkbox(/^I agree/)).toBeVisible();
  await tick(100);
  expect(screen.isThere(street())).toBe(false);
});
