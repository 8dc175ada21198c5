/**
 * The gateway client without any widget: no React, no browser global, runs in Node too.
 * @example
 * const gateway = createGateway({ url: 'https://office.example.com', auth: { getToken } });
 * const { leads } = await gateway.leads({ serviceProviderId: '1001', limit: 10 });
 */
export type {
  CallOptions,
  DeferredAction,
  Gateway,
  LeadsInput,
  Operation,
  QueuedAction,
  ReplayQueue,
} from './contract/gateway.js';
export { CHALLENGE_STATUS, type ErrorKind, GatewayError } from './contract/gateway-error.js';
export * from './contract/lead-query.js';
export * from './contract/lead-status.js';
export * from './contract/limits.js';
export { type WireLead, type WireLeads, wireLead, wireLeads } from './contract/wire/lead.js';
export { type WireServiceProviders, wireServiceProviders } from './contract/wire/service-provider.js';
export type { Caller } from './gateway/call.js';
export { createGateway, type GatewayClient } from './gateway/create-gateway.js';
export type {
  AuthMode,
  FetchFunction,
  GatewayOptions,
  HeaderNames,
  TokenRequest,
  TokenSource,
} from './gateway/options.js';
