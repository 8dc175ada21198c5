import { type Definitions, defineCall, versions } from '../call.js';
import { BOARD_SUGGESTION_LIMIT } from '../limits.js';
import type { OfficeLeadCalls } from '../methods/office-leads.js';
import { PROVIDER_LEAD_PATH } from '../transport/first-requests.js';
import { nothing } from '../wire/fields.js';
import {
  type WireLeadPage,
  wireCategorySuggestions,
  wireLeadPage,
  wireLocationSuggestions,
  wireMemberSuggestions,
} from '../wire/office-leads.js';

export const leadForPageV1 = defineCall('leadForPage', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/{leadId}',
  query: ({ serviceProviderId }) => ({ serviceProviderId }),
  answer: wireLeadPage,
  complete: withGatewayTime,
});

export const leadForPageV2 = defineCall('leadForPage', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: PROVIDER_LEAD_PATH,
  query: ({ serviceProviderId }) => ({ spId: serviceProviderId }),
  answer: wireLeadPage,
  complete: withGatewayTime,
});

export const requestReview = defineCall('requestReview', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v1/review-request',
  body: ({ serviceProviderId, leadId }) => ({ serviceProviderId, leadId }),
  answer: nothing,
});

export const addDisplayPreferences = defineCall('addDisplayPreferences', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/v1/serviceprovider/{serviceProviderId}/add-display-preferences',
  body: ({ displayPreferences }) => ({ displayPreferences }),
  answer: nothing,
});

export const suggestLocations = defineCall('suggestLocations', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/location',
  query: ({ query, locationType = 'All', limit = BOARD_SUGGESTION_LIMIT }) => ({ query, locationType, limit }),
  answer: wireLocationSuggestions,
});

export const suggestCategories = defineCall('suggestCategories', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/autocomplete/categoryName',
  query: ({ query, limit = BOARD_SUGGESTION_LIMIT }) => ({ query, limit }),
  answer: wireCategorySuggestions,
});

export const suggestMembers = defineCall('suggestMembers', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/autocomplete/memberName',
  query: ({ query, limit = BOARD_SUGGESTION_LIMIT }) => ({ query, limit }),
  answer: wireMemberSuggestions,
});

/** Adds the gateway's time: its clock, not the viewer's, decides whether a lead is for sale. */
function withGatewayTime(lead: WireLeadPage, headers: Headers): WireLeadPage {
  const answered = new Date(headers.get('Date') ?? Number.NaN);
  return Number.isNaN(answered.getTime()) ? lead : { ...lead, answeredAt: answered.toISOString() };
}

export const leadForPage = versions({ v1: leadForPageV1, v2: leadForPageV2 }, () => 'v2');

export const officeLeadCalls = {
  leadForPage,
  requestReview,
  addDisplayPreferences,
  suggestLocations,
  suggestCategories,
  suggestMembers,
} satisfies Definitions<OfficeLeadCalls>;
