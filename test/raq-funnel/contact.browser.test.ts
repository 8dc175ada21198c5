import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { rootOf } from '../element/stage.js';
import {
  askForQuotes,
  bodiesOf,
  bodyOf,
  button,
  calls,
  checkbox,
  createdBody,
  fillContact,
  funnelPage,
  funnelStage,
  heading,
  heard,
  isThere,
  open,
  openAt,
  radio,
  refusal,
  striking,
  textbox,
  textIn,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

describe('a phone number', () => {
  it('of another country is not taken on the summary either', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'summary');
    await press(page.getByText('Change your phone number'));
    await fill(textbox('New phone number'), '+52 55 1234 5678');
    await press(button('Save'));
    await untilSays(funnel, 'Enter a 10-digit US phone number');
    expect(on.to('/v1/user/updatePhone')).toEqual([]);
    await fill(textbox('New phone number'), '5125550199');
    await press(button('Save'));
    const [saved] = await calls(on, '/v1/user/updatePhone', 1);
    expect(await bodyOf(saved)).toEqual({ phoneNumber: '5125550199' });
  });
});

describe('a customer who is known', () => {
  it('is asked for no contact: contact information is left out, and the consent stays', async () => {
    const on = funnelStage();
    const funnel = await open(on, { authMode: 'session', oneTimeToken: undefined });
    await walk(['service', 'postal-code', 'project'], 'timing');
    await press(radio(/^This week/));
    await press(button('Continue'));
    await expect.element(heading('Ready to get quotes?')).toBeVisible();
    expect(isThere(page.getByRole('textbox'))).toBe(false);
    await press(button('Get quotes'));
    await untilSays(funnel, 'Check the box to agree to be contacted');
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await untilAt('suggestions');
    const [created] = await calls(on, '/v3/lead', 1);
    const body = Object.assign({}, await bodyOf(created));
    expect([Object.keys(body).includes('contactInformation'), created?.headers.has('Authorization')]).toEqual([
      false,
      false,
    ]);
    expect(body).toMatchObject({ externalLeadAttributes: { consent: { version: expect.any(String) } } });
    expect(created?.credentials).toBe('include');
  });
});

describe('what is wrong', () => {
  it('is named above the step with the focus, leads to its fields, and goes when it is mended', async () => {
    const funnel = await openAt(funnelStage(), 'contact');
    await fill(textbox('Email'), 'nova@');
    await press(button('Get quotes'));
    const links = () =>
      [...rootOf(funnel).querySelectorAll('[class*="problem"] a')].map(({ textContent }) => textContent);
    await vi.waitFor(() =>
      expect(links()).toEqual([
        'Enter your first name',
        'Enter your last name',
        'Please enter a valid email address',
        'Enter your phone number',
        'Check the box to agree to be contacted',
      ]),
    );
    expect(rootOf(funnel).activeElement?.textContent).toMatch(/^Please fix the following/);
    expect(rootOf(funnel).querySelectorAll('input[aria-invalid="true"]').length).toBe(5);
    await press(page.getByRole('link', { name: 'Enter your phone number' }));
    const active = rootOf(funnel).activeElement;
    expect(active instanceof HTMLInputElement && active.type).toBe('tel');
    await fillContact();
    // One that is left stands at its field alone.
    await vi.waitFor(() => expect([links(), textIn(funnel).includes('Please fix the following')]).toEqual([[], false]));
    expect(textIn(funnel).match(/Check the box to agree to be contacted/g)).toHaveLength(1);
    await press(checkbox(/^I agree/));
    await vi.waitFor(() => expect(textIn(funnel)).not.toContain('Check the box'));
  });
});

const AGREE = /^I agree/;

describe('the consent', () => {
  it('has to be given anew for another text', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'contact', { consent: { version: '1', text: 'I agree to be called.' } });
    await press(checkbox(AGREE));
    await expect.element(checkbox(AGREE)).toBeChecked();
    funnel['consent'] = { version: '2', text: 'I agree to be called at night.' };
    await untilSays(funnel, 'at night');
    await expect.element(checkbox(AGREE)).not.toBeChecked();
  });

  it('of the language that was read is sent, with the time at which that was agreed to', async () => {
    const on = funnelStage();
    on.setFault(striking('/v3/lead', refusal(500), 1));
    const funnel = await openAt(on, 'contact');
    await askForQuotes();
    await untilSays(funnel, 'Your answers are kept.');
    funnel['locale'] = 'es-US';
    await press(checkbox(/^Acepto/));
    await vi.waitFor(() => expect(on.to('/v3/lead').length).toBe(1));
    const pressLast = () =>
      [...(funnel.shadowRoot?.querySelectorAll<HTMLElement>('button[type="submit"]') ?? [])].at(-1)?.click();
    await vi.waitFor(() => {
      pressLast();
      expect(on.to('/v3/lead').length).toBe(2);
    });
    const [english, spanish] = (await bodiesOf(on.to('/v3/lead'))).map((body) => JSON.stringify(body));
    const hashOf = (body: string | undefined) => /"textHash":"([\da-f]{64})"/.exec(body ?? '')?.[1];
    expect(hashOf(english)).toBeTruthy();
    expect(hashOf(spanish)).toBeTruthy();
    expect(hashOf(spanish)).not.toBe(hashOf(english));
  });
});

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('a partner', () => {
  it('gives its own consent text: the box is not ticked, and hash and version are those of the text', async () => {
    const on = funnelStage();
    const consent = { version: 'acme-7', text: 'Acme and its pros may call me.' };
    const funnel = await openAt(on, 'contact', { consent });
    await expect.element(checkbox('I agree')).not.toBeChecked();
    await untilSays(funnel, 'Acme and its pros may call me.');
    await fillContact();
    await press(button('Get quotes'));
    await untilSays(funnel, 'Check the box to agree to be contacted');
    expect(on.to('/v3/lead').length).toBe(0);
    await press(checkbox('I agree'));
    await press(button('Get quotes'));
    await untilAt('suggestions');
    const textHash = await sha256(consent.text);
    const at = expect.any(String);
    expect(await createdBody(on)).toMatchObject({
      externalLeadAttributes: { consent: { version: 'acme-7', textHash, at, recipients: [] } },
    });
    expect(heard(funnel, 'lead-created')).toEqual([
      { leadId: expect.any(String), consent: { version: 'acme-7', textHash, at } },
    ]);
  });

  it('puts its certificate and its challenge into the light DOM, and both show', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = await open(on);
    for (const [slot, text] of [
      ['certificates', 'Certificate of consent'],
      ['challenge', 'Tick the pictures'],
    ]) {
      const own = document.createElement('div');
      own.slot = slot ?? '';
      own.textContent = text ?? '';
      funnel.append(own);
    }
    await walk(['service', 'postal-code', 'project', 'timing'], 'contact');
    await expect.element(page.getByText('Certificate of consent')).toBeVisible();
    await askForQuotes();
    await expect.element(page.getByText('Tick the pictures')).toBeVisible();
    const notice = rootOf(funnel).querySelector('[part~="challenge"] slot');
    expect(notice instanceof HTMLSlotElement ? notice.assignedElements().length : 0).toBe(1);
  });
});
