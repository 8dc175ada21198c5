import type { Gateway, ReplayQueue } from '../contract/gateway.js';
import { bindTransport } from './bind.js';
import { dashboardCalls } from './dashboard-calls.js';
import type { GatewayOptions } from './options.js';
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
  return { challenges: transport.challenges, ...dashboardCalls(bindTransport(transport)) };
}
