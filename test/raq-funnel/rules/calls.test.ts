import { describe, expect, it } from 'vitest';
import starterQuestionsEsUS from '../../../src/raq-funnel/questions/starter-questions.es-US.json' with { type: 'json' };
import {
  assignLeadInput,
  type CreateLeadOptions,
  createLeadInput,
  suggestionsInput,
} from '../../../src/raq-funnel/state/create-lead-input.js';
import { consentRecipients } from '../../../src/raq-funnel/suggestions/suggested.js';
import {
  aFunnel,
  at,
  CONSENT,
  event,
  LEAD_OPTIONS,
  QUESTIONS,
  readQuestions,
  stateAfter,
  toContact,
} from './a-funnel.js';

const asked = at.contact;
const OPTIONS: CreateLeadOptions = {
  ...LEAD_OPTIONS,
  consent: { ...CONSENT, recipients: ['Hill Country Plumbing'] },
};

const NAME = { firstName: 'Maria', lastName: 'Delgado' };
const AUSTIN = { city: 'Austin', state: 'TX', postalCode: '78704' };

const inputOf = (state = asked, options: Partial<CreateLeadOptions> = {}) =>
  createLeadInput(state, QUESTIONS, { ...OPTIONS, ...options });

describe('the create payload', () => {
  it('contains all answers', () =>
    expect(inputOf()).toEqual({
      source: 'RequestAQuote',
      title: 'Drain Cleaning',
      description: 'The kitchen sink does not drain.',
      urgency: 'ThisWeek',
      categoryId: '10202',
      showAddress: false,
      attributes: [{ questionText: 'Which drain is clogged?', answerText: 'Kitchen sink' }],
      contactInformation: { ...NAME, email: 'maria@example.com', phoneNumber: '5125550111' },
      address: AUSTIN,
      externalLeadAttributes: { locale: 'en-US', consent: { ...CONSENT, recipients: ['Hill Country Plumbing'] } },
    }));

  it('contains the locale of a Spanish-speaking customer, and their answers in Spanish and English', () => {
    const [inSpanish = [], englishQuestions = []] = [starterQuestionsEsUS, {}].map((words) =>
      readQuestions(undefined, '10202', '', words),
    );
    const state = { ...asked, answers: { plumbing: 'leak' } };
    const input = createLeadInput(state, inSpanish, { ...OPTIONS, locale: 'es-US', englishQuestions });
    expect(input.attributes).toEqual([
      { questionText: '¿En qué necesita ayuda? (What do you need help with?)', answerText: 'Una fuga (A leak)' },
    ]);
    expect(input.externalLeadAttributes).toMatchObject({ locale: 'es-US' });
    expect(inputOf(asked, { locale: 'es-US', createVersion: 'v1' }).attributes).toContainEqual({
      questionText: 'Language',
      answerText: 'es-US',
    });
  });

  it('defaults to the category name as title and NA as urgency, and a title from the host wins', () => {
    expect(inputOf(stateAfter(at.service, event.plumbing)).title).toBe('Plumbing');
    expect(inputOf(aFunnel({ title: ' Sink ' }, ...toContact)).title).toBe('Sink');
    expect(inputOf(at.service).urgency).toBe('NA');
    expect(inputOf(aFunnel({ urgency: 'Soonish' })).urgency).toBe('Soonish');
  });

  it('is assigned to the provider of the funnel unless the provider is ineligible', () => {
    const eligible = aFunnel({ spId: '501', postalCode: '78704' }, event.withProvider);
    expect(inputOf(eligible).assignedServiceProviderIds).toEqual(['501']);
    expect(consentRecipients(eligible)).toEqual(['Hill Country Plumbing']);
    const stuck = stateAfter(eligible, event.eligibility(false));
    expect(Object.hasOwn(inputOf(stuck), 'assignedServiceProviderIds')).toBe(false);
    expect(consentRecipients(stuck)).toEqual([]);
  });

  it('omits the contact of a known customer and contains their consent', () => {
    const input = inputOf(aFunnel({ isAuthenticatedWorkflow: true }, ...toContact));
    expect(Object.hasOwn(input, 'contactInformation')).toBe(false);
    expect(input.externalLeadAttributes).toMatchObject({ consent: { version: '2026-11' } });
  });

  it('contains the address from the host, and shows it only if it has a first line', () => {
    const address = { firstLine: '12 Elm St', secondLine: '', city: 'Elsewhere', postalCode: '78704-9999' };
    const input = inputOf(asked, { address });
    expect([input.address, input.showAddress]).toEqual([{ firstLine: '12 Elm St', ...AUSTIN }, true]);
    expect(inputOf(asked, { address, createFields: { showAddress: false } }).showAddress).toBe(false);
    expect(inputOf(asked, { createFields: { showAddress: true } }).showAddress).toBe(false);
  });

  it('omits a street in another postal code, and has only the id of an address known to the gateway', () => {
    const address = { firstLine: '1 Broadway', city: 'New York', state: 'NY', postalCode: '10001' };
    expect(inputOf(asked, { address }).address).toEqual(AUSTIN);
    const known = { postalAddressId: 77 };
    const input = inputOf(asked, { address: known, photos: ['ref-1', 'ref-2'] });
    expect(input).toMatchObject({ address: known, showAddress: false });
    // A request with an address id has no external attributes.
    expect(input.attributes).toContainEqual({ questionText: 'Photos', answerText: 'ref-1 ref-2' });
  });

  it('passes on extra fields from the host, which never overwrite what the customer entered', () => {
    const input = inputOf(asked, {
      attributes: [{ questionText: 'From', answerText: 'Partner page' }],
      createFields: {
        externalType: 'crm',
        externalId: 12,
        assignedExternalServiceProviderIds: [1, 'b', {}],
        skipHaOLNotification: true,
        categoryId: '1',
        address: { postalCode: '00000' },
        contactInformation: { email: 'x@y.zz' },
        source: 'Other',
        haProRequiredDetails: {},
      },
    });
    expect(input).toMatchObject({
      externalType: 'crm',
      externalId: '12',
      assignedExternalServiceProviderIds: [1, 'b'],
      skipHaOLNotification: true,
      categoryId: '10202',
      address: { postalCode: '78704' },
      contactInformation: { email: 'maria@example.com' },
      source: 'RequestAQuote',
    });
    expect(input.attributes?.map(({ questionText }) => questionText)).toEqual(['From', 'Which drain is clogged?']);
    expect(Object.hasOwn(input, 'haProRequiredDetails')).toBe(false);
  });

  it('contains the host’s external attributes, the attribution, the contact preferences and the consent', () => {
    const withPreferences = stateAfter(asked, event.preferring({ channel: 'text', maxPros: 2 }));
    const { externalLeadAttributes } = inputOf(withPreferences, {
      createFields: { externalLeadAttributes: { campaign: { id: 3 }, consent: 'mine', utm_source: 'own' } },
      attribution: { partnerId: 'p1', utm_source: 'mail' },
    });
    expect(externalLeadAttributes).toEqual({
      campaign: { id: 3 },
      locale: 'en-US',
      partnerId: 'p1',
      utm_source: 'own',
      contactPreferences: { channel: 'text', maxPros: 2 },
      consent: { ...CONSENT, recipients: ['Hill Country Plumbing'] },
    });
  });
});

it('the assign input has no serviceRequestId if the gateway gave none', () => {
  const none = stateAfter(at.suggestions, { type: 'suggestions-loaded', providers: [], serviceRequestId: '' });
  const nobody = { serviceProviderIds: [], haServiceProviderIds: [] };
  expect(assignLeadInput(none)).toEqual({ leadId: '7304418', ...nobody, serviceRequestId: undefined });
});

it('the suggestions input contains the host’s fields and the customer’s description', () => {
  const haProRequiredDetails = { any: 'thing' };
  const createFields = { epid: 'e1', haProRequiredDetails, limit: 99 };
  expect(suggestionsInput(asked, 3, createFields)).toEqual({
    categoryId: '10202',
    postalCode: '78704',
    excludedServiceProviderIds: [],
    limit: 3,
    epid: 'e1',
    description: 'The kitchen sink does not drain.',
    haProRequiredDetails,
  });
});
