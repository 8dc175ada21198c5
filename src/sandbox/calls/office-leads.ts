import type { InferOutput } from 'valibot';
import {
  addDisplayPreferences,
  leadForPageV1,
  requestReview,
  suggestCategories,
  suggestLocations,
  suggestMembers,
} from '../../gateway/calls/office-leads.js';
import { type Answer, DONE, ok } from '../router/answer.js';
import { requireCaller, requiredLead } from '../router/required.js';
import { type Call, type Route, routeOf } from '../router/route.js';
import { fitting } from '../rules/filter-leads.js';
import { firstLeadPageAnswer, isPurchased } from '../rules/lead-answer.js';

type Typed = InferOutput<NonNullable<typeof suggestMembers.query>>;

interface Location {
  readonly city: string;
  readonly state: string;
  readonly postalCode?: string;
  readonly locationName: string;
}

/** Cities and postal codes of the provider's own leads. */
function locations(
  call: Call,
  { query, limit, locationType }: InferOutput<NonNullable<typeof suggestLocations.query>>,
): Answer {
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
function categories(call: Call, { query, limit }: Typed): Answer {
  const names = new Map<string, { readonly categoryId: string; readonly categoryName: string }>();
  for (const { category } of shownLeads(call)) {
    const id = category?.id == null ? '' : String(category.id);
    if (id !== '' && category?.name) names.set(id, { categoryId: id, categoryName: category.name });
  }
  const all = [...names.values()].sort(by(({ categoryName }) => categoryName));
  return ok({ categories: fitting(all, query, ({ categoryName }) => categoryName, limit) });
}

/** Customers of the provider's own leads. Several contacts may share a name. */
function members(call: Call, { query, limit }: Typed): Answer {
  const known = new Map<string, { readonly memberName: string; readonly contactInformationIds: string[] }>();
  for (const { customer, lastName, contactInformationId } of shownLeads(call)) {
    const memberName = `${customer?.firstName ?? ''} ${lastName}`.trim();
    if (memberName === '') continue;
    const member = known.get(memberName);
    if (member === undefined) {
      known.set(memberName, { memberName, contactInformationIds: [contactInformationId] });
    } else member.contactInformationIds.push(contactInformationId);
  }
  const all = [...known.values()].sort(by(({ memberName }) => memberName));
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

/** Saves what the provider does not want to see. `serviceProvider` returns it. */
function addPreferences({ callerId, state }: Call, names: readonly string[]): Answer {
  const known = state.data.preferences.filter(({ serviceProviderId }) => serviceProviderId === callerId);
  for (const name of new Set(names)) {
    if (!known.some((preference) => preference.name === name))
      state.data.preferences.push({ serviceProviderId: callerId, name });
  }
  return DONE;
}

/** Version 2 of `leadForPage` shares the path of `providerLead`. */
export const OFFICE_LEAD_ROUTES: readonly Route[] = [
  routeOf(leadForPageV1, ({ params, callerId, state, purchased, now }) =>
    ok(firstLeadPageAnswer(requiredLead({ state }, callerId, params['leadId']), purchased, now)),
  ),
  routeOf(requestReview, ({ callerId, state }, { serviceProviderId, leadId }) => {
    requireCaller({ callerId }, serviceProviderId);
    const email = requiredLead({ state }, callerId, leadId).lead.customerInfo?.emailAddress ?? '';
    state.data.reviewRequests.push({ serviceProviderId, leadId, email });
    return DONE;
  }),
  routeOf(addDisplayPreferences, (call, { displayPreferences }) => addPreferences(call, displayPreferences)),
  routeOf(suggestLocations, locations),
  routeOf(suggestCategories, categories),
  routeOf(suggestMembers, members),
];
