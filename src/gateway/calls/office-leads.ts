import * as v from 'valibot';
import { defineCall, type InputOf, versions } from '../call.js';
import { example, ofLead, ofProvider } from '../example.js';
import { BOARD_SUGGESTION_LIMIT } from '../limits.js';
import { PROVIDER_LEAD_PATH } from '../transport/preloaded.js';
import { count, filled, flag, id, instant, limit, nothing, shown, text } from '../wire/fields.js';
import type { OfProviderLead } from './provider-dashboard.js';

const question = v.object({ questionText: v.string(), answerText: text });

const category = v.nullish(v.object({ id: v.nullish(id), name: text }));

const address = v.object({
  firstLine: text,
  secondLine: text,
  lineOne: text,
  lineTwo: text,
  city: text,
  state: text,
  postalCode: text,
});

const person = v.object({
  firstName: text,
  lastName: text,
  phone: text,
  phoneNumber: text,
  email: text,
  emailAddress: text,
});

/**
 * A lead for the lead page, in both formats of the gateway and all forms of its address.
 * An answer may also have the fields of the provider's view.
 */
export const wireLeadPage = v.object({
  leadId: id,
  purchased: flag,
  sentDate: v.nullish(instant),
  purchaserCount: v.nullish(count),
  price: shown,
  /** The gateway's time, from the header `Date`. Missing if the page may not read that header. */
  answeredAt: v.nullish(instant),
  info: v.nullish(
    v.object({
      title: text,
      description: text,
      urgency: text,
      category,
      attributes: v.nullish(v.array(question)),
    }),
  ),
  address: v.nullish(address),
  user: v.nullish(person),
  customerInfo: v.nullish(
    v.object({ ...person.entries, ...address.entries, addressLineOne: text, addressLineTwo: text }),
  ),
  // Fields of `providerLead`, for answers that have only those.
  urgency: text,
  description: text,
  category,
  questionsAndAnswers: v.nullish(v.array(v.object({ question: v.string(), answers: v.nullish(v.array(v.string())) }))),
});

export type WireLeadPage = v.InferOutput<typeof wireLeadPage>;

/** Adds the gateway's time: its clock, not the viewer's, decides whether a lead is for sale. */
function withGatewayTime(lead: WireLeadPage, headers: Headers): WireLeadPage {
  const answered = new Date(headers.get('Date') ?? Number.NaN);
  return Number.isNaN(answered.getTime()) ? lead : { ...lead, answeredAt: answered.toISOString() };
}

/**
 * Get one lead for the lead page, in the older format.
 * @remarks Widgets ask for version 2, which is `providerLead`. This one is for hosts that still have it.
 */
export const leadForPageV1 = defineCall('leadForPage', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/{leadId}',
  query: v.object({ serviceProviderId: id }),
  answer: wireLeadPage,
  complete: withGatewayTime,
});

export const leadForPageV2 = defineCall('leadForPage', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: PROVIDER_LEAD_PATH,
  query: ({ serviceProviderId }: OfProviderLead) => ({ spId: serviceProviderId }),
  answer: wireLeadPage,
  complete: withGatewayTime,
});

/** Get one lead for the lead page, in the format that the gateway sent, with the gateway's time. Version 2 by default. */
export const leadForPage = versions('leadForPage', { v1: leadForPageV1, v2: leadForPageV2 }, () => 'v2');

/** Ask the customer of a lead for a review. */
export const requestReview = defineCall('requestReview', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v1/review-request',
  body: v.object({ serviceProviderId: id, leadId: id }),
  answer: nothing,
});

/**
 * Save what a provider does not want to see.
 * @remarks A board sends `HideThimbleForAllLeads` when the provider turns the insurance offer off for all leads.
 */
export const addDisplayPreferences = defineCall('addDisplayPreferences', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/add-display-preferences',
  body: v.object({ displayPreferences: v.pipe(v.array(filled), v.nonEmpty()) }),
  answer: nothing,
});

const suggestQuery = {
  query: v.string(),
  limit: v.optional(limit, BOARD_SUGGESTION_LIMIT),
};

/** Places that match what is typed into a filter: the answer of `suggestLocations`. */
export const wireLocationSuggestions = v.object({
  locations: v.array(v.object({ city: v.string(), state: v.string(), postalCode: text, locationName: v.string() })),
});

export type WireLocationSuggestions = v.InferOutput<typeof wireLocationSuggestions>;

/**
 * Find places among the provider's leads.
 *
 * At most 5 by default.
 */
export const suggestLocations = defineCall('suggestLocations', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/location',
  query: v.object({
    ...suggestQuery,
    locationType: v.optional(v.picklist(['All', 'City', 'PostalCode']), 'All'),
  }),
  answer: wireLocationSuggestions,
});

export type SuggestLocationsInput = InputOf<typeof suggestLocations>;

const namedCategories = v.object({ categories: v.array(v.object({ categoryId: id, categoryName: v.string() })) });

/** Categories that match what is typed into a filter: the answer of `suggestCategories`. */
export const wireCategorySuggestions = namedCategories;

export type WireCategorySuggestions = v.InferOutput<typeof wireCategorySuggestions>;

/**
 * Find categories among the provider's leads.
 *
 * At most 5 by default.
 */
export const suggestCategories = defineCall('suggestCategories', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/categoryName',
  query: v.object(suggestQuery),
  answer: wireCategorySuggestions,
});

export type SuggestInput = InputOf<typeof suggestCategories>;

/** Members whose names match what is typed: the answer of `suggestMembers`. */
export const wireMemberSuggestions = v.object({
  members: v.array(v.object({ memberName: v.string(), contactInformationIds: v.array(id) })),
});

export type WireMemberSuggestions = v.InferOutput<typeof wireMemberSuggestions>;

/**
 * Find customers among the provider's leads.
 *
 * At most 5 by default.
 */
export const suggestMembers = defineCall('suggestMembers', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/autocomplete/memberName',
  query: v.object(suggestQuery),
  answer: wireMemberSuggestions,
});

export const officeLeadCalls = {
  leadForPage,
  requestReview,
  addDisplayPreferences,
  suggestLocations,
  suggestCategories,
  suggestMembers,
};

export const boardToolExamples = () => ({
  suggestLocations: example(suggestLocations, ['lead-board'], { ...ofProvider, query: 'Aus' }),
  suggestCategories: example(suggestCategories, ['lead-board'], { ...ofProvider, query: 'drain' }),
  suggestMembers: example(suggestMembers, ['lead-board'], { ...ofProvider, query: 'Dana' }),
  addDisplayPreferences: example(addDisplayPreferences, ['lead-card'], {
    ...ofProvider,
    displayPreferences: ['HideThimbleForAllLeads'],
  }),
});

export const examples = () => ({
  leadForPageV1: example(leadForPageV1, ['lead-page'], ofLead),
  requestReview: example(requestReview, [], ofLead),
});
