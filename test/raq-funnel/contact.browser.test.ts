import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PhoneVerifier } from '../../src/raq-funnel/funnel/host-functions.js';
import { fill, press } from '../element/press.js';
import { type Host, listen, mount, rootOf, tick } from '../element/stage.js';
import { screenReader } from '../spoken/screen-reader.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

const agreement = () => screen.checkbox(/^I agree/);

it('the summary rejects a foreign phone number and saves a US one', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.openAt(on, 'summary');
  await press(page.getByText('Change your phone number'));
  await fill(screen.textbox('New phone number'), '+52 55 1234 5678');
  await press(screen.button('Save'));
  await screen.untilSays(funnel, 'Enter a 10-digit US phone number');
  await pressAgain(funnel, 'Save', 'New phone number', 'Enter a 10-digit US phone number');
  expect(on.to('/v1/user/updatePhone')).toEqual([]);
  await fill(screen.textbox('New phone number'), '5125550199');
  await press(screen.button('Save'));
  const [saved] = await screen.calls(on, '/v1/user/updatePhone', 1);
  expect(await screen.bodyOf(saved)).toEqual({ phoneNumber: '5125550199' });
});

it('a known customer is asked only for consent, and the request is sent without contact information', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.open(on, { authMode: 'session', oneTimeToken: undefined });
  await screen.walk(['service', 'postal-code', 'project'], 'timing');
  await press(screen.radio(/^This week/));
  await press(screen.button('Continue'));
  await press(screen.button('Get quotes'));
  await screen.untilSays(funnel, 'Check the box to agree to be contacted');
  await screen.agree();
  await screen.untilAt('suggestions');
  const [created] = await screen.calls(on, '/v3/lead', 1);
  expect([created?.headers.has('Authorization'), created?.credentials]).toEqual([false, 'include']);
  const body = await screen.createdBody(on);
  expect(body).not.toHaveProperty('contactInformation');
  expect(body).toMatchObject({ externalLeadAttributes: { consent: { version: expect.any(String) } } });
});

it('the error summary gets focus, links to its fields, and disappears once they are fixed', async () => {
  const funnel = await screen.openAt(screen.funnelStage(), 'contact');
  await fill(screen.textbox('Email'), 'nova@');
  await press(screen.button('Get quotes'));
  const links = () =>
    [...rootOf(funnel).querySelectorAll('[class*="problem"] a')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(links()).toHaveLength(5));
  expect(rootOf(funnel).activeElement?.textContent).toMatch(/^Please fix the following/);
  expect(rootOf(funnel).querySelectorAll('input[aria-invalid="true"]').length).toBe(5);
  await press(page.getByRole('link', { name: 'Enter your phone number' }));
  const active = rootOf(funnel).activeElement;
  expect(active instanceof HTMLInputElement && active.type).toBe('tel');
  await screen.fillContact();
  // A single remaining error is shown only at its field.
  await vi.waitFor(() =>
    expect([links(), screen.textIn(funnel).includes('Please fix the following')]).toEqual([[], false]),
  );
  expect(screen.textIn(funnel).match(/Check the box to agree to be contacted/g)).toHaveLength(1);
  await press(agreement());
  await vi.waitFor(() => expect(screen.textIn(funnel)).not.toContain('Check the box'));
});

/** Presses the button twice, and then Enter in the field, which has the focus already. */
async function pressAgain(funnel: Host, button: string, field: string, error: string): Promise<void> {
  const { heard } = screenReader(funnel);
  const click = () => press(screen.button(button));
  for (const send of [click, click, () => userEvent.keyboard('{Enter}')]) {
    await send();
    const said: string[] = [];
    await vi.waitFor(() => {
      said.push(...heard());
      expect([screen.focusedIn(funnel), said.at(-1)]).toEqual([field, error]);
    });
  }
}

it('each press with one invalid field focuses and announces it', async () => {
  const funnel = await screen.openAt(screen.funnelStage(), 'contact');
  await screen.fillContact();
  await press(agreement());
  await fill(screen.textbox('Email'), 'nova@');
  await pressAgain(funnel, 'Get quotes', 'Email', 'Please enter a valid email address');
});

