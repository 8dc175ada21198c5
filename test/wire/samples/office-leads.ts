import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { having, id, listOf, words } from '../good.js';
import { PROVIDER, samplesAt } from '../sample.js';

const provider = samplesAt('/gateway/lead', 'ServiceProvider');
const ofLead = { serviceProviderId: PROVIDER, leadId: SANDBOX_LEADS.newest };
const page = { leadId: SANDBOX_LEADS.newest, purchased: true, info: having({ title: words }) };

export const OFFICE_LEAD_SAMPLES = [
  provider(
    'leadForPage',
    'GET /office/v1/leads/{leadId}?serviceProviderId=',
    (gateway) => gateway.leadForPage(ofLead, { version: 'v1' }),
    having({ ...page, user: having({ firstName: words }) }),
    { version: 'v1' },
  ),
  provider(
    'leadForPage',
    'GET /office/v2/leads/{leadId}?spId=',
    (gateway) => gateway.leadForPage(ofLead),
    having({ ...page, customerInfo: having({ firstName: words }) }),
    { version: 'v2', usual: true },
  ),
  provider('requestReview', 'POST /office/v1/review-request', (gateway) => gateway.requestReview(ofLead), undefined),
  provider(
    'addDisplayPreferences',
    'POST /v1/serviceprovider/{id}/add-display-preferences',
    (gateway) =>
      gateway.addDisplayPreferences({ serviceProviderId: PROVIDER, displayPreferences: ['HideInsuranceBanner'] }),
    undefined,
  ),
  provider(
    'suggestLocations',
    'GET /office/v1/leads/serviceprovider/{id}/autocomplete/location?query=&locationType=&limit=',
    (gateway) => gateway.suggestLocations({ serviceProviderId: PROVIDER, query: 'Aus' }),
    { locations: listOf({ city: 'Austin', state: 'TX', locationName: words }) },
  ),
  provider(
    'suggestCategories',
    'GET /office/v1/leads/serviceprovider/{id}/autocomplete/categoryName',
    (gateway) => gateway.suggestCategories({ serviceProviderId: PROVIDER, query: 'drain' }),
    { categories: listOf({ categoryId: id, categoryName: words }) },
  ),
  provider(
    'suggestMembers',
    'GET /office/v2/leads/serviceprovider/{id}/autocomplete/memberName?query=&limit=',
    (gateway) => gateway.suggestMembers({ serviceProviderId: PROVIDER, query: 'Dana' }),
    { members: listOf({ memberName: words, contactInformationIds: having({ length: 1 }) }) },
  ),
];
