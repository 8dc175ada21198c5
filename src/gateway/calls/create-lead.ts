import type { CreateLeadInput } from '../../contract/calls/create-lead.js';
import { DEFAULT_URGENCY } from '../../contract/limits.js';
import { wireCreatedLead } from '../../contract/wire/funnel-lead.js';
import { defineCall } from '../call.js';

/** What both versions send. */
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

/** POST /v1/lead: a request for quotes, to an address that the gateway knows by its id. */
export const createLeadV1 = defineCall('createLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead',
  body: common,
  answer: wireCreatedLead,
});

/** POST /v3/lead: a request for quotes, with its whole address and what partners add. */
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

/** Version 1 for an address that is an id, else version 3. */
export function createLeadVersion({ address }: CreateLeadInput): 'v1' | 'v3' {
  return 'postalAddressId' in address ? 'v1' : 'v3';
}
