import type { CustomerCalls } from '../../contract/calls/customer.js';
import { wireContacts, wireDeals, wireProjects } from '../../contract/wire/customer.js';
import { nothing } from '../../contract/wire/fields.js';
import { type Definitions, defineCall } from '../call.js';

/** GET /v1/projects: the customer's projects. */
export const projects = defineCall('projects', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/projects',
  query: ({ projectStatuses, leadStatuses, limit, offset }) => ({ projectStatuses, leadStatuses, limit, offset }),
  answer: wireProjects,
});

/** GET /v1/deals/followUp: offers that fit a request. */
export const followUpDeals = defineCall('followUpDeals', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/deals/followUp',
  query: ({ defaultCatGroupIds, categoryId, postalCode }) => ({ defaultCatGroupIds, categoryId, postalCode }),
  answer: wireDeals,
});

/** GET /v1/contact/getByIds. */
export const contactsByIds = defineCall('contactsByIds', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/contact/getByIds',
  query: ({ contactIds }) => ({ contactIds }),
  answer: wireContacts,
});

/** POST /v1/user/updatePhone: sends the number alone. */
export const updatePhone = defineCall('updatePhone', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/user/updatePhone',
  body: ({ phoneNumber }) => ({ phoneNumber }),
  answer: nothing,
});

/** Every call of this area. */
export const customerCalls = {
  projects,
  followUpDeals,
  contactsByIds,
  updatePhone,
} satisfies Definitions<CustomerCalls>;
