import * as v from 'valibot';
import { type Answer, badRequest, DONE, notFound, ok } from '../router/answer.js';
import { checked, fieldsOf, id, limit, numeral, postalCode } from '../router/read-body.js';
import type { Call } from '../router/route.js';
import { isoWithOffset } from '../seed/dates.js';
import { providerOf } from '../seed/providers.js';
import { serviceOf } from '../seed/taxonomy.js';
import type { CustomerRequest } from '../state/sandbox-data.js';
import { ratedAnswer } from './providers.js';
import { zoneOf } from './services.js';

const hiredBody = v.object({ serviceProviderType: v.picklist(['AL', 'HA']), serviceProviderId: id });
const leadBody = v.object({ leadId: id });
const leadsBody = v.object({ leadIds: v.pipe(v.array(id), v.nonEmpty()) });
const statuses = v.optional(v.array(v.string()), []);
const projectsQuery = v.object({
  projectStatuses: statuses,
  leadStatuses: statuses,
  limit: v.optional(limit, '500'),
  offset: v.optional(numeral, '0'),
});
const dealsQuery = v.object({
  categoryId: v.pipe(v.string(), v.nonEmpty()),
  postalCode,
  defaultCatGroupIds: v.optional(v.array(v.string())),
});

/** A request for the customer who made it. */
export function lead(call: Call): Answer {
  const { leadId, title, description, postalCode, categoryId } = requestOf(call);
  return ok({
    leadId,
    title,
    description,
    postalAddress: { postalCode, advertisingZone: zoneOf(postalCode) ?? null },
    category: { id: Number(categoryId), name: serviceOf(categoryId)?.name },
    userId: call.state.data.member.userId,
  });
}

/** The providers that a request went to. */
export function leadProviders(call: Call): Answer {
  const { providers } = requestOf(call);
  return ok({
    serviceProviders: providers.map((provider) => {
      const known = providerOf(provider.serviceProviderId);
      return { ...provider, name: known?.name ?? '', phoneNumber: known?.phoneNumber ?? null };
    }),
  });
}

/** The providers of a request beside each other. */
export function comparison(call: Call): Answer {
  const providers = requestOf(call).providers.flatMap(({ serviceProviderId }) => providerOf(serviceProviderId) ?? []);
  return ok({
    serviceProviders: providers.map((provider) => ({
      ...ratedAnswer(provider),
      distanceMiles: Math.round((provider.id * 7) % 180) / 10 + 0.4,
      yearsInBusiness: provider.yearsInBusiness,
    })),
  });
}

/** Keeps that the customer hired a provider of the request. */
export function markHired(call: Call): Answer {
  const { serviceProviderId, serviceProviderType } = checked(hiredBody, call.body);
  const provider = requestOf(call).providers.find(
    (one) => one.serviceProviderId === serviceProviderId && one.serviceProviderType === serviceProviderType,
  );
  if (provider === undefined) throw notFound(`The lead has no ${serviceProviderType} provider ${serviceProviderId}.`);
  provider.hired = true;
  return DONE;
}

/** The customer's requests, the newest first. */
export function projects({ query, state }: Call): Answer {
  const asked = checked(projectsQuery, fieldsOf(query, 'projectStatuses', 'leadStatuses'));
  const all = [...state.data.requests]
    .sort((one, other) => other.createdAt - one.createdAt)
    .map((request) => ({
      projectId: `p${request.leadId}`,
      leadId: request.leadId,
      title: request.title,
      projectStatus: request.providers.some(({ hired }) => hired) ? 'Hired' : 'Active',
      leadStatus: request.providers.length > 0 ? 'Assigned' : 'Unassigned',
      createDate: isoWithOffset(request.createdAt),
    }))
    .filter(
      ({ projectStatus, leadStatus }) =>
        isAmong(projectStatus, asked.projectStatuses) && isAmong(leadStatus, asked.leadStatuses),
    );
  return ok({ projects: all.slice(asked.offset, asked.offset + asked.limit), totalCount: all.length });
}

/** Tells the providers of requests that they were chosen. */
export function sendNotification({ body, state }: Call): Answer {
  const requests = checked(leadsBody, body).leadIds.map((leadId) => findRequest(state.data.requests, leadId));
  for (const request of requests) request.notified = true;
  return DONE;
}

/** Hands a request to the handyman service. */
export function sendHandyLead({ body, state }: Call): Answer {
  findRequest(state.data.requests, checked(leadBody, body).leadId).sentToHandy = true;
  return DONE;
}

/** Offers for a service near a postal code. */
export function followUpDeals({ query, state }: Call): Answer {
  const { categoryId } = checked(dealsQuery, fieldsOf(query, 'defaultCatGroupIds'));
  const service = serviceOf(categoryId);
  if (service === undefined) throw badRequest(`categoryId: there is no ${categoryId}.`);
  const { id: number, name } = service;
  const deals = [
    { dealId: number * 10, title: `$20 off ${name}`, price: 79, serviceProviderName: 'Live Oak Home' },
    { dealId: number * 10 + 1, title: `${name}: second visit at half price`, price: '$119', url: null },
  ];
  return ok({ deals: state.empty ? [] : deals });
}

/** @throws Refusal with 404 when the call's path names no request */
export function requestOf({ state, params }: Call): CustomerRequest {
  return findRequest(state.data.requests, params['leadId'] ?? '');
}

function findRequest(requests: readonly CustomerRequest[], leadId: string): CustomerRequest {
  const request = requests.find((one) => one.leadId === leadId);
  if (request === undefined) throw notFound(`There is no lead ${leadId}.`);
  return request;
}

function isAmong(status: string, asked: readonly string[]): boolean {
  return asked.length === 0 || asked.includes(status);
}
