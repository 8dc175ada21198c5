import { describe, expect, it, vi } from 'vitest';
import { fill, press } from '../elements/press.js';
import {
  askForQuotes,
  bodyOf,
  button,
  CUSTOMER,
  call,
  calls,
  checkbox,
  fillContact,
  funnelPage,
  funnelStage,
  heading,
  heard,
  idsOf,
  isThere,
  open,
  openAndWalk,
  openAt,
  place,
  radio,
  TITLES,
  TOKEN,
  textbox,
  untilAt,
  untilSays,
  walk,
  walkTo,
} from './funnel-stage.js';

funnelPage();

const NOTICE = 'Please verify that you are not a robot, then continue. Your answers are kept.';

describe('one request', () => {
  it('is made by a double click', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { delayMs: 200 } } });
    const funnel = await openAt(on, 'contact');
    await fillContact();
    await press(checkbox(/^I agree/));
    await button('Get quotes').dblClick();
    await untilAt('suggestions');
    expect([on.to('/v3/lead').length, await on.leads(), heard(funnel, 'lead-created').length]).toEqual([1, 1, 1]);
  });

  it('is made when its answer is lost and it is sent again', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { drop: 'reply', times: 1 } } });
    const funnel = await openAt(on, 'contact');
    await askForQuotes();
    await untilSays(funnel, 'Your answers are kept.');
    await expect.element(textbox('Email')).toHaveValue(CUSTOMER.email);
    await press(button('Get quotes'));
    await untilAt('suggestions');
    const sent = on.to('/v3/lead');
    expect([sent.length, idsOf(sent).size, await on.leads()]).toEqual([2, 1, 1]);
    expect(heard(funnel, 'lead-created').length).toBe(1);
  });

  it('is made by a replay after a challenge: inline the step stays, with its notice and the answers', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = await openAt(on, 'contact');
    await askForQuotes();
    await untilSays(funnel, NOTICE);
    await expect.element(textbox('First name')).toHaveValue(CUSTOMER.first);
    expect(heard(funnel, 'challenge-required')).toEqual([
      { requestId: on.to('/v3/lead')[0]?.headers.get('X-Request-Id'), operation: 'createLead' },
    ]);
    call(funnel, 'replayChallenges');
    await untilAt('suggestions');
    const sent = on.to('/v3/lead');
    expect([sent.length, idsOf(sent).size, await on.leads()]).toEqual([2, 1, 1]);
    expect(heard(funnel, 'lead-created').length).toBe(1);
  });

  it('is made by a replay after a challenge: a modal closes, and opens again at the suggestions', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = place(on, { presentation: 'modal', open: true });
    await walk(['service', 'postal-code', 'project', 'timing'], 'contact');
    await askForQuotes();
    await vi.waitFor(() => expect(heard(funnel, 'funnel-close')).toEqual([{}]));
    await vi.waitFor(() =>
      expect([funnel.hasAttribute('open'), isThere(heading(TITLES.contact))]).toEqual([false, false]),
    );
    call(funnel, 'replayChallenges');
    await untilAt('suggestions');
    expect([funnel['open'], idsOf(on.to('/v3/lead')).size, await on.leads()]).toEqual([true, 1, 1]);
  });

  it('is sent to the chosen pros once, when the answer of that is lost and it is sent again', async () => {
    const on = funnelStage({ scenario: { operation: 'assignLead', fault: { drop: 'reply', times: 1 } } });
    const funnel = await openAt(on, 'suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
    await press(button('Continue'));
    await untilSays(funnel, /unavailable/i);
    await press(button('Retry'));
    await untilAt('summary');
    const sent = on.requests.filter(({ url }) => url.endsWith('/assign'));
    expect([sent.length, idsOf(sent).size, heard(funnel, 'lead-assigned').length]).toEqual([2, 1, 1]);
  });
});

const CONTACT = {
  email: CUSTOMER.email,
  firstName: CUSTOMER.first,
  lastName: CUSTOMER.last,
  phoneNumber: CUSTOMER.phone,
};
const CONSENT = {
  version: expect.stringMatching(/./),
  textHash: expect.stringMatching(/^[\da-f]{64}$/),
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  recipients: [],
};
const QUESTIONS = {
  10214: [{ id: 'q', text: 'Which drain?', type: 'one', options: [{ value: 'k', label: 'Kitchen' }], required: true }],
};

