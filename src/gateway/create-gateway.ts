import type { Gateway, ReplayQueue } from '../contract/gateway.js';
import { leadGatewayCalls, messageCenterCalls, providerDashboardCalls, reviewGatewayCalls } from './area-calls.js';
import { bindTransport } from './bind.js';
import { noteClientOptions } from './client-options.js';
import type { GatewayOptions } from './options.js';
import { pathlessCalls } from './pathless.js';
import { createTransport } from './transport.js';

/** The whole client: one method an operation, and the replay queue they share. */
export interface GatewayClient extends Gateway {
  /** Actions that wait for a challenge (HTTP 511); replay or clear them. */
  readonly challenges: ReplayQueue;
}

/**
 * A client for the JSON gateway, for pages, workers and Node.
 * @param options where the gateway is and how calls prove who they come from; every field has a default
 * @returns one method an operation; each resolves with the checked answer and rejects with a `GatewayError`
 * Spec §7 The calls it makes
 */
export function createGateway(options: GatewayOptions = {}): GatewayClient {
  const transport = createTransport(options);
  const bind = bindTransport(transport);
  const client: GatewayClient = {
    challenges: transport.challenges,
    ...leadGatewayCalls(bind),
    ...providerDashboardCalls(bind),
    ...messageCenterCalls(bind),
    ...reviewGatewayCalls(bind),
    ...pathlessCalls(bind),
  };
  noteClientOptions(client, options);
  return client;
}