it('a changed consent text has to be agreed to again', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.openAt(on, 'contact', { consent: { version: '1', text: 'I agree to be called.' } });
  await press(agreement());
  await expect.element(agreement()).toBeChecked();
  funnel['consent'] = { version: '2', text: 'I agree to be called at night.' };
  await screen.untilSays(funnel, 'at night');
  await expect.element(agreement()).not.toBeChecked();
});

it('a request that is sent again in another language contains the hash of the consent in that language', async () => {
  const on = screen.funnelStage();
  on.setFault(screen.striking('/v3/lead', screen.refusal(500), 1));
  const funnel = await screen.openAt(on, 'contact');
  await screen.askForQuotes();
  await screen.untilSays(funnel, 'Your answers are kept.');
  funnel['locale'] = 'es-US';
  await press(screen.checkbox(/^Acepto/));
  await vi.waitFor(() => expect(on.to('/v3/lead').length).toBe(1));
  const pressLast = () =>
    [...(funnel.shadowRoot?.querySelectorAll<HTMLElement>('button[type="submit"]') ?? [])].at(-1)?.click();
  await vi.waitFor(() => {
    pressLast();
    expect(on.to('/v3/lead').length).toBe(2);
  });
  const [english, spanish] = (await screen.bodiesOf(on.to('/v3/lead'))).map((body) => JSON.stringify(body));
  const hashOf = (body: string | undefined) => /"textHash":"([\da-f]{64})"/.exec(body ?? '')?.[1] ?? 'none';
  expect(new Set(['none', hashOf(english), hashOf(spanish)]).size).toBe(3);
});

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

it('a partner’s consent text starts unchecked, and the request contains its version and hash', async () => {
  const on = screen.funnelStage();
  const consent = { version: 'acme-7', text: 'Acme and its pros may call me.' };
  const funnel = await screen.openAt(on, 'contact', { consent });
  await expect.element(screen.checkbox('I agree')).not.toBeChecked();
  await screen.untilSays(funnel, 'Acme and its pros may call me.');
  await screen.fillContact();
  await press(screen.button('Get quotes'));
  await screen.untilSays(funnel, 'Check the box to agree to be contacted');
  expect(on.to('/v3/lead').length).toBe(0);
  await press(screen.checkbox('I agree'));
  await press(screen.button('Get quotes'));
  await screen.untilAt('suggestions');
  const textHash = await sha256(consent.text);
  const at = expect.any(String);
  expect(await screen.createdBody(on)).toMatchObject({
    externalLeadAttributes: { consent: { version: 'acme-7', textHash, at, recipients: [] } },
  });
  expect(screen.heard(funnel, 'lead-created')).toEqual([
    { leadId: expect.any(String), consent: { version: 'acme-7', textHash, at } },
  ]);
});

it.each(['My text', { version: '1', text: ' ' }])(
  'an invalid consent %j shows and reports a configuration error',
  async (consent) => {
    const funnel = mount('raq-funnel', { gatewayUrl: screen.funnelStage().url(), consent });
    const errors = listen(funnel, 'widget-error');
    await screen.untilSays(funnel, 'The property consent of <raq-funnel> is not valid.');
    expect(errors).toEqual([{ operation: 'configure', kind: 'contract', path: 'consent' }]);
  },
);

it('a question of an unknown type is reported as a configuration error', async () => {
  const [categoryId, ask] = ['10202', { id: 'when', text: 'When?', type: 'date' }];
  const funnel = mount('raq-funnel', { gatewayUrl: screen.funnelStage().url(), questions: { [categoryId]: [ask] } });
  const errors = listen(funnel, 'widget-error');
  funnel['categoryId'] = categoryId;
  await vi.waitFor(() => expect(errors).toEqual([{ operation: 'configure', kind: 'contract', path: 'questions' }]));
});

const TITLE = 'Confirm your phone number';
const RIGHT = '482913';

const untilAsked = () => expect.element(page.getByRole('heading', { name: TITLE })).toBeVisible();
const code = () => screen.textbox('Code');
const skip = () => screen.button('Continue without the code');

function host(more: Partial<PhoneVerifier> = {}) {
  const send = vi.fn<PhoneVerifier['send']>(async () => undefined);
  const check = vi.fn<PhoneVerifier['check']>(async (_phone, typed) => typed === RIGHT);
  return { send, check, verifyPhone: { send, check, ...more } };
}

