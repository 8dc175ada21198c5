import { nothing } from '../../contract/wire/fields.js';
import { wireContacts, wireDeals, wireFunnelLead, wireProjects } from '../../contract/wire/funnel-lead.js';
import { defineCall } from '../call.js';
import { asInteger, asIntegers } from '../transport/integers.js';

/** GET /v1/lead/{leadId}: a lead for the customer who made it. */
export const lead = defineCall('lead', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}',
  answer: wireFunnelLead,
});

/** POST /v1/lead/{leadId}/assign: AL providers alone. */
export const assignLeadV1 = defineCall('assignLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/{leadId}/assign',
  body: ({ serviceProviderIds }) => ({ serviceProviderIds }),
  answer: nothing,
});

/** POST /v2/lead/{leadId}/assign: AL and HA providers, ids as integers. */
export const assignLeadV2 = defineCall('assignLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v2/lead/{leadId}/assign',
  body: ({ serviceProviderIds, haServiceProviderIds = [], serviceRequestId }) => ({
    serviceProviderIds: asIntegers(serviceProviderIds),
    haServiceProviderIds: asIntegers(haServiceProviderIds),
    serviceRequestId: serviceRequestId === undefined ? undefined : asInteger(serviceRequestId),
  }),
  answer: nothing,
});

/** GET /v1/projects: the customer's projects. */
export const projects = defineCall('projects', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/projects',
  query: ({ projectStatuses, leadStatuses, limit, offset }) => ({ projectStatuses, leadStatuses, limit, offset }),
  answer: wireProjects,
});

/** POST /v1/handy/sendLead. */
export const sendHandyLead = defineCall('sendHandyLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/handy/sendLead',
  body: ({ leadId }) => ({ leadId }),
  answer: nothing,
});

/** POST /v1/lead/send-ol-notification: tells the assigned providers. */
export const sendNotification = defineCall('sendNotification', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/send-ol-notification',
  body: ({ leadIds }) => ({ leadIds }),
  answer: nothing,
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
