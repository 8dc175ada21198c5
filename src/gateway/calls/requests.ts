import { type Definitions, defineCall, versions } from '../call.js';
import { DEFAULT_URGENCY } from '../limits.js';
import type { RequestCalls } from '../methods/requests.js';
import { nothing } from '../wire/fields.js';
import { asInteger, asIntegers } from '../wire/ids.js';
import { type CreateLeadInput, wireCreatedLead, wireFunnelLead } from '../wire/requests.js';

/** The fields that both versions send. */
function common({
  urgency = DEFAULT_URGENCY,
  attributes = [],
  assignedServiceProviderIds = [],
  ...input
}: CreateLeadInput) {
  return {
    source: input.source,
    title: input.title,
    description: input.description,
    urgency,
    categoryId: input.categoryId,
    showAddress: input.showAddress ?? ('firstLine' in input.address && Boolean(input.address.firstLine)),
    attributes,
    assignedServiceProviderIds,
    contactInformation: input.contactInformation,
    address: input.address,
  };
}

export const createLeadV1 = defineCall('createLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead',
  body: common,
  answer: wireCreatedLead,
});

export const createLeadV3 = defineCall('createLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v3/lead',
  body: (input) => ({
    ...common(input),
    assignedExternalServiceProviderIds: input.assignedExternalServiceProviderIds,
    externalType: input.externalType,
    externalId: input.externalId,
    externalLeadAttributes: input.externalLeadAttributes,
    skipHaOLNotification: input.skipHaOLNotification,
  }),
  answer: wireCreatedLead,
});

export const lead = defineCall('lead', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}',
  answer: wireFunnelLead,
});

export const assignLeadV1 = defineCall('assignLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/{leadId}/assign',
  body: ({ serviceProviderIds }) => ({ serviceProviderIds }),
  answer: nothing,
});

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

export const sendHandyLead = defineCall('sendHandyLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/handy/sendLead',
  body: ({ leadId }) => ({ leadId }),
  answer: nothing,
});

export const sendNotification = defineCall('sendNotification', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/send-ol-notification',
  body: ({ leadIds }) => ({ leadIds }),
  answer: nothing,
});

/** Version 1 for an address that is an id, otherwise version 3. */
export const createLead = versions({ v1: createLeadV1, v3: createLeadV3 }, ({ address }) =>
  'postalAddressId' in address ? 'v1' : 'v3',
);

export const assignLead = versions({ v1: assignLeadV1, v2: assignLeadV2 }, () => 'v2');

export const requestCalls = {
  createLead,
  lead,
  assignLead,
  sendHandyLead,
  sendNotification,
} satisfies Definitions<RequestCalls>;
