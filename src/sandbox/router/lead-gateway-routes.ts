import { addDisplayPreferences, updatePhone } from '../calls/account.js';
import { assignLeadV1, assignLeadV2, opportunityLeads, sendProSelection } from '../calls/assign-lead.js';
import { contactsByIds, createContact } from '../calls/contacts.js';
import { createLeadV1, createLeadV3 } from '../calls/create-lead.js';
import {
  comparison,
  followUpDeals,
  lead,
  leadProviders,
  markHired,
  projects,
  sendHandyLead,
  sendNotification,
} from '../calls/customer-request.js';
import { leadForPage } from '../calls/one-lead.js';
import {
  combinedProviderDetails,
  eligibility,
  providerDetails,
  reviewsByProvider,
  suggestionsV1,
  suggestionsV4,
} from '../calls/providers.js';
import { requestReview } from '../calls/reviews.js';
import {
  autocomplete,
  cityByPostalCode,
  seoCityByPostalCode,
  taxonomyCategory,
  topCategories,
} from '../calls/services.js';
import { suggestCategories, suggestLocations, suggestMembers } from '../calls/suggest.js';
import { type Route, routesAt } from './route.js';

const BASE = '/gateway/lead';
const OWN_LEADS = '/leads/serviceprovider/{serviceProviderId}/autocomplete';

const get = routesAt(BASE, 'Member', 'GET', false);
const read = routesAt(BASE, 'Member', 'POST', false);
const write = routesAt(BASE, 'Member', 'POST', true);
const officeGet = routesAt(`${BASE}/office`, 'ServiceProvider', 'GET', false);
const providerWrite = routesAt(BASE, 'ServiceProvider', 'POST', true);
const anyWrite = routesAt(BASE, 'Any', 'POST', true);

/** The lead gateway's calls. `leadForPage` v2 shares the path of `providerLead`. */
export const LEAD_GATEWAY_ROUTES: readonly Route[] = [
  read('reviewsByProvider', '/v1/reviews/getByServiceProviderId', reviewsByProvider),
  get('leadProviders', '/v1/lead/{leadId}/serviceprovider', leadProviders),
  officeGet('leadForPage', '/v1/leads/{leadId}', leadForPage),
  get('providerDetails', '/v1/serviceprovider/{serviceProviderId}/details', providerDetails),
  get('taxonomyCategory', '/v1/taxonomy/categories/{categoryId}', taxonomyCategory),
  read('combinedProviderDetails', '/v1/serviceProviders/details', combinedProviderDetails),
  get('cityByPostalCode', '/v1/address/getCityAndStateAbbreviationByPostalCode', cityByPostalCode),
  read('suggestions', '/v1/serviceproviders/suggestion', suggestionsV1),
  read('suggestions', '/v4/serviceproviders/suggestion', suggestionsV4),
  get('eligibility', '/v1/serviceprovider/{serviceProviderId}/postalcode-eligibility/{postalCode}', eligibility),
  get('comparison', '/v1/lead/{leadId}/serviceprovider/comparison', comparison),
  write('createLead', '/v1/lead', createLeadV1, { wrapped: true }),
  write('createLead', '/v3/lead', createLeadV3, { wrapped: true }),
  providerWrite('requestReview', '/office/v1/review-request', requestReview),
  get('lead', '/v1/lead/{leadId}', lead),
  write('assignLead', '/v1/lead/{leadId}/assign', assignLeadV1),
  write('assignLead', '/v2/lead/{leadId}/assign', assignLeadV2),
  get('projects', '/v1/projects', projects),
  get('topCategories', '/v1/topCategories', topCategories),
  get('autocomplete', '/v2/autocomplete', autocomplete),
  write('sendHandyLead', '/v1/handy/sendLead', sendHandyLead),
  write('sendNotification', '/v1/lead/send-ol-notification', sendNotification),
  providerWrite(
    'addDisplayPreferences',
    '/v1/serviceprovider/{serviceProviderId}/add-display-preferences',
    addDisplayPreferences,
  ),
  get('followUpDeals', '/v1/deals/followUp', followUpDeals),
  get('contactsByIds', '/v1/contact/getByIds', contactsByIds),
  read('opportunityLeads', '/v1/serviceproviders/fetch-opportunity-leads', opportunityLeads),
  write('sendProSelection', '/v1/service-request/send-ol-pro-selection', sendProSelection),
  get('seoCityByPostalCode', '/v1/address/get-seo-city-state-by-postal-code', seoCityByPostalCode),
  write('markHired', '/v1/lead/{leadId}/service-provider/mark-hired', markHired),
  officeGet('suggestLocations', `/v1${OWN_LEADS}/location`, suggestLocations),
  officeGet('suggestCategories', `/v1${OWN_LEADS}/categoryName`, suggestCategories),
  officeGet('suggestMembers', `/v2${OWN_LEADS}/memberName`, suggestMembers),
  write('updatePhone', '/v1/user/updatePhone', updatePhone),
  anyWrite('createContact', '/v1/contact', createContact),
];
