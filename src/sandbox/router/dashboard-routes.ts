import { providerCategories, registeredNumbers, registerNumber, serviceProvider } from '../calls/account.js';
import { leads } from '../calls/leads.js';
import { archive, markRead, providerLead, saveNote, sendFeedback, setStatus } from '../calls/one-lead.js';
import { type Route, routesAt } from './route.js';

const NUMBERS = '/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';

const get = routesAt('/gateway', 'ServiceProvider', 'GET', false);
const read = routesAt('/gateway/lead/office', 'ServiceProvider', 'POST', false);
const write = routesAt('/gateway/lead/office', 'ServiceProvider', 'POST', true);
const register = routesAt('/gateway', 'ServiceProvider', 'POST', true);

/** The provider dashboard's calls. */
export const DASHBOARD_ROUTES: readonly Route[] = [
  get('serviceProvider', '/office-home/v4/service_provider', serviceProvider),
  get('providerLead', '/lead/office/v2/leads/{leadId}', providerLead, { wrapped: true, alsoCalled: 'leadForPage' }),
  read('leads', '/v6/leads/serviceProvider/{serviceProviderId}', leads),
  write('markRead', '/v2/leads/serviceprovider/{serviceProviderId}/read', markRead),
  write('saveNote', '/v2/leads/{leadId}/note', saveNote),
  write('setStatus', '/v2/leads/{leadId}/status', setStatus),
  write('sendFeedback', '/v1/leads/serviceprovider/{serviceProviderId}/feedback', sendFeedback),
  write('archive', '/v1/leads/serviceprovider/{serviceProviderId}/archive', archive),
  get(
    'providerCategories',
    '/service-provider-profile/v1/service_provider/{serviceProviderId}/categories',
    providerCategories,
    { wrapped: true },
  ),
  register('registerNumber', NUMBERS, registerNumber),
  get('registeredNumbers', NUMBERS, registeredNumbers),
];
