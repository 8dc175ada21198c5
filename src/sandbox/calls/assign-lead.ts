import * as v from 'valibot';
import { type Answer, badRequest, DONE, notFound, ok } from '../router/answer.js';
import { checked, id, integerId } from '../router/read-body.js';
import type { Call } from '../router/route.js';
import { isServiceRequest } from '../rules/find-providers.js';
import type { ProviderType } from '../seed/providers.js';
import { requestOf } from './customer-request.js';
import { providerOfType } from './providers.js';

const assignV1Body = v.object({ serviceProviderIds: v.pipe(v.array(id), v.nonEmpty()) });
const assignV2Body = v.object({
  serviceProviderIds: v.array(integerId),
  haServiceProviderIds: v.optional(v.array(integerId), []),
  serviceRequestId: v.optional(integerId),
});
const searchBody = v.object({ serviceRequestId: id });
const selectionBody = v.object({ ...searchBody.entries, haServiceProviderIds: v.pipe(v.array(id), v.nonEmpty()) });

/** Sends a request to AL providers. */
export function assignLeadV1(call: Call): Answer {
  const { serviceProviderIds } = checked(assignV1Body, call.body);
  return assign(call, serviceProviderIds, []);
}

/** Sends a request to AL and HA providers; ids are integers. */
export function assignLeadV2(call: Call): Answer {
  const { serviceProviderIds, haServiceProviderIds, serviceRequestId } = checked(assignV2Body, call.body);
  if (serviceProviderIds.length + haServiceProviderIds.length === 0) throw badRequest('Nobody is to be assigned.');
  if (serviceRequestId !== undefined) mustBeSearch(serviceRequestId);
  const done = assign(call, serviceProviderIds, haServiceProviderIds);
  if (serviceRequestId !== undefined) requestOf(call).serviceRequestId = serviceRequestId;
  return done;
}

/** Keeps which HA providers of a search were chosen. */
export function sendProSelection({ body, state }: Call): Answer {
  const { serviceRequestId, haServiceProviderIds } = checked(selectionBody, body);
  mustBeSearch(serviceRequestId);
  for (const providerId of haServiceProviderIds) providerOfType(providerId, 'HA');
  for (const serviceProviderId of haServiceProviderIds) {
    state.data.selections.push({ serviceRequestId, serviceProviderId });
  }
  return DONE;
}

/** The leads that came of a search, one for each HA provider that was assigned or chosen. */
export function opportunityLeads({ body, state }: Call): Answer {
  const { serviceRequestId } = checked(searchBody, body);
  mustBeSearch(serviceRequestId);
  const selected = state.data.selections
    .filter((selection) => selection.serviceRequestId === serviceRequestId)
    .map(({ serviceProviderId }) => serviceProviderId);
  const requests = state.data.requests.filter((request) => request.serviceRequestId === serviceRequestId);
  const leads = requests.flatMap(({ leadId, providers }) => {
    const assigned = providers.filter(({ serviceProviderType }) => serviceProviderType === 'HA');
    const all = new Set([...assigned.map(({ serviceProviderId }) => serviceProviderId), ...selected]);
    return [...all].map((serviceProviderId) => ({ leadId, serviceProviderId }));
  });
  return ok({ leads });
}

function assign(call: Call, al: readonly string[], ha: readonly string[]): Answer {
  const request = requestOf(call);
  const chosen = [
    ...al.map((providerId) => ofType(providerId, 'AL')),
    ...ha.map((providerId) => ofType(providerId, 'HA')),
  ];
  for (const provider of chosen) call.state.assign(request, provider);
  return DONE;
}

function ofType(providerId: string, type: ProviderType) {
  const provider = providerOfType(providerId, type);
  return { serviceProviderId: String(provider.id), serviceProviderType: type, hired: false };
}

function mustBeSearch(serviceRequestId: string): void {
  if (!isServiceRequest(serviceRequestId)) throw notFound(`There is no service request ${serviceRequestId}.`);
}
