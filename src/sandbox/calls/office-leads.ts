import * as v from 'valibot';
import { BOARD_SUGGESTION_LIMIT } from '../../gateway/limits.js';
import { type Answer, badRequest, DONE, ok } from '../router/answer.js';
import { checked, fieldsOf, id, limit, text } from '../router/read-body.js';
import { requireCaller, requiredLead } from '../router/required.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { firstLeadPageAnswer } from '../rules/lead-answer.js';
import { fitting } from '../rules/plain-text.js';
import { isPurchased } from '../rules/sale.js';

/** The lead of the lead page in the format of version 1. */
export function leadForPage({ query, params, callerId, state, purchased, now }: Call): Answer {
  if (!query.get('serviceProviderId')) throw badRequest('The query parameter serviceProviderId is missing.');
  const record = requiredLead({ state }, callerId, params['leadId']);
  return ok(firstLeadPageAnswer(record, purchased, now));
}

const requestBody = v.object({ serviceProviderId: id, leadId: id });

/** Asks a lead's customer for a review. */
export function requestReview({ body, callerId, state }: Call): Answer {
  const { serviceProviderId, leadId } = checked(requestBody, body);
  requireCaller({ callerId }, serviceProviderId);
  const record = requiredLead({ state }, callerId, leadId);
  const address = record.lead.customerInfo?.emailAddress ?? '';
  state.data.reviewRequests.push({ serviceProviderId, leadId, email: address });
  return DONE;
}

const suggestQuery = v.object({ query: v.string(), limit: v.optional(limit, String(BOARD_SUGGESTION_LIMIT)) });

const locationsQuery = v.object({
  ...suggestQuery.entries,
  locationType: v.optional(v.picklist(['All', 'City', 'PostalCode']), 'All'),
});

interface Location {
  readonly city: string;
  readonly state: string;
  readonly postalCode?: string;
  readonly locationName: string;
}

/** Cities and postal codes of the provider's own leads. */
export function suggestLocations(call: Call): Answer {
  const { query, limit, locationType } = checked(locationsQuery, fieldsOf(call.query));
  const cities = new Map<string, Location>();
  const codes = new Map<string, Location>();
  for (const { customer } of shownLeads(call)) {
    const { city, state, postalCode } = customer ?? {};
    if (!city || !state) continue;
    const name = `${city}, ${state}`;
    cities.set(name, { city, state, locationName: name });
    if (postalCode) codes.set(postalCode, { city, state, postalCode, locationName: `${postalCode} ${name}` });
  }
  const all = [
    ...(locationType === 'PostalCode' ? [] : cities.values()),
    ...(locationType === 'City' ? [] : codes.values()),
  ].sort(by(({ locationName }) => locationName));
  return ok({ locations: fitting(all, query, ({ locationName }) => locationName, limit) });
}

/** Categories of the provider's own leads. */
export function suggestCategories(call: Call): Answer {
  const { query, limit } = checked(suggestQuery, fieldsOf(call.query));
  const names = new Map<string, { readonly categoryId: string; readonly categoryName: string }>();
  for (const { category } of shownLeads(call)) {
    const id = category?.id == null ? '' : String(category.id);
    if (id !== '' && category?.name) names.set(id, { categoryId: id, categoryName: category.name });
  }
  const all = [...names.values()].sort(by(({ categoryName }) => categoryName));
  return ok({ categories: fitting(all, query, ({ categoryName }) => categoryName, limit) });
}

/** Customers of the provider's own leads. Several contacts may share a name. */
export function suggestMembers(call: Call): Answer {
  const { query, limit } = checked(suggestQuery, fieldsOf(call.query));
  const members = new Map<string, { readonly memberName: string; readonly contactInformationIds: string[] }>();
  for (const { customer, lastName, contactInformationId } of shownLeads(call)) {
    const memberName = `${customer?.firstName ?? ''} ${lastName}`.trim();
    if (memberName === '') continue;
    const known = members.get(memberName);
    if (known === undefined) {
      members.set(memberName, { memberName, contactInformationIds: [contactInformationId] });
    } else known.contactInformationIds.push(contactInformationId);
  }
  const all = [...members.values()].sort(by(({ memberName }) => memberName));
  return ok({ members: fitting(all, query, ({ memberName }) => memberName, limit) });
}

/** The fields of leads that the provider sees. Leads that are not purchased have no last name. */
function shownLeads({ state, callerId, purchased }: Call) {
  return state
    .leadsOf(callerId)
    .records.filter(({ displayed }) => displayed)
    .map((record) => ({
      category: record.lead.category,
      customer: record.lead.customerInfo,
      lastName: isPurchased(record, purchased) ? (record.lead.customerInfo?.lastName ?? '') : '',
      contactInformationId: record.contactInformationId,
    }));
}

function by<T>(textOf: (entry: T) => string): (one: T, other: T) => number {
  return (one, other) => (textOf(one) < textOf(other) ? -1 : 1);
}

const preferencesBody = v.object({ displayPreferences: v.pipe(v.array(text), v.nonEmpty()) });

/** Saves what the provider does not want to see. `serviceProvider` returns it. */
export function addDisplayPreferences({ body, callerId, state }: Call): Answer {
  const { displayPreferences } = checked(preferencesBody, body);
  const known = state.data.preferences.filter(({ serviceProviderId }) => serviceProviderId === callerId);
  for (const name of new Set(displayPreferences)) {
    if (!known.some((preference) => preference.name === name))
      state.data.preferences.push({ serviceProviderId: callerId, name });
  }
  return DONE;
}

const OWN_LEADS = '/leads/serviceprovider/{serviceProviderId}/autocomplete';
const get = routesAt('/gateway/lead/office', 'ServiceProvider', 'GET', false);
const write = routesAt('/gateway/lead', 'ServiceProvider', 'POST', true);

/** Version 2 of `leadForPage` shares the path of `providerLead`. */
export const OFFICE_LEAD_ROUTES: readonly Route[] = [
  get('leadForPage', '/v1/leads/{leadId}', leadForPage),
  write('requestReview', '/office/v1/review-request', requestReview),
  write(
    'addDisplayPreferences',
    '/v1/serviceprovider/{serviceProviderId}/add-display-preferences',
    addDisplayPreferences,
  ),
  get('suggestLocations', `/v1${OWN_LEADS}/location`, suggestLocations),
  get('suggestCategories', `/v1${OWN_LEADS}/categoryName`, suggestCategories),
  get('suggestMembers', `/v2${OWN_LEADS}/memberName`, suggestMembers),
];