async function atCode(on: screen.FunnelStage, given: Record<string, unknown>): Promise<Host> {
  const funnel = await screen.openAt(on, 'contact', given);
  await screen.askForQuotes();
  await untilAsked();
  return funnel;
}

async function enter(typed: string): Promise<void> {
  await fill(code(), typed);
  await press(screen.button('Continue'));
}

const verified = (phoneVerification: string) => ({ externalLeadAttributes: { phoneVerification } });

describe('phone verification by text', () => {
  it('sends the request once the right code is entered, and shows errors for an empty or wrong code', async () => {
    const on = screen.funnelStage();
    const { send, check, verifyPhone } = host();
    const analytics = vi.fn();
    const funnel = await atCode(on, { verifyPhone, analytics });
    await screen.untilSays(funnel, 'We sent a code by text to (512) 555-0177.');
    expect([on.to('/v3/lead'), send.mock.calls.map(([phone]) => phone)]).toEqual([[], [screen.CUSTOMER.phone]]);
    const field = code().element();
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(screen.focusedIn(funnel)).toBe('Code');
    await press(screen.button('Continue'));
    await screen.untilSays(funnel, 'Enter the code from the text message');
    await enter('111111');
    await screen.untilSays(funnel, 'That is not the code we sent. Check it, or get a new one.');
    await vi.waitFor(() => expect(screen.focusedIn(funnel)).toBe('Code'));
    await expect.element(code()).toHaveValue('111111');
    await fill(code(), '48');
    await expect.element(code()).not.toHaveAttribute('aria-invalid');
    await enter('482 913');
    await screen.untilAt('suggestions');
    const checked = check.mock.calls.map(([phone, typed]) => [phone, typed]);
    expect(checked).toEqual(['111111', RIGHT].map((typed) => [screen.CUSTOMER.phone, typed]));
    expect(await screen.createdBody(on)).toMatchObject(verified('verified'));
    const event = { name: 'phone-verification', page: 'Request a Quote', userType: 'Member', value: 'verified' };
    expect(analytics.mock.calls.flat().filter(({ name }) => name === event.name)).toEqual([event]);
    const told = JSON.stringify([screen.heard(funnel), analytics.mock.calls]) + screen.keptOnDevice();
    expect(told).not.toMatch(new RegExp(`${RIGHT}|${screen.CUSTOMER.phone}`));
  });

  it('focuses and announces an empty code at each press', async () => {
    const funnel = await atCode(screen.funnelStage(), host());
    await screen.untilSays(funnel, 'We sent a code by text');
    await pressAgain(funnel, 'Continue', 'Code', 'Enter the code from the text message');
  });

  it('can be skipped only after a failed check with skip: after-failure', async () => {
    const on = screen.funnelStage();
    await atCode(on, host({ skip: 'after-failure' }));
    expect(screen.isThere(skip())).toBe(false);
    await enter('000000');
    await press(skip());
    await screen.untilAt('suggestions');
    expect(await screen.createdBody(on)).toMatchObject(verified('skipped'));
  });

  it('reports a code that cannot be sent or checked to the page, and can be skipped', async () => {
    const on = screen.funnelStage();
    const down = () => Promise.reject(new Error(`${screen.CUSTOMER.phone} is unreachable`));
    const funnel = await screen.openAt(on, 'contact', host({ send: down, check: down, skip: 'after-failure' }));
    await screen.askForQuotes();
    await screen.untilSays(funnel, 'We could not send a code to (512) 555-0177.');
    await press(screen.button('Continue'));
    await screen.untilSays(funnel, 'Enter the code from the text message');
    expect(screen.textIn(funnel)).not.toContain('We sent a code');
    await enter(RIGHT);
    await screen.untilSays(funnel, 'We could not check the code. Please try again.');
    expect(screen.heard(funnel, 'widget-error')).toEqual([
      { operation: 'sendPhoneCode', kind: 'network' },
      { operation: 'checkPhoneCode', kind: 'network' },
    ]);
    await press(skip());
    await screen.untilAt('suggestions');
  });

  it('offers a new code after 30 seconds', async () => {
    const { send, verifyPhone } = host();
    const funnel = await screen.openAt(screen.funnelStage(), 'contact', { verifyPhone });
    await screen.askForQuotes();
    await screen.untilSays(funnel, /You can get a new code in \d+ s\./);
    expect(screen.isThere(screen.button('Send a new code'))).toBe(false);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000);
    await expect.element(screen.button('Send a new code')).toBeVisible();
    clock.mockRestore();
    await press(screen.button('Send a new code'));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('asks for a new code for another number, but not for the same number', async () => {
    const on = screen.funnelStage();
    const { send, verifyPhone } = host();
    on.setFault(screen.striking('/v3/lead', screen.refusal(503), 1));
    await atCode(on, { verifyPhone });
    await press(screen.button('Change the number'));
    await screen.untilAt('contact');
    await press(screen.button('Get quotes'));
    await untilAsked();
    expect(send).toHaveBeenCalledTimes(1);
    await enter(RIGHT);
    await expect.element(page.getByText(/Your answers are kept\.$/)).toBeVisible();
    await fill(screen.textbox('Phone'), '5125550190');
    await press(screen.button('Get quotes'));
    await untilAsked();
    await vi.waitFor(() =>
      expect(send.mock.calls.map(([phone]) => phone)).toEqual([screen.CUSTOMER.phone, '5125550190']),
    );
    await enter(RIGHT);
    await screen.untilAt('suggestions');
    expect(await on.leads()).toBe(1);
  });

  it('does not send the request again when the customer returns to the contact step', async () => {
    const on = screen.funnelStage();
    on.setFault(screen.striking('/v3/lead', screen.refusal(503)));
    const funnel = await atCode(on, host());
    await press(skip());
    await screen.untilSays(funnel, /Your answers are kept\./);
    await press(screen.button('Back'));
    await screen.untilAt('timing');
    await press(screen.button('Continue'));
    await screen.untilAt('contact');
    await tick(200);
    expect(on.to('/v3/lead').length).toBe(1);
  });
});

it('a request that failed offline no longer says so when the connection is back, and is not sent by itself', async () => {
  const on = screen.funnelStage();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const funnel = await screen.openAt(on, 'contact');
  on.setFault(({ url }) => (url.includes('/v3/lead') ? Promise.reject(new TypeError('Failed to fetch')) : undefined));
  await screen.askForQuotes();
  await screen.untilSays(funnel, 'You appear to be offline.');
  const asked = on.to('/v3/lead').length;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await screen.untilSays(funnel, 'Your connection is back. Please try again.');
  expect(screen.textIn(funnel)).not.toContain('You appear to be offline.');
  expect(on.to('/v3/lead').length).toBe(asked);
});

it.each([{}, { message: 'Service Unavailable' }])(
  'a request that the gateway refuses with %j shows no status text',
  async (body) => {
    const on = screen.funnelStage();
    const funnel = await screen.openAt(on, 'contact');
    on.setFault(screen.striking('/v3/lead', () => Response.json(body, { status: 503 })));
    await screen.askForQuotes();
    await screen.untilSays(funnel, 'We could not send your request. Your answers are kept.');
    expect(screen.textIn(funnel)).not.toContain('Service Unavailable');
  },
);

it('a request that fails after the code shows its error in view on a phone', async () => {
  await page.viewport(390, 480);
  const on = screen.funnelStage();
  const { verifyPhone } = host();
  const funnel = await atCode(on, { verifyPhone });
  on.setFault(({ url }) => (url.includes('/v3/lead') ? Response.json({}, { status: 500 }) : undefined));
  await enter(RIGHT);
  await vi.waitFor(() => {
    const { top = 0, bottom = 0 } = rootOf(funnel).querySelector('.funnel-failure')?.getBoundingClientRect() ?? {};
    expect([top > 0, bottom <= window.innerHeight]).toEqual([true, true]);
  });
});

it('a phone number that is changed after the visit has timed out is not saved, and no Retry is offered', async () => {
  const on = screen.funnelStage();
  const funnel = await screen.openAt(on, 'summary');
  await press(page.getByText('Change your phone number'));
  await fill(screen.textbox('New phone number'), '5125550199');
  on.setFault(() => new Response('{}', { status: 401 }));
  await press(screen.button('Save'));
  await screen.untilSays(funnel, 'Your visit has timed out. Please reload the page.');
  expect(screen.isThere(screen.button('Retry'))).toBe(false);
});
