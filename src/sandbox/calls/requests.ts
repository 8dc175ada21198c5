import type { InferOutput } from 'valibot';
import {
  assignLeadV1Request,
  assignLeadV2Request,
  createLeadV1Request,
  createLeadV3Request,
  lead,
  sendHandyLead,
  sendNotification,
} from '../../gateway/calls/requests.js';
import { type Answer, badRequest, DONE, ok } from '../router/answer.js';
import {
  type Call,
  type Route,
  requiredProvider,
  requiredRequest,
  requireSearch,
  routeOf,
  sentService,
} from '../router/route.js';
import { AUSTIN } from '../seed/lead-record.js';
import type { ProviderType } from '../seed/providers.js';
import type { CustomerRequest } from '../seed/seed-data.js';
import { serviceOf } from '../seed/services.js';
import { zoneOf } from './services-and-places.js';

type LeadInput = Omit<InferOutput<ReturnType<typeof createLeadV1Request.fields>>, 'address'>;

type Address = Pick<CustomerRequest, 'firstLine' | 'secondLine' | 'postalCode'>;

/** Uses the member's own contact information if the request has none. */
function createRequest({ state, now }: Call, input: LeadInput, address: Address): Answer {
  sentService(input.categoryId);
  const providers = input.assignedServiceProviderIds.map((providerId) => assigned(providerId));
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

function assign(call: Call, al: readonly string[], ha: readonly string[]): Answer {
  const request = requiredRequest(call, call.params['leadId']);
  const chosen = [
    ...al.map((providerId) => assigned(providerId, 'AL')),
    ...ha.map((providerId) => assigned(providerId, 'HA')),
  ];
  for (const provider of chosen) call.state.assign(request, provider);
  return DONE;
}

function assigned(providerId: string, wanted?: ProviderType) {
  const { id, type } = requiredProvider(providerId, wanted);
  return { serviceProviderId: String(id), serviceProviderType: type, hired: false };
}

/** Every id of an address is the same house in Austin. */
const KNOWN_ADDRESS: Address = { firstLine: '1408 Kinney Ave', secondLine: '', postalCode: AUSTIN };

export const REQUEST_ROUTES: readonly Route[] = [
  routeOf(createLeadV1Request, (call, input) => createRequest(call, input, KNOWN_ADDRESS), { wrapped: true }),
  routeOf(
    createLeadV3Request,
    (call, { address: { firstLine = '', secondLine = '', postalCode }, ...input }) =>
      createRequest(call, input, { firstLine, secondLine, postalCode }),
    { wrapped: true },
  ),
  routeOf(lead, (call) => {
    const { leadId, title, description, postalCode, categoryId } = requiredRequest(call, call.params['leadId']);
    return ok({
      leadId,
      title,
      description,
      postalAddress: { postalCode, advertisingZone: zoneOf(postalCode) ?? null },
      category: { id: Number(categoryId), name: serviceOf(categoryId)?.name },
      userId: call.state.data.member.userId,
    });
  }),
  routeOf(assignLeadV1Request, (call, { serviceProviderIds }) => assign(call, serviceProviderIds, [])),
  routeOf(assignLeadV2Request, (call, { serviceProviderIds, haServiceProviderIds, serviceRequestId }) => {
    if (serviceProviderIds.length + haServiceProviderIds.length === 0) throw badRequest('Nobody is to be assigned.');
    if (serviceRequestId !== undefined) requireSearch(serviceRequestId);
    const done = assign(call, serviceProviderIds, haServiceProviderIds);
    if (serviceRequestId !== undefined)
      requiredRequest(call, call.params['leadId']).serviceRequestId = serviceRequestId;
    return done;
  }),
  routeOf(sendHandyLead, (call, { leadId }) => {
    requiredRequest(call, leadId).sentToHandy = true;
    return DONE;
  }),
  routeOf(sendNotification, (call, { leadIds }) => {
    const requests = leadIds.map((leadId) => requiredRequest(call, leadId));
    for (const request of requests) request.notified = true;
    return DONE;
  }),
];
