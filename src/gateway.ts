/**
 * The gateway client without any widget: no React, no browser global, runs in Node too.
 * @example
 * const gateway = createGateway({ url: 'https://office.example.com', auth: { getToken } });
 * const { leads } = await gateway.leads({ serviceProviderId: '1001', limit: 10 });
 */

export type { Call, CallOptions, DeferredAction, VersionOptions } from './gateway/call.js';
export type { CreateContactInput } from './gateway/calls/contact.js';
export type { ProjectsInput, WireContacts, WireDeals, WireProjects } from './gateway/calls/customer.js';
export { wireContacts, wireDeals, wireProjects } from './gateway/calls/customer.js';
export type {
  RegisteredNumbersInput,
  RegisterNumberInput,
  WireRegisteredNumbers,
} from './gateway/calls/dashboard-forms.js';
export { wireRegisteredNumbers } from './gateway/calls/dashboard-forms.js';
export type {
  ActivitiesInput,
  SendMessageInput,
  ThreadInput,
  WireActivities,
  WireChatSession,
  WirePhoneNumbers,
  WireSentMessage,
} from './gateway/calls/message-center.js';
export { wireActivities, wireChatSession, wirePhoneNumbers, wireSentMessage } from './gateway/calls/message-center.js';
export type {
  SuggestInput,
  SuggestLocationsInput,
  WireCategorySuggestions,
  WireLeadPage,
  WireLocationSuggestions,
  WireMemberSuggestions,
} from './gateway/calls/office-leads.js';
export {
  wireCategorySuggestions,
  wireLeadPage,
  wireLocationSuggestions,
  wireMemberSuggestions,
} from './gateway/calls/office-leads.js';
export type { OpenCall } from './gateway/calls/pathless.js';
export type {
  FeedbackInput,
  OfProviderLead,
  WireLead,
  WireLeads,
  WireServiceProviders,
} from './gateway/calls/provider-dashboard.js';
export { wireLead, wireLeads, wireServiceProviders } from './gateway/calls/provider-dashboard.js';
export type {
  CombinedDetailsInput,
  ReviewsInput,
  SuggestionsInput,
  WireCombinedProviderDetails,
  WireComparison,
  WireEligibility,
  WireLeadProviders,
  WireOpportunityLeads,
  WireProviderDetails,
  WireReviews,
  WireSuggestions,
} from './gateway/calls/providers.js';
export {
  wireCombinedProviderDetails,
  wireComparison,
  wireEligibility,
  wireLeadProviders,
  wireOpportunityLeads,
  wireProviderDetails,
  wireReviews,
  wireSuggestions,
} from './gateway/calls/providers.js';
export type {
  AssignLeadInput,
  ContactInformation,
  CreateLeadInput,
  LeadAttribute,
  LeadPlace,
  WireCreatedLead,
  WireFunnelLead,
} from './gateway/calls/requests.js';
export { wireCreatedLead, wireFunnelLead } from './gateway/calls/requests.js';
export type {
  BoardReviewRequest,
  DraftReviewInput,
  GatewayReviewRequest,
  UpdateDraftReviewInput,
  WireCategories,
  WireDraftReview,
  WireReviewRequested,
} from './gateway/calls/review-gateway.js';
export { wireCategories, wireDraftReview, wireReviewRequested } from './gateway/calls/review-gateway.js';
export type {
  AutocompleteInput,
  CategoryFilterInput,
  WireAutocomplete,
  WireCity,
  WireSeoCity,
  WireTaxonomyCategory,
  WireTopCategories,
} from './gateway/calls/services-and-places.js';
export {
  wireAutocomplete,
  wireCity,
  wireSeoCity,
  wireTaxonomyCategory,
  wireTopCategories,
} from './gateway/calls/services-and-places.js';
export * from './gateway/contact-type.js';
export { createGateway, type GatewayClient } from './gateway/create-gateway.js';
export { CHALLENGE_STATUS, type ErrorKind, GatewayError } from './gateway/errors/gateway-error.js';
export {
  describeFailure,
  type ErrorSentence,
  type FailureFacts,
  STATUS_SENTENCES,
  sentenceOf,
} from './gateway/errors/sentence.js';
export type {
  Gateway,
  LeadGateway,
  MessageCenter,
  Operation,
  PathlessOperations,
  ProviderDashboard,
  QueuedAction,
  ReplayQueue,
  ReviewGateway,
} from './gateway/gateway.js';
export * from './gateway/lead-query.js';
export { INITIAL_STATUS, isLeadStatus, LEAD_STATUSES, type LeadStatus } from './gateway/lead-status.js';
export * from './gateway/limits.js';
export type {
  AuthMode,
  Caller,
  FetchFunction,
  GatewayOptions,
  HeaderNames,
  TokenRequest,
  TokenSource,
} from './gateway/options.js';
export type { Id, OfLead, OfPostalCode, OfProvider } from './gateway/wire/ids.js';
export { GATEWAY_ERROR_WORDS } from './i18n/gateway-error-messages.en-US.js';
