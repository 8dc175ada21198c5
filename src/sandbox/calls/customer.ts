import * as v from 'valibot';
import { type Answer, badRequest, DONE, ok } from '../router/answer.js';
import { checked, fieldsOf, idList, limit, numeral, postalCode, tenDigits } from '../router/read-body.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { isoWithOffset } from '../seed/dates.js';
import { serviceOf } from '../seed/taxonomy.js';

const statuses = v.optional(v.array(v.string()), []);

const projectsQuery = v.object({
  projectStatuses: statuses,
  leadStatuses: statuses,
  limit: v.optional(limit, '500'),
  offset: v.optional(numeral, '0'),
});

const dealsQuery = v.object({
  categoryId: v.pipe(v.string(), v.nonEmpty()),
  postalCode,
  defaultCatGroupIds: v.optional(v.array(v.string())),
});

/** The customer's requests, the newest first. */
export function projects({ query, state }: Call): Answer {
  const input = checked(projectsQuery, fieldsOf(query, 'projectStatuses', 'leadStatuses'));
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
      ({ projectStatus, leadStatus }) =>
        isAmong(projectStatus, input.projectStatuses) && isAmong(leadStatus, input.leadStatuses),
    );
  return ok({ projects: all.slice(input.offset, input.offset + input.limit), totalCount: all.length });
}

/** Offers for a service near a postal code. */
export function followUpDeals({ query, state }: Call): Answer {
  const { categoryId } = checked(dealsQuery, fieldsOf(query, 'defaultCatGroupIds'));
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

const idsQuery = v.object({ contactIds: idList });

/** Contacts by their ids. Unknown ids are left out. */
export function contactsByIds({ query, state }: Call): Answer {
  const input = new Set(checked(idsQuery, fieldsOf(query, 'contactIds')).contactIds);
  const found = state.data.contacts.filter(({ contactId }) => input.has(contactId));
  return ok({
    contacts: found.map(({ createdAt, ...contact }) => ({ ...contact, createDate: isoWithOffset(createdAt) })),
  });
}

const phoneBody = v.object({ phoneNumber: tenDigits });

/** Saves the member's phone number. */
export function updatePhone({ body, state }: Call): Answer {
  state.data.member.phoneNumber = checked(phoneBody, body).phoneNumber;
  return DONE;
}

const get = routesAt('/gateway/lead', 'Member', 'GET', false);
const write = routesAt('/gateway/lead', 'Member', 'POST', true);

export const CUSTOMER_ROUTES: readonly Route[] = [
  get('projects', '/v1/projects', projects),
  get('followUpDeals', '/v1/deals/followUp', followUpDeals),
  get('contactsByIds', '/v1/contact/getByIds', contactsByIds),
  write('updatePhone', '/v1/user/updatePhone', updatePhone),
];
