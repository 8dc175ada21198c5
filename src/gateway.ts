/**
 * The gateway client without any widget: no React, no browser global, runs in Node too.
 * @example
 * const gateway = createGateway({ url: 'https://office.example.com', auth: { getToken } });
 * const { leads } = await gateway.leads({ serviceProviderId: '1001', limit: 10 });
 */

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
  Operation,
  ProviderDashboard,
  QueuedAction,
  ReplayQueue,
} from './gateway/gateway.js';
export * from './gateway/lead-query.js';
export { INITIAL_STATUS, isLeadStatus, LEAD_STATUSES, type LeadStatus } from './gateway/lead-status.js';
export * from './gateway/limits.js';
export type { Call, CallOptions, DeferredAction, VersionOptions } from './gateway/methods/call.js';
export type { MessageCenter } from './gateway/methods/message-center.js';
export type { OpenCall, PathlessOperations } from './gateway/methods/pathless.js';
export type { ReviewGateway } from './gateway/methods/review-gateway.js';
export type {
  AuthMode,
  Caller,
  FetchFunction,
  GatewayOptions,
  HeaderNames,
  TokenRequest,
  TokenSource,
} from './gateway/options.js';
export * from './gateway/wire/customer.js';
export * from './gateway/wire/dashboard-forms.js';
export type { Id, OfLead, OfPostalCode, OfProvider } from './gateway/wire/ids.js';
export * from './gateway/wire/message-center.js';
export * from './gateway/wire/office-leads.js';
export * from './gateway/wire/provider-dashboard.js';
export * from './gateway/wire/providers.js';
export * from './gateway/wire/requests.js';
export * from './gateway/wire/review-gateway.js';
export * from './gateway/wire/services-and-places.js';
export { GATEWAY_ERROR_WORDS } from './i18n/gateway-error-messages.en-US.js';
