import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PhoneVerifier } from '../../src/raq-funnel/funnel/host-functions.js';
import { fill, press } from '../element/press.js';
import { tick } from '../element/stage.js';
import {
  askForQuotes,
  bodyOf,
  button,
  CUSTOMER,
  calls,
  focusedIn,
  funnelPage,
  funnelStage,
  heard,
  isThere,
  keptOnDevice,
  openAt,
  refusal,
  striking,
  textbox,
  untilAt,
  untilSays,
} from './funnel-stage.js';

funnelPage();

const TITLE = 'Enter the code we sent you';
const RIGHT = '482913';

const untilAsked = () => expect.element(page.getByRole('heading', { name: TITLE })).toBeVisible();
const code = () => textbox('Code');
const skip = () => button('Continue without the code');

/** A host that sends one code, and what it was asked. */
function host(more: Partial<PhoneVerifier> = {}) {
  const send = vi.fn<PhoneVerifier['send']>(async () => undefined);
  const check = vi.fn<PhoneVerifier['check']>(async (_phone, typed) => typed === RIGHT);
  return { send, check, verifyPhone: { send, check, ...more } };
}

async function verificationOf(on: ReturnType<typeof funnelStage>): Promise<unknown> {
  const [request] = await calls(on, '/v3/lead', 1);
  const body: unknown = request && (await bodyOf(request));
  return Reflect.get(Object(Reflect.get(Object(body), 'externalLeadAttributes')), 'phoneVerification');
}

describe('a code by text', () => {
  it('is typed from a text message, and the request goes out', async () => {
    const on = funnelStage();
    const { send, check, verifyPhone } = host();
    const analytics = vi.fn();
    const funnel = await openAt(on, 'contact', { verifyPhone, analytics });
    await askForQuotes();
    await untilAsked();
    await untilSays(funnel, 'We sent it by text to (512) 555-0177.');
    expect(on.to('/v3/lead')).toEqual([]);
    expect(send.mock.calls.map(([phone]) => phone)).toEqual([CUSTOMER.phone]);
    const field = code().element();
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(focusedIn(funnel)).toBe('Code');
    await fill(code(), '482 913');
    await press(button('Continue'));
    await untilAt('suggestions');
    expect(check.mock.calls.map(([phone, typed]) => [phone, typed])).toEqual([[CUSTOMER.phone, RIGHT]]);
    expect(await verificationOf(on)).toBe('verified');
    expect(analytics.mock.calls.map(([event]) => event).filter(({ name }) => name === 'phone-verification')).toEqual([
      { name: 'phone-verification', page: 'Request a Quote', userType: 'Member', value: 'verified' },
    ]);
    const told = JSON.stringify([heard(funnel), analytics.mock.calls]) + keptOnDevice();
    expect(told).not.toMatch(new RegExp(`${RIGHT}|${CUSTOMER.phone}`));
  });

  it('that is wrong or missing is an error at the field', async () => {
    const funnel = await openAt(funnelStage(), 'contact', host());
    await askForQuotes();
    await untilAsked();
    await press(button('Continue'));
    await untilSays(funnel, 'Enter the code from the text message');
    await fill(code(), '111111');
    await press(button('Continue'));
    await untilSays(funnel, 'That is not the code we sent. Check it, or get a new one.');
    await vi.waitFor(() => expect(focusedIn(funnel)).toBe('Code'));
    await expect.element(code()).toHaveValue('111111');
    await fill(code(), RIGHT);
    await press(button('Continue'));
    await untilAt('suggestions');
  });

  it('may be left out only after a failure where the page wants it so', async () => {
    const on = funnelStage();
    await openAt(on, 'contact', host({ skip: 'after-failure' }));
    await askForQuotes();
    await untilAsked();
    expect(isThere(skip())).toBe(false);
    await fill(code(), '000000');
    await press(button('Continue'));
    await press(skip());
    await untilAt('suggestions');
    expect(await verificationOf(on)).toBe('skipped');
  });

  it('that cannot be sent or checked is reported to the page and can be skipped', async () => {
    const on = funnelStage();
    const down = () => Promise.reject(new Error(`${CUSTOMER.phone} is unreachable`));
    const funnel = await openAt(on, 'contact', host({ send: down, check: down, skip: 'after-failure' }));
    await askForQuotes();
    await untilSays(funnel, 'We could not send a code to (512) 555-0177.');
    await fill(code(), RIGHT);
    await press(button('Continue'));
    await untilSays(funnel, 'We could not check the code. Please try again.');
    expect(heard(funnel, 'widget-error')).toEqual([
      { operation: 'sendPhoneCode', kind: 'network' },
      { operation: 'checkPhoneCode', kind: 'network' },
    ]);
    await press(skip());
    await untilAt('suggestions');
  });

  it('can be sent again after half a minute', async () => {
    const { send, verifyPhone } = host();
    const funnel = await openAt(funnelStage(), 'contact', { verifyPhone });
    await askForQuotes();
    await untilSays(funnel, /You can get a new code in \d+ s\./);
    expect(isThere(button('Send a new code'))).toBe(false);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000);
    await expect.element(button('Send a new code')).toBeVisible();
    clock.mockRestore();
    await press(button('Send a new code'));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('is asked for again with another number, and not with the same one', async () => {
    const on = funnelStage();
    const { send, verifyPhone } = host();
    await openAt(on, 'contact', { verifyPhone });
    on.setFault(striking('/v3/lead', refusal(503), 1));
    await askForQuotes();
    await untilAsked();
    await press(button('Change the number'));
    await untilAt('contact');
    await press(button('Get quotes'));
    await untilAsked();
    expect(send).toHaveBeenCalledTimes(1);
    await fill(code(), RIGHT);
    await press(button('Continue'));
    await expect.element(page.getByText(/Your answers are kept\.$/)).toBeVisible();
    await fill(textbox('Phone'), '5125550190');
    await press(button('Get quotes'));
    await untilAsked();
    await vi.waitFor(() => expect(send.mock.calls.map(([phone]) => phone)).toEqual([CUSTOMER.phone, '5125550190']));
    await fill(code(), RIGHT);
    await press(button('Continue'));
    await untilAt('suggestions');
    expect(await on.leads()).toBe(1);
  });

  it('nothing is sent by itself when the customer comes back to the contact', async () => {
    const on = funnelStage();
    on.setFault(striking('/v3/lead', refusal(503)));
    const funnel = await openAt(on, 'contact', host());
    await askForQuotes();
    await untilAsked();
    await press(skip());
    await untilSays(funnel, /Your answers are kept\./);
    await press(button('Back'));
    await untilAt('timing');
    await press(button('Continue'));
    await untilAt('contact');
    await tick(200);
    expect(on.to('/v3/lead').length).toBe(1);
  });
});
