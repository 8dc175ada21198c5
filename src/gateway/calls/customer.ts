import { type Definitions, defineCall } from '../call.js';
import type { CustomerCalls } from '../methods/customer.js';
import { wireContacts, wireDeals, wireProjects } from '../wire/customer.js';
import { nothing } from '../wire/fields.js';

export const projects = defineCall('projects', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/projects',
  query: ({ projectStatuses, leadStatuses, limit, offset }) => ({ projectStatuses, leadStatuses, limit, offset }),
  answer: wireProjects,
});

export const followUpDeals = defineCall('followUpDeals', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/deals/followUp',
  query: ({ defaultCatGroupIds, categoryId, postalCode }) => ({ defaultCatGroupIds, categoryId, postalCode }),
  answer: wireDeals,
});

export const contactsByIds = defineCall('contactsByIds', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/contact/getByIds',
  query: ({ contactIds }) => ({ contactIds }),
  answer: wireContacts,
});

export const updatePhone = defineCall('updatePhone', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/user/updatePhone',
  body: ({ phoneNumber }) => ({ phoneNumber }),
  answer: nothing,
});

export const customerCalls = {
  projects,
  followUpDeals,
  contactsByIds,
  updatePhone,
} satisfies Definitions<CustomerCalls>;
