/**
 * The gateway client without any widget: no React, no browser global, runs in Node too.
 * @example
 * const gateway = createGateway({ url: 'https://office.example.com', auth: { getToken } });
 * const { leads } = await gateway.leads({ serviceProviderId: '1001', limit: 10 });
 */
export type { Call, CallOptions, DeferredAction, VersionOptions } from './contract/calls/call.js';
export type { MessageCenter } from './contract/calls/message-center.js';
export type { OpenCall, PathlessOperations } from './contract/calls/pathless.js';
export type { ReviewGateway } from './contract/calls/review-gateway.js';
export * from './contract/contact.js';
export type {
  Gateway,
  LeadGateway,
  Operation,
  ProviderDashboard,
  QueuedAction,
  ReplayQueue,
} from './contract/gateway.js';
export { CHALLENGE_STATUS, type ErrorKind, GatewayError } from './contract/gateway-error.js';
export { INITIAL_STATUS, isLeadStatus, LEAD_STATUSES, type LeadStatus } from './contract/lead.js';
export * from './contract/lead-query.js';
export * from './contract/limits.js';
export * from './contract/wire/customer.js';
export * from './contract/wire/dashboard-forms.js';
export type { Id, OfLead, OfPostalCode, OfProvider } from './contract/wire/ids.js';
export * from './contract/wire/message-center.js';
export * from './contract/wire/office-leads.js';
export * from './contract/wire/provider-dashboard.js';
export * from './contract/wire/providers.js';
export * from './contract/wire/requests.js';
export * from './contract/wire/review-gateway.js';
export * from './contract/wire/services-and-places.js';
export {
  describeFailure,
  type ErrorSentence,
  type FailureFacts,
  STATUS_SENTENCES,
  sentenceOf,
} from './domain/gateway-error/sentence.js';
export { createGateway, type GatewayClient } from './gateway/create-gateway.js';
export type {
  AuthMode,
  Caller,
  FetchFunction,
  GatewayOptions,
  HeaderNames,
  TokenRequest,
  TokenSource,
} from './gateway/options.js';
export { GATEWAY_ERROR_WORDS } from './i18n/widget/gateway-error.en-US.js';
