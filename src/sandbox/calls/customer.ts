import type { InferOutput } from 'valibot';
import { contactsByIds, followUpDeals, projects, updatePhone } from '../../gateway/calls/customer.js';
import { type Answer, badRequest, DONE, ok } from '../router/answer.js';
import { type Call, type Route, routeOf } from '../router/route.js';
import { isoWithOffset } from '../seed/dates.js';
import { serviceOf } from '../seed/services.js';

/** The customer's requests, the newest first. */
function projectsAnswer(
  { state }: Call,
  { projectStatuses = [], leadStatuses = [], offset = 0, limit = 500 }: InferOutput<NonNullable<typeof projects.query>>,
): Answer {
  const all = [...state.data.requests]
    .sort((one, other) => other.createdAt - one.createdAt)
    .map((request) => ({
      projectId: `p${request.leadId}`,
      leadId: request.leadId,
      title: request.title,
      projectStatus: request.providers.some(({ hired }) => hired) ? 'Hired' : 'Active',
      leadStatus: request.providers.length > 0 ? 'Assigned' : 'Unassigned',
      createDate: isoWithOffset(request.createdAt),
    }))
    .filter(
      ({ projectStatus, leadStatus }) => isAmong(projectStatus, projectStatuses) && isAmong(leadStatus, leadStatuses),
    );
  return ok({ projects: all.slice(offset, offset + limit), totalCount: all.length });
}

/** Offers for a service near a postal code. */
function dealsAnswer({ state }: Call, categoryId: string): Answer {
  const service = serviceOf(categoryId);
  if (service === undefined) throw badRequest(`categoryId: there is no ${categoryId}.`);
  const { id: number, name } = service;
  const deals = [
    { dealId: number * 10, title: `$20 off ${name}`, price: 79, serviceProviderName: 'Live Oak Home' },
    { dealId: number * 10 + 1, title: `${name}: second visit at half price`, price: '$119', url: null },
  ];
  return ok({ deals: state.empty ? [] : deals });
}

function isAmong(status: string, input: readonly string[]): boolean {
  return input.length === 0 || input.includes(status);
}

/** Contacts by their ids. Unknown ids are left out. */
function contactsAnswer({ state }: Call, contactIds: readonly string[]): Answer {
  const found = state.data.contacts.filter(({ contactId }) => contactIds.includes(contactId));
  return ok({
    contacts: found.map(({ createdAt, ...contact }) => ({ ...contact, createDate: isoWithOffset(createdAt) })),
  });
}

export const CUSTOMER_ROUTES: readonly Route[] = [
  routeOf(projects, projectsAnswer),
  routeOf(followUpDeals, (call, { categoryId }) => dealsAnswer(call, categoryId)),
  routeOf(contactsByIds, (call, { contactIds }) => contactsAnswer(call, contactIds)),
  routeOf(updatePhone, ({ state }, { phoneNumber }) => {
    state.data.member.phoneNumber = phoneNumber;
    return DONE;
  }),
];
