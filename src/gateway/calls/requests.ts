import * as v from 'valibot';
import { defineCall, versions, withSchema } from '../call.js';
import {
  AL_PROVIDER,
  ASSIGNED_REQUEST,
  CATEGORY,
  example,
  FRESH_REQUEST,
  HA_PROVIDER,
  POSTAL_CODE,
  SEARCH,
} from '../example.js';
import { DEFAULT_URGENCY, NOTES_MAX_LENGTH } from '../limits.js';
import { filled, id, ids, nothing, text } from '../wire/fields.js';
import { email, integerId, phoneNumber, postalCode } from '../wire/form-fields.js';
import { asInteger, asIntegers, type Id, type OfLead } from '../wire/ids.js';

/** One answered question of a request. */
export interface LeadAttribute {
  readonly questionText: string;
  readonly answerText: string;
}

export interface ContactInformation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

/** Version 3 sends the whole address, version 1 the id of an address that the gateway knows. */
export type LeadPlace =
  | { readonly postalAddressId: Id }
  | {
      readonly firstLine?: string;
      readonly secondLine?: string;
      readonly city?: string;
      readonly state?: string;
      readonly postalCode: string;
    };

/** A request for quotes. Version 1 is sent when the address is a `postalAddressId`. */
export interface CreateLeadInput {
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** 'NA' by default. */
  readonly urgency?: string;
  readonly categoryId: Id;
  /** By default, true if a first line is given. */
  readonly showAddress?: boolean;
  readonly attributes?: readonly LeadAttribute[];
  readonly assignedServiceProviderIds?: readonly Id[];
  /** Left out in an authenticated workflow. */
  readonly contactInformation?: ContactInformation;
  readonly address: LeadPlace;
  readonly assignedExternalServiceProviderIds?: readonly Id[];
  readonly externalType?: string;
  readonly externalId?: string;
  /** Sent without a change. */
  readonly externalLeadAttributes?: unknown;
  readonly skipHaOLNotification?: boolean;
}

/** The answer of `createLead`. */
export const wireCreatedLead = v.object({ leadId: id });

export type WireCreatedLead = v.InferOutput<typeof wireCreatedLead>;

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

const commonFields = () => ({
  source: filled,
  title: filled,
  description: v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH)),
  urgency: v.optional(filled, DEFAULT_URGENCY),
  categoryId: id,
  showAddress: v.optional(v.boolean(), false),
  attributes: v.optional(v.array(v.object({ questionText: filled, answerText: v.string() })), []),
  assignedServiceProviderIds: v.optional(ids, []),
  contactInformation: v.optional(v.object({ email, firstName: filled, lastName: filled, phoneNumber })),
});

/**
 * Make a request for quotes, for an address that the gateway knows.
 * @remarks The client sends this version where the address is a `postalAddressId`. A repeated `X-Request-Id` must get the
 * first answer again, and must not make a second lead.
 */
export const createLeadV1 = defineCall('createLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead',
  body: common,
  answer: wireCreatedLead,
});

export const createLeadV1Request = withSchema(createLeadV1, () =>
  v.object({ ...commonFields(), address: v.object({ postalAddressId: id }) }),
);

/**
 * Make a request for quotes.
 * @remarks A repeated `X-Request-Id` must get the first answer again, and must not make a second lead.
 */
export const createLeadV3 = defineCall('createLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v3/lead',
  body: (input: CreateLeadInput) => ({
    ...common(input),
    assignedExternalServiceProviderIds: input.assignedExternalServiceProviderIds,
    externalType: input.externalType,
    externalId: input.externalId,
    externalLeadAttributes: input.externalLeadAttributes,
    skipHaOLNotification: input.skipHaOLNotification,
  }),
  answer: wireCreatedLead,
});

export const createLeadV3Request = withSchema(createLeadV3, () =>
  v.object({
    ...commonFields(),
    address: v.object({
      firstLine: v.optional(v.string()),
      secondLine: v.optional(v.string()),
      city: v.optional(v.string()),
      state: v.optional(v.string()),
      postalCode,
    }),
    assignedExternalServiceProviderIds: v.optional(ids),
    externalType: v.optional(v.string()),
    externalId: v.optional(v.string()),
    externalLeadAttributes: v.optional(v.unknown()),
    skipHaOLNotification: v.optional(v.boolean()),
  }),
);

/** Make a request for quotes: by default version 1 for an address that is an id, otherwise version 3. */
export const createLead = versions('createLead', { v1: createLeadV1, v3: createLeadV3 }, ({ address }) =>
  'postalAddressId' in address ? 'v1' : 'v3',
);

