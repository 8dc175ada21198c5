import { leads } from '../calls/leads.js';
import { archive, markRead, providerLead, saveNote, sendFeedback, setStatus } from '../calls/one-lead.js';
import { providerCategories, serviceProvider } from '../calls/provider.js';
import { registeredNumbers, registerNumber } from '../calls/registered-numbers.js';
import type { Route } from './route.js';

const LEADS = '/gateway/lead/office';
const NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';

function get(operation: string, path: string, handle: Route['handle'], wrapped = false): Route {
  return { operation, method: 'GET', path, caller: 'ServiceProvider', writes: false, wrapped, handle };
}

function post(operation: string, path: string, handle: Route['handle'], writes = true): Route {
  return { operation, method: 'POST', path, caller: 'ServiceProvider', writes, handle };
}

/** Every call that the sandbox answers (wire.md, Provider dashboard). */
export const ROUTES: readonly Route[] = [
  get('serviceProvider', '/gateway/office-home/v4/service_provider', serviceProvider),
  get('providerLead', `${LEADS}/v2/leads/{leadId}`, providerLead, true),
  post('leads', `${LEADS}/v6/leads/serviceProvider/{serviceProviderId}`, leads, false),
  post('markRead', `${LEADS}/v2/leads/serviceprovider/{serviceProviderId}/read`, markRead),
  post('saveNote', `${LEADS}/v2/leads/{leadId}/note`, saveNote),
  post('setStatus', `${LEADS}/v2/leads/{leadId}/status`, setStatus),
  post('sendFeedback', `${LEADS}/v1/leads/serviceprovider/{serviceProviderId}/feedback`, sendFeedback),
  post('archive', `${LEADS}/v1/leads/serviceprovider/{serviceProviderId}/archive`, archive),
  get(
    'providerCategories',
    '/gateway/service-provider-profile/v1/service_provider/{serviceProviderId}/categories',
    providerCategories,
    true,
  ),
  post('registerNumber', NUMBERS, registerNumber),
  get('registeredNumbers', NUMBERS, registeredNumbers),
];
