/**
 * The gateway client without any widget: no React, no browser global, runs in Node too.
 * @example
 * const gateway = createGateway({ url: 'https://office.example.com', auth: { getToken } });
 * const { leads } = await gateway.leads({ serviceProviderId: '1001', limit: 10 });
 */
export type {
  Call,
  CallOptions,
  DeferredAction,
  Id,
  OpenCall,
  PathlessOperations,
  VersionOptions,
} from './contract/calls/call.js';
export type { ContactInformation, CreateLeadInput, LeadAttribute, LeadPlace } from './contract/calls/create-lead.js';
export type * from './contract/calls/lead-gateway.js';
export type * from './contract/calls/message-center.js';
export type * from './contract/calls/provider-dashboard.js';
export type * from './contract/calls/review-gateway.js';
export * from './contract/contact.js';
export type { Gateway, Operation, QueuedAction, ReplayQueue } from './contract/gateway.js';
export { CHALLENGE_STATUS, type ErrorKind, GatewayError } from './contract/gateway-error.js';
export { INITIAL_STATUS, isLeadStatus, LEAD_STATUSES, type LeadStatus } from './contract/lead.js';
export * from './contract/lead-query.js';
export * from './contract/limits.js';
export * from './contract/wire/category.js';
export * from './contract/wire/funnel-lead.js';
export * from './contract/wire/lead.js';
export * from './contract/wire/lead-page.js';
export * from './contract/wire/message-center.js';
export * from './contract/wire/place.js';
export * from './contract/wire/provider.js';
export * from './contract/wire/review-request.js';
export * from './contract/wire/service-provider.js';
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