/** A lead for the customer who made it: the answer of `lead`. */
export const wireFunnelLead = v.object({
  leadId: id,
  title: text,
  description: text,
  postalAddress: v.object({ postalCode: v.string(), advertisingZone: text }),
  category: v.object({ id, name: text }),
  userId: v.nullish(id),
});

export type WireFunnelLead = v.InferOutput<typeof wireFunnelLead>;

/** Get a request, for the customer who made it. */
export const lead = defineCall('lead', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/lead/{leadId}',
  answer: wireFunnelLead,
});

export interface AssignLeadInput extends OfLead {
  readonly serviceProviderIds: readonly Id[];
  /** Only in version 2. */
  readonly haServiceProviderIds?: readonly Id[];
  /** Only in version 2. */
  readonly serviceRequestId?: Id | undefined;
}

/**
 * Send a request to providers, in the older format.
 * @remarks The client sends this version only where the host asks for it.
 */
export const assignLeadV1 = defineCall('assignLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/{leadId}/assign',
  body: ({ serviceProviderIds }: AssignLeadInput) => ({ serviceProviderIds }),
  answer: nothing,
});

export const assignLeadV1Request = withSchema(assignLeadV1, () =>
  v.object({ serviceProviderIds: v.pipe(ids, v.nonEmpty()) }),
);

/**
 * Send a request to providers.
 * @remarks Ids go out as integers.
 */
export const assignLeadV2 = defineCall('assignLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v2/lead/{leadId}/assign',
  body: ({ serviceProviderIds, haServiceProviderIds = [], serviceRequestId }: AssignLeadInput) => ({
    serviceProviderIds: asIntegers(serviceProviderIds),
    haServiceProviderIds: asIntegers(haServiceProviderIds),
    serviceRequestId: serviceRequestId === undefined ? undefined : asInteger(serviceRequestId),
  }),
  answer: nothing,
});

export const assignLeadV2Request = withSchema(assignLeadV2, () =>
  v.object({
    serviceProviderIds: v.array(integerId),
    haServiceProviderIds: v.optional(v.array(integerId), []),
    serviceRequestId: v.optional(integerId),
  }),
);

/** Send a request to providers. Version 2 by default. */
export const assignLead = versions('assignLead', { v1: assignLeadV1, v2: assignLeadV2 }, () => 'v2');

/** Pass a request on to Handy. */
export const sendHandyLead = defineCall('sendHandyLead', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/handy/sendLead',
  body: v.object({ leadId: id }),
  answer: nothing,
});

/** Tell the assigned providers about requests. */
export const sendNotification = defineCall('sendNotification', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/lead/send-ol-notification',
  body: v.object({ leadIds: ids }),
  answer: nothing,
});

export const requestCalls = { createLead, lead, assignLead, sendHandyLead, sendNotification };

const request = {
  source: 'RequestAQuote',
  title: 'Drain Cleaning',
  description: 'The kitchen sink fills again after an hour.',
  urgency: 'ThisWeek',
  categoryId: CATEGORY,
  attributes: [{ questionText: 'How many drains?', answerText: '2' }],
  assignedServiceProviderIds: [AL_PROVIDER],
  contactInformation: { email: 'noa@example.com', firstName: 'Noa', lastName: 'Lind', phoneNumber: '5125550199' },
};

export const examples = () => ({
  createLeadV3: example(createLeadV3Request, ['raq-funnel'], {
    ...request,
    address: { city: 'Austin', state: 'TX', postalCode: POSTAL_CODE },
  }),
  createLeadV1: example(createLeadV1Request, ['raq-funnel'], { ...request, address: { postalAddressId: 17 } }),
  lead: example(lead, ['raq-funnel'], { leadId: ASSIGNED_REQUEST }),
  assignLeadV2: example(assignLeadV2Request, ['raq-funnel'], {
    leadId: FRESH_REQUEST,
    serviceProviderIds: [AL_PROVIDER],
    haServiceProviderIds: [HA_PROVIDER],
    serviceRequestId: SEARCH,
  }),
  assignLeadV1: example(assignLeadV1Request, ['raq-funnel'], {
    leadId: FRESH_REQUEST,
    serviceProviderIds: ['5200003'],
  }),
  sendNotification: example(sendNotification, ['raq-funnel'], { leadIds: [ASSIGNED_REQUEST, FRESH_REQUEST] }),
  sendHandyLead: example(sendHandyLead, ['raq-funnel'], { leadId: FRESH_REQUEST }),
});