describe('what a funnel sends', () => {
  it('asks for services with limit 10 and both provider types', async () => {
    const on = funnelStage();
    await openAndWalk(on, 'postal-code');
    const [top] = on.to('/v1/topCategories');
    const found = on.to('/v2/autocomplete').at(-1);
    expect(new URL(top?.url ?? '').search).toBe('?limit=10&serviceProviderTypes=AL&serviceProviderTypes=HA');
    const query = new URL(found?.url ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ query: 'drain cleaning', limit: '10' });
    expect(query.getAll('serviceProviderTypes')).toEqual(['AL', 'HA']);
  });

  it('creates with v3, suggests with v4 and assigns with v2, each body as the wire has it', async () => {
    const on = funnelStage();
    const funnel = await open(on, { questions: QUESTIONS });
    await walk(['service'], 'postal-code');
    await fill(textbox('ZIP code'), '78704-1234');
    await untilSays(funnel, 'Austin, TX');
    await press(button('Continue'));
    await press(radio('Kitchen'));
    await press(button('Continue'));
    await walkTo('suggestions', 'project');
    expect(await bodyOf(on.to('/v3/lead')[0])).toEqual({
      source: 'RequestAQuote',
      title: 'Drain Cleaning',
      description: 'The sink fills again.',
      urgency: 'ThisWeek',
      categoryId: '10202',
      showAddress: false,
      attributes: [{ questionText: 'Which drain?', answerText: 'Kitchen' }],
      assignedServiceProviderIds: [],
      contactInformation: CONTACT,
      address: { city: 'Austin', state: 'TX', postalCode: '78704' },
      externalLeadAttributes: { consent: CONSENT },
    });
    const [early, suggested] = await calls(on, '/v4/serviceproviders/suggestion', 2);
    // Before the contact: whether anybody works there.
    expect(await bodyOf(early)).toEqual({
      categoryId: 10202,
      postalCode: '78704',
      excludedServiceProviderIds: [],
      limit: 1,
    });
    expect(await bodyOf(suggested)).toEqual({
      categoryId: 10202,
      postalCode: '78704',
      excludedServiceProviderIds: [],
      limit: 3,
      description: 'The sink fills again.',
    });
    const [described] = await calls(on, '/v1/serviceProviders/details', 1);
    expect(await bodyOf(described)).toMatchObject({ postalCode: '78704', haServiceProviderIds: [expect.anything()] });
    await press(checkbox('Barton Creek Pipe & Drain'));
    await press(button('Continue'));
    await untilAt('summary');
    const [assigned] = on.requests.filter(({ url }) => url.endsWith('/assign'));
    expect(new URL(assigned?.url ?? '').pathname).toMatch(/^\/gateway\/lead\/v2\/lead\/\d+\/assign$/);
    expect(await bodyOf(assigned)).toEqual({
      serviceProviderIds: [5200001, 5200002],
      haServiceProviderIds: [8800001],
      serviceRequestId: expect.any(Number),
    });
  });

  it('creates with v1 where the address is an id, and assigns with v1 when told', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions', {
      assignVersion: 'v1',
      initialValues: { address: { postalAddressId: 12 } },
    });
    const [created] = await calls(on, '/v1/lead', 1);
    expect(await bodyOf(created)).toEqual({
      source: 'RequestAQuote',
      title: 'Drain Cleaning',
      description: 'The sink fills again.',
      urgency: 'ThisWeek',
      categoryId: '10202',
      showAddress: false,
      attributes: [{ questionText: 'Consent', answerText: expect.stringContaining('textHash') }],
      assignedServiceProviderIds: [],
      contactInformation: CONTACT,
      address: { postalAddressId: 12 },
    });
    await press(checkbox('RapidRooter Home Services'));
    await walkTo('summary', 'suggestions');
    const [assigned] = on.requests.filter(({ url }) => url.endsWith('/assign'));
    expect(new URL(assigned?.url ?? '').pathname).toMatch(/\/v1\/lead\/\d+\/assign$/);
    expect(await bodyOf(assigned)).toEqual({ serviceProviderIds: ['5200001'] });
    expect(heard(funnel, 'lead-assigned')).toEqual([
      { leadId: expect.any(String), serviceProviderIds: ['5200001'], haServiceProviderIds: [] },
    ]);
  });

  it('marks one provider as hired and sends another phone number, each with its own fields alone', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'summary');
    await press(button('Mark as hired: Live Oak Plumbing'));
    await untilSays(funnel, 'Hired');
    const [hired] = await calls(on, '/service-provider/mark-hired', 1);
    expect(await bodyOf(hired)).toEqual({ serviceProviderType: 'AL', serviceProviderId: '5200001' });
    funnel.shadowRoot?.querySelector<HTMLElement>('details summary')?.click();
    await fill(textbox('New phone number'), '(512) 555-0199');
    await press(button('Save'));
    await untilSays(funnel, 'Saved');
    const [updated] = await calls(on, '/v1/user/updatePhone', 1);
    expect(await bodyOf(updated)).toEqual({ phoneNumber: '5125550199' });
  });

  it('puts the one-time token and the caller type Member on every call, and no caller id', async () => {
    const on = funnelStage();
    await openAt(on, 'summary');
    await vi.waitFor(() => expect(on.to('/v1/deals/followUp').length).toBe(1));
    expect(on.requests.length).toBeGreaterThan(8);
    const odd = on.requests.filter(
      ({ headers, credentials }) =>
        headers.get('Authorization') !== `OneTime ${TOKEN}` ||
        headers.get('X-Caller-Type') !== 'Member' ||
        headers.has('X-Caller-Id') ||
        headers.get('X-Proxy-Version') !== '1' ||
        !headers.get('X-Request-Id') ||
        credentials !== 'omit',
    );
    expect(odd.map(({ url }) => url)).toEqual([]);
  });
});
