import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { configure } from '../../src/index.js';
import { fill, press } from '../elements/press.js';
import { cleanPage, mount, rootOf, untilText } from '../elements/stage.js';
import {
  box,
  button,
  isThere,
  open,
  openEmpty,
  refusal,
  SP_ID,
  type ThreadStage,
  threadStage,
} from './thread-stage.js';

cleanPage();

const dialog = () => page.getByRole('dialog');
const links = () =>
  dialog()
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href')?.split(':')[0]);

/** The lead's answer with another customer. */
function withCustomer(on: ThreadStage, customer: Record<string, unknown>): void {
  on.setFault(async (request) => {
    if (request.url.includes('/phone_number')) return refusal(500);
    if (!/\/leads\/\d+$/.test(new URL(request.url).pathname)) return undefined;
    const { body } = await (await on.sandbox.fetch(request)).json();
    return Response.json({ body: { ...body, customerInfo: { ...body.customerInfo, ...customer } } });
  });
}

describe('where the numbers cannot be had', () => {
  it('the number of the lead stands there, as its card has it', async () => {
    const on = threadStage();
    on.setFault(({ url }) => (url.includes('/phone_number') ? refusal(500) : undefined));
    await open(on);
    await press(button('Contact'));
    await vi.waitFor(() => expect(links()).toEqual(['tel', 'mailto']));
    await expect.element(dialog()).not.toHaveTextContent(/could not be loaded/);
  });

  it('a temporary one of the lead that has ended is no link', async () => {
    const on = threadStage();
    withCustomer(on, { isMaskedPhone: true, isMaskedPhoneActive: false });
    await open(on);
    await press(button('Contact'));
    await expect.element(dialog()).toHaveTextContent(/Expired/);
    expect(links()).toEqual(['mailto']);
  });

  it('it is said where the lead has none either, and Retry asks again', async () => {
    const on = threadStage();
    withCustomer(on, { phoneNumber: null, phoneUrl: null });
    await open(on);
    await press(button('Contact'));
    await expect.element(dialog()).toHaveTextContent(/The phone number could not be loaded/);
    on.setFault(null);
    await press(button('Retry'));
    await vi.waitFor(() => expect(links()).toEqual(['tel', 'mailto']));
  });

  it('the sentence of a chat that cannot start has the number of the lead', async () => {
    const on = threadStage();
    on.setFault(({ url }) => (url.includes('/phone_number') ? refusal(500) : undefined));
    on.controls.failNext('open');
    await open(on);
    await vi.waitFor(() => expect(page.getByRole('alert').getByRole('link').elements().length).toBe(2));
  });
});

it('it is said that the numbers are still coming', async () => {
  const on = threadStage();
  let answer = () => {};
  on.setFault(({ url }) =>
    url.includes('/phone_number')
      ? new Promise((resolve) => {
          answer = () => resolve(undefined);
        })
      : undefined,
  );
  await open(on);
  await press(button('Contact'));
  await expect.element(dialog()).toHaveTextContent(/Loading the phone number/);
  answer();
  await vi.waitFor(() => expect(links()).toEqual(['tel', 'mailto']));
  expect(isThere(dialog().getByText(/Loading/))).toBe(false);
});

describe('the record of a contact', () => {
  const sent = async (on: ThreadStage) => {
    await fill(box(), 'Hello');
    await press(button('Send'));
    await vi.waitFor(() => expect(on.to('/v1/contact').length).toBe(1));
    const request = on.to('/v1/contact')[0];
    return JSON.parse((await request?.clone().text()) ?? '');
  };

  it.each(['configure', 'provider', 'attribute'])('says what the host tells by %s', async (way) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a host
    document.cookie = `promo-${way}=winter`;
    const before = new Date().toISOString();
    const on = threadStage();
    const settings = { campaignCookie: `promo-${way}`, contactPlacement: 7, contactTypes: { MessageSent: 12 } };
    if (way === 'configure') {
      configure(settings);
      await openEmpty(on);
    } else if (way === 'attribute') {
      const element = await openEmpty(on, { contactTypes: settings.contactTypes });
      element.setAttribute('campaign-cookie', `promo-${way}`);
      element.setAttribute('contact-placement', '7');
    } else {
      const around = mount('lead-gateway', { gateway: on.gateway, chat: on.chat, ...settings });
      const element = document.createElement('message-thread');
      Object.assign(element, { spId: SP_ID, userId: on.nobody });
      around.append(element);
      await untilText(element, 'Welcome to messaging');
      await vi.waitFor(() => expect(rootOf(element).querySelector('[aria-busy="false"]')).not.toBeNull());
    }
    const contact = await sent(on);
    expect(contact).toMatchObject({
      campaignId: 'winter',
      contactType: 12,
      payloads: [{ contactPlacementType: 7 }],
    });
    expect(contact.sessionStartTimestamp <= new Date().toISOString()).toBe(true);
    if (way !== 'configure') expect(contact.sessionStartTimestamp < before).toBe(true);
    configure({ campaignCookie: undefined, contactPlacement: undefined, contactTypes: undefined });
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a host
    document.cookie = `promo-${way}=; max-age=0`;
  });
});
