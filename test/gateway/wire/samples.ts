import { EXAMPLES } from '../../../.build/openapi/areas.js';
import type { GatewayClient } from '../../../src/gateway.js';

/** The operations that have no path in the specification. */
export const PATHLESS = [
  'fetchUser',
  'searchTokens',
  'createMember',
  'updateUser',
  'acceptUserAgreement',
  'validateEntitlements',
  'expireOneTimeToken',
  'regionByTypes',
  'sendAppLink',
  'currentUser',
  'targetOffer',
  'resolveCategory',
  'selectLeadForReview',
  'leadsByFilter',
] as const;

/**
 * Every operation and version, in the order of the specification: lead gateway, provider dashboard, message center, review.
 * The list comes from the specification alone, so it shows if the client, the sandbox or the samples lack a call.
 */
export const EVERY_CALL: readonly string[] = [
  ...`reviewsByProvider, leadProviders, leadForPage v1, leadForPage v2, providerDetails, taxonomyCategory,
    combinedProviderDetails, cityByPostalCode, suggestions v1, suggestions v4, eligibility, comparison, createLead v1,
    createLead v3, requestReview, lead, assignLead v1, assignLead v2, projects, topCategories, autocomplete, sendHandyLead,
    sendNotification, addDisplayPreferences, followUpDeals, contactsByIds, opportunityLeads, sendProSelection,
    seoCityByPostalCode, markHired, suggestLocations, suggestCategories, suggestMembers, updatePhone,
    serviceProvider, providerLead, leads, markRead, saveNote, setStatus, sendFeedback, archive, providerCategories,
    registerNumber, registeredNumbers,
    sendMessage, phoneNumbers, activities, markThreadRead, chatSession, createContact,
    getOrCreateDraftReview, updateDraftReview, requestReviewByEmail, categories`.split(/,\s+/),
  ...PATHLESS,
];

/** Every operation, without its versions. */
export const EVERY_OPERATION: readonly string[] = [...new Set(EVERY_CALL.map((call) => call.replace(/ v\d$/, '')))];

/** A call that the sandbox answers. */
export interface Sample {
  /** The name in `operations.ts`. */
  readonly call: string;
  /** Makes the call, after the calls that it needs. */
  make(gateway: GatewayClient): Promise<unknown>;
}

const shared = { 'leadForPage v2': 'leadForPageV1' };

/** Every call in every version: the example of its definition. */
export const EVERY_SAMPLE: readonly Sample[] = EVERY_CALL.map((call) => {
  const [operation = '', version] = call.split(' ');
  const example = EXAMPLES[Reflect.get(shared, call) ?? operation + (version ?? '').toUpperCase()];
  if (example === undefined) throw new Error(`${call} has no example.`);
  return { call, make: (gateway) => example.make(gateway, { version }) };
});

const pathless: ReadonlySet<string> = new Set(PATHLESS);

/** Samples of operations that have no path in the specification. */
export const PATHLESS_SAMPLES: readonly Sample[] = EVERY_SAMPLE.filter(({ call }) => pathless.has(call));
