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
import { type Call, type Route, requireCaller, requiredLead, routeOf } from '../router/route.js';
import { fitting } from '../rules/filter-leads.js';
import { firstLeadPageAnswer, isPurchased } from '../rules/lead-answer.js';

type Typed = InferOutput<NonNullable<typeof suggestMembers.query>>;

/** Cities and postal codes of the provider's own leads. */
function locations(call: Call, { query, limit }: Typed, type: string): Answer {
  const found = new Map<string, object>();
  for (const { customer } of shownLeads(call)) {
    const { city, state, postalCode } = customer ?? {};
    if (!city || !state) continue;
    const [inCity, atCode] = [`${city}, ${state}`, `${postalCode} ${city}, ${state}`];
    if (type !== 'PostalCode') found.set(inCity, { city, state, locationName: inCity });
    if (type !== 'City' && postalCode) found.set(atCode, { city, state, postalCode, locationName: atCode });
  }
  return ok({ locations: suggested([...found], query, limit) });
}

/** Categories of the provider's own leads. */
function categories(call: Call, { query, limit }: Typed): Answer {
  const names = new Map<string, Named>();
  for (const { category } of shownLeads(call)) {
    const id = category?.id == null ? '' : String(category.id);
    if (id !== '' && category?.name) names.set(id, [category.name, { categoryId: id, categoryName: category.name }]);
  }
  return ok({ categories: suggested([...names.values()], query, limit) });
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
  return ok({ members: suggested([...known], query, limit) });
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

type Named = readonly [name: string, suggestion: object];

function suggested(found: readonly Named[], query: string, limit: number): object[] {
  const all = found.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fitting(all, query, ([name]) => name, limit).map(([, suggestion]) => suggestion);
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
  // `serviceProvider` returns the names.
  routeOf(addDisplayPreferences, ({ callerId, state: { data } }, { displayPreferences }) => {
    const known = data.preferences.flatMap(({ serviceProviderId, name }) =>
      serviceProviderId === callerId ? name : [],
    );
    for (const name of new Set(displayPreferences)) {
      if (!known.includes(name)) data.preferences.push({ serviceProviderId: callerId, name });
    }
    return DONE;
  }),
  routeOf(suggestLocations, (call, { locationType, ...typed }) => locations(call, typed, locationType)),
  routeOf(suggestCategories, categories),
  routeOf(suggestMembers, members),
];
