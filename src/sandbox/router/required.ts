import { isServiceRequest } from '../rules/find-providers.js';
import type { LeadRecord } from '../seed/lead-record.js';
import { type Provider, providerOf } from '../seed/providers.js';
import type { CustomerRequest } from '../state/sandbox-data.js';
import { badRequest, notFound } from './answer.js';
import type { Call } from './route.js';

/** @throws Refusal with 404 if the provider has no such lead */
export function requiredLead({ state }: Pick<Call, 'state'>, serviceProviderId: string, leadId = ''): LeadRecord {
  const record = state.leadsOf(serviceProviderId).find(leadId);
  if (record === undefined) throw notFound(`There is no lead ${leadId}.`);
  return record;
}

/** @throws Refusal with 404 if no customer has made such a request */
export function requiredRequest({ state }: Pick<Call, 'state'>, leadId = ''): CustomerRequest {
  const request = state.requestOf(leadId);
  if (request === undefined) throw notFound(`There is no lead ${leadId}.`);
  return request;
}

/** @throws Refusal with 404 if there is no such provider, or if it has another type */
export function requiredProvider(providerId = '', type?: string): Provider {
  const provider = providerOf(providerId);
  if (provider === undefined) throw notFound(`There is no service provider ${providerId}.`);
  if (type !== undefined && provider.type !== type)
    throw notFound(`There is no ${type} service provider ${providerId}.`);
  return provider;
}

/** @throws Refusal with 404 if no search has this id */
export function requireSearch(serviceRequestId: string): void {
  if (!isServiceRequest(serviceRequestId)) throw notFound(`There is no service request ${serviceRequestId}.`);
}

/** @throws Refusal with 400 if the call is about another provider than the one that makes it */
export function requireCaller({ callerId }: Pick<Call, 'callerId'>, serviceProviderId: string): void {
  if (serviceProviderId !== callerId) throw badRequest('serviceProviderId is not the provider that calls.');
}
