import { contactsByIds, followUpDeals, projects, updatePhone } from '../../gateway/calls/customer.js';
import { DONE, ok } from '../router/answer.js';
import { type Route, routeOf, sentService } from '../router/route.js';
import { isoWithOffset } from '../seed/dates.js';

function isAmong(status: string, input: readonly string[]): boolean {
  return input.length === 0 || input.includes(status);
}

export const CUSTOMER_ROUTES: readonly Route[] = [
  // The newest request first.
  routeOf(projects, ({ state }, { projectStatuses = [], leadStatuses = [], offset = 0, limit = 500 }) => {
    const all = state.data.requests
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .map(({ leadId, title, providers, createdAt }) => ({
        projectId: `p${leadId}`,
        leadId,
        title,
        projectStatus: providers.some(({ hired }) => hired) ? 'Hired' : 'Active',
        leadStatus: providers.length > 0 ? 'Assigned' : 'Unassigned',
        createDate: isoWithOffset(createdAt),
      }))
      .filter((each) => isAmong(each.projectStatus, projectStatuses) && isAmong(each.leadStatus, leadStatuses));
    return ok({ projects: all.slice(offset, offset + limit), totalCount: all.length });
  }),
  routeOf(followUpDeals, ({ state }, { categoryId }) => {
    const { id: number, name } = sentService(categoryId);
    const deals = [
      { dealId: number * 10, title: `$20 off ${name}`, price: 79, serviceProviderName: 'Live Oak Home' },
      { dealId: number * 10 + 1, title: `${name}: second visit at half price`, price: '$119', url: null },
    ];
    return ok({ deals: state.empty ? [] : deals });
  }),
  // Unknown ids are left out.
  routeOf(contactsByIds, ({ state }, { contactIds }) => {
    const found = state.data.contacts.filter(({ contactId }) => contactIds.includes(contactId));
    const contacts = found.map(({ createdAt, ...contact }) => ({ ...contact, createDate: isoWithOffset(createdAt) }));
    return ok({ contacts });
  }),
  routeOf(updatePhone, ({ state }, { phoneNumber }) => {
    state.data.member.phoneNumber = phoneNumber;
    return DONE;
  }),
];
