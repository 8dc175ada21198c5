import * as v from 'valibot';
import { DEFAULT_URGENCY, NOTES_MAX_LENGTH } from '../../gateway/limits.js';
import { type Answer, badRequest, DONE, ok } from '../router/answer.js';
import { checked, email, id, integerId, postalCode, tenDigits, text } from '../router/read-body.js';
import { requiredProvider, requiredRequest, requireSearch } from '../router/required.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { AUSTIN } from '../seed/places.js';
import type { ProviderType } from '../seed/providers.js';
import { serviceOf } from '../seed/taxonomy.js';
import type { CustomerRequest } from '../state/sandbox-data.js';
import { zoneOf } from './services-and-places.js';

const optionalText = v.optional(v.string(), '');

const leadBody = {
  source: text,
  title: text,
  description: v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH)),
  urgency: v.optional(text, DEFAULT_URGENCY),
  categoryId: id,
  showAddress: v.optional(v.boolean(), false),
  attributes: v.optional(v.array(v.object({ questionText: text, answerText: v.string() })), []),
  assignedServiceProviderIds: v.optional(v.array(id), []),
  contactInformation: v.optional(v.object({ email, firstName: text, lastName: text, phoneNumber: tenDigits })),
};

const bodyV1 = v.object({ ...leadBody, address: v.object({ postalAddressId: id }) });

const bodyV3 = v.object({
  ...leadBody,
  address: v.object({
    firstLine: optionalText,
    secondLine: optionalText,
    city: v.optional(v.string()),
    state: v.optional(v.string()),
    postalCode,
  }),
  assignedExternalServiceProviderIds: v.optional(v.array(id)),
  externalType: v.optional(v.string()),
  externalId: v.optional(v.string()),
  externalLeadAttributes: v.optional(v.unknown()),
  skipHaOLNotification: v.optional(v.boolean()),
});

type LeadInput = Omit<v.InferOutput<typeof bodyV1>, 'address'>;

type Address = Pick<CustomerRequest, 'firstLine' | 'secondLine' | 'postalCode'>;

/** A request to an address that the gateway knows. Every id is the same house in Austin. */
export function createLeadV1(call: Call): Answer {
  const input = checked(bodyV1, call.body);
  return createRequest(call, input, { firstLine: '1408 Kinney Ave', secondLine: '', postalCode: AUSTIN.postalCode });
}

/** A request with its whole address. */
export function createLeadV3(call: Call): Answer {
  const input = checked(bodyV3, call.body);
  return createRequest(call, input, input.address);
}

/** Uses the member's own contact information if the request has none. */
function createRequest({ state, now }: Call, input: LeadInput, address: Address): Answer {
  if (serviceOf(input.categoryId) === undefined) throw badRequest(`categoryId: there is no ${input.categoryId}.`);
  const providers = input.assignedServiceProviderIds.map((providerId) => {
    const provider = requiredProvider(providerId);
    return { serviceProviderId: String(provider.id), serviceProviderType: provider.type, hired: false };
  });
  const { title, description, urgency, categoryId, attributes } = input;
  const { firstName, lastName, email, phoneNumber } = input.contactInformation ?? state.data.member;
  const { firstLine, secondLine, postalCode } = address;
  const request: CustomerRequest = {
    leadId: state.nextId(),
    createdAt: now.getTime(),
    title,
    description,
    urgency,
    categoryId,
    attributes,
    firstName,
    lastName,
    email,
    phoneNumber,
    firstLine,
    secondLine,
    postalCode,
    providers: [],
    notified: false,
    sentToHandy: false,
  };
  state.data.requests.push(request);
  for (const provider of providers) state.assign(request, provider);
  return ok({ leadId: request.leadId });
}

const handyLeadBody = v.object({ leadId: id });

const leadsBody = v.object({ leadIds: v.pipe(v.array(id), v.nonEmpty()) });

/** A request, for the customer who made it. */
export function lead(call: Call): Answer {
  const { leadId, title, description, postalCode, categoryId } = requiredRequest(call, call.params['leadId']);
  return ok({
    leadId,
    title,
    description,
    postalAddress: { postalCode, advertisingZone: zoneOf(postalCode) ?? null },
    category: { id: Number(categoryId), name: serviceOf(categoryId)?.name },
    userId: call.state.data.member.userId,
  });
}

/** Tells the providers of requests that they were chosen. */
export function sendNotification({ body, state }: Call): Answer {
  const requests = checked(leadsBody, body).leadIds.map((leadId) => requiredRequest({ state }, leadId));
  for (const request of requests) request.notified = true;
  return DONE;
}

/** Hands a request to the handyman service. */
export function sendHandyLead({ body, state }: Call): Answer {
  requiredRequest({ state }, checked(handyLeadBody, body).leadId).sentToHandy = true;
  return DONE;
}

const assignV1Body = v.object({ serviceProviderIds: v.pipe(v.array(id), v.nonEmpty()) });

const assignV2Body = v.object({
  serviceProviderIds: v.array(integerId),
  haServiceProviderIds: v.optional(v.array(integerId), []),
  serviceRequestId: v.optional(integerId),
});

/** Sends a request to AL providers. */
export function assignLeadV1(call: Call): Answer {
  const { serviceProviderIds } = checked(assignV1Body, call.body);
  return assign(call, serviceProviderIds, []);
}

/** Sends a request to AL and HA providers. Ids are integers. */
export function assignLeadV2(call: Call): Answer {
  const { serviceProviderIds, haServiceProviderIds, serviceRequestId } = checked(assignV2Body, call.body);
  if (serviceProviderIds.length + haServiceProviderIds.length === 0) throw badRequest('Nobody is to be assigned.');
  if (serviceRequestId !== undefined) requireSearch(serviceRequestId);
  const done = assign(call, serviceProviderIds, haServiceProviderIds);
  if (serviceRequestId !== undefined) requiredRequest(call, call.params['leadId']).serviceRequestId = serviceRequestId;
  return done;
}

function assign(call: Call, al: readonly string[], ha: readonly string[]): Answer {
  const request = requiredRequest(call, call.params['leadId']);
  const chosen = [
    ...al.map((providerId) => ofType(providerId, 'AL')),
    ...ha.map((providerId) => ofType(providerId, 'HA')),
  ];
  for (const provider of chosen) call.state.assign(request, provider);
  return DONE;
}

function ofType(providerId: string, type: ProviderType) {
  const provider = requiredProvider(providerId, type);
  return { serviceProviderId: String(provider.id), serviceProviderType: type, hired: false };
}

const BASE = '/gateway/lead';
const get = routesAt(BASE, 'Member', 'GET', false);
const write = routesAt(BASE, 'Member', 'POST', true);

export const REQUEST_ROUTES: readonly Route[] = [
  write('createLead', '/v1/lead', createLeadV1, { wrapped: true }),
  write('createLead', '/v3/lead', createLeadV3, { wrapped: true }),
  get('lead', '/v1/lead/{leadId}', lead),
  write('assignLead', '/v1/lead/{leadId}/assign', assignLeadV1),
  write('assignLead', '/v2/lead/{leadId}/assign', assignLeadV2),
  write('sendHandyLead', '/v1/handy/sendLead', sendHandyLead),
  write('sendNotification', '/v1/lead/send-ol-notification', sendNotification),
];
