import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../elements/press.js';
import { rootOf } from '../elements/stage.js';
import {
  bodyOf,
  button,
  CUSTOMER,
  calls,
  checkbox,
  fillContact,
  funnelPage,
  funnelStage,
  heard,
  isThere,
  open,
  openAt,
  place,
  radio,
  textbox,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

type On = ReturnType<typeof funnelStage>;

async function created(on: On): Promise<Record<string, unknown>> {
  const [request] = await calls(on, '/v3/lead', 1);
  return Object.assign({}, await bodyOf(request));
}

const query = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`);

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('a partner', () => {
  it('names the service and the place by attributes: the funnel begins at the project, and the request bears the service’s name', async () => {
    const on = funnelStage();
    const funnel = await open(on, { categoryId: '10202', postalCode: '78704' }, 'project');
    expect(heard(funnel, 'funnel-step')[0]).toEqual({ step: 'project', index: 1, total: 5 });
    await untilSays(funnel, '');
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await created(on)).toMatchObject({
      title: 'Plumbing',
      categoryId: '10202',
      address: { postalCode: '78704' },
    });
  });

  it('names a task by its id: the taxonomy rule makes its parent the category', async () => {
    const on = funnelStage();
    await open(on, { categoryId: '10214', postalCode: '78704' }, 'project');
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await created(on)).toMatchObject({ title: 'Drain Cleaning', categoryId: '10202' });
  });

  it('fills in form values: contact and address too', async () => {
    const on = funnelStage();
    const initialValues = {
      categoryId: '10202',
      postalCode: '78704',
      title: 'A wet floor',
      description: 'Since Monday.',
      urgency: 'ThisMonth',
      attributes: [{ questionText: 'Campaign', answerText: 'Spring' }],
      contactInformation: {
        firstName: CUSTOMER.first,
        lastName: CUSTOMER.last,
        email: CUSTOMER.email,
        phoneNumber: '(512) 555-0177',
      },
      address: { firstLine: '1408 Kinney Ave', secondLine: 'Unit 2', city: 'Austin', state: 'TX', postalCode: '78704' },
    };
    await open(on, { initialValues }, 'project');
    await expect.element(textbox('Description')).toHaveValue('Since Monday.');
    await press(button('Continue'));
    await expect.element(radio(/^This month/)).toBeChecked();
    await press(button('Continue'));
    await expect.element(textbox('Phone')).toHaveValue('(512) 555-0177');
    await expect.element(checkbox(/^I agree/)).not.toBeChecked();
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await untilAt('suggestions');
    expect(await created(on)).toMatchObject({
      title: 'A wet floor',
      description: 'Since Monday.',
      urgency: 'ThisMonth',
      showAddress: true,
      attributes: [{ questionText: 'Campaign', answerText: 'Spring' }],
      contactInformation: { email: CUSTOMER.email, phoneNumber: CUSTOMER.phone },
      address: { firstLine: '1408 Kinney Ave', secondLine: 'Unit 2', city: 'Austin', state: 'TX', postalCode: '78704' },
    });
  });

  it('allows names of the page’s query: those are read, others are not, and contact data never', async () => {
    query(
      '?postalCode=78704&description=From+the+ad&urgency=Emergency&email=x%40example.com&firstName=Eve&phoneNumber=5125550100',
    );
    const on = funnelStage();
    await open(
      on,
      {
        categoryId: '10202',
        prefillParams: ['postalCode', 'description', 'email', 'firstName', 'phoneNumber', 'contactInformation'],
      },
      'project',
    );
    await expect.element(textbox('Description')).toHaveValue('From the ad');
    await press(button('Continue'));
    await untilAt('timing');
    expect(isThere(page.getByRole('radio', { checked: true }))).toBe(false);
    await press(button('Skip'));
    for (const name of ['First name', 'Email', 'Phone']) await expect.element(textbox(name)).toHaveValue('');
  });

  it('that allows nothing has nothing read from the query', async () => {
    query('?postalCode=78704&description=From+the+ad&categoryId=10202');
    const on = funnelStage();
    await openAt(on, 'postal-code');
    await expect.element(textbox('ZIP code')).toHaveValue('');
  });

  it('is named in the request, with the click and the first touch of the utm parameters', async () => {
    query('?utm_source=spring&utm_campaign=pipes&other=1');
    const on = funnelStage();
    const settings = { partnerId: 'acme', clickId: 'c-9', source: 'SR_RAQ' };
    await open(on, settings);
    await walk(['service', 'postal-code'], 'project');
    query('?utm_source=autumn');
    on.reload();
    place(on, settings);
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await created(on)).toMatchObject({
      source: 'SR_RAQ',
      externalLeadAttributes: { partnerId: 'acme', clickId: 'c-9', utm_source: 'spring', utm_campaign: 'pipes' },
    });
    expect(Object.keys(Object((await created(on))['externalLeadAttributes']))).not.toContain('other');
  });

  it('passes further fields through, and never over what the customer said', async () => {
    const on = funnelStage();
    const createFields = {
      assignedExternalServiceProviderIds: [9, '10'],
      externalType: 'widget',
      externalId: 'e-1',
      externalLeadAttributes: { deep: { yes: [1] }, consent: 'forged' },
      skipHaOLNotification: false,
      description: 'forged',
      contactInformation: { email: 'forged@example.com' },
      categoryId: 5,
      epid: 'ep-3',
      haProRequiredDetails: { roof: true },
    };
    await openAt(on, 'suggestions', { createFields });
    expect(await created(on)).toMatchObject({
      description: 'The sink fills again.',
      categoryId: '10202',
      contactInformation: { email: CUSTOMER.email },
      assignedExternalServiceProviderIds: [9, '10'],
      externalType: 'widget',
      externalId: 'e-1',
      externalLeadAttributes: { deep: { yes: [1] }, consent: { version: expect.any(String) } },
      skipHaOLNotification: false,
    });
    for (const suggested of await calls(on, '/v4/serviceproviders/suggestion', 2)) {
      expect(await bodyOf(suggested)).toMatchObject({ epid: 'ep-3', haProRequiredDetails: { roof: true } });
    }
  });

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
    expect(await created(on)).toMatchObject({
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
    await fillContact();
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await expect.element(page.getByText('Tick the pictures')).toBeVisible();
    const notice = rootOf(funnel).querySelector('[part~="challenge"] slot');
    expect(notice instanceof HTMLSlotElement ? notice.assignedElements().length : 0).toBe(1);
  });
});
