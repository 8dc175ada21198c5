import { formsOf } from './form.js';

const provider = formsOf('ServiceProvider', '4711042');
const ofProvider = { serviceProviderId: '4711042' };
const ofLead = { ...ofProvider, leadId: '90412001' };
const SUGGEST = '/gateway/lead/office/v1/leads/serviceprovider/4711042/autocomplete';

export const OFFICE_LEAD_FORMS = [
  provider(
    'leadForPage v1',
    ofLead,
    'GET /gateway/lead/office/v1/leads/90412001?serviceProviderId=4711042',
    undefined,
    { version: 'v1' },
  ),
  provider('leadForPage v2', ofLead, 'GET /gateway/lead/office/v2/leads/90412001?spId=4711042'),
  provider('requestReview', ofLead, 'POST /gateway/lead/office/v1/review-request', {
    serviceProviderId: '4711042',
    leadId: '90412001',
  }),
  provider(
    'addDisplayPreferences',
    { ...ofProvider, displayPreferences: ['HideThimbleForAllLeads', 'Other'] },
    'POST /gateway/lead/v1/serviceprovider/4711042/add-display-preferences',
    { displayPreferences: ['HideThimbleForAllLeads', 'Other'] },
  ),
  provider(
    'suggestLocations',
    { ...ofProvider, query: 'San José', locationType: 'City', limit: 8 },
    `GET ${SUGGEST}/location?query=San%20Jos%C3%A9&locationType=City&limit=8`,
  ),
  provider(
    'suggestLocations',
    { ...ofProvider, query: 'Aus' },
    `GET ${SUGGEST}/location?query=Aus&locationType=All&limit=5`,
  ),
  provider(
    'suggestCategories',
    { ...ofProvider, query: 'drain', limit: 8 },
    `GET ${SUGGEST}/categoryName?query=drain&limit=8`,
  ),
  provider('suggestCategories', { ...ofProvider, query: 'drain' }, `GET ${SUGGEST}/categoryName?query=drain&limit=5`),
  provider(
    'suggestMembers',
    { ...ofProvider, query: 'Dana W', limit: 8 },
    'GET /gateway/lead/office/v2/leads/serviceprovider/4711042/autocomplete/memberName?query=Dana%20W&limit=8',
  ),
  provider(
    'suggestMembers',
    { ...ofProvider, query: 'Dana' },
    'GET /gateway/lead/office/v2/leads/serviceprovider/4711042/autocomplete/memberName?query=Dana&limit=5',
  ),
];
