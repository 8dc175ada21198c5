import { type Bind, bindTransport, methodOf } from './bind.js';
import type { AnyDefinition, Definitions } from './call.js';
import { customerCalls } from './calls/customer.js';
import { dashboardFormCalls } from './calls/dashboard-forms.js';
import { messageCenterCalls } from './calls/message-center.js';
import { officeLeadCalls } from './calls/office-leads.js';
import { pathlessCalls } from './calls/pathless.js';
import { providerDashboardCalls } from './calls/provider-dashboard.js';
import { providerCalls } from './calls/providers.js';
import { requestCalls } from './calls/requests.js';
import { reviewGatewayCalls } from './calls/review-gateway.js';
import { serviceAndPlaceCalls } from './calls/services-and-places.js';
import type { Gateway, ReplayQueue } from './gateway.js';
import { type GatewayOptions, noteClientOptions } from './options.js';
import { createTransport } from './transport/transport.js';

/** The whole client: one method for each operation, and the replay queue that they share. */
export interface GatewayClient extends Gateway {
  /** Actions that wait for a challenge (HTTP 511). Replay or clear them. */
  readonly challenges: ReplayQueue;
}

const everyCall: Definitions<Gateway> = {
  ...requestCalls,
  ...providerCalls,
  ...serviceAndPlaceCalls,
  ...customerCalls,
  ...officeLeadCalls,
  ...providerDashboardCalls,
  ...dashboardFormCalls,
  ...messageCenterCalls,
  ...reviewGatewayCalls,
  ...pathlessCalls,
};

/**
 * Creates a client for the JSON gateway, for pages, workers and Node.
 * @param options where the gateway is and how calls authenticate; every field has a default
 * @returns one method for each operation; each resolves with the checked answer and rejects with a `GatewayError`
 */
export function createGateway(options: GatewayOptions = {}): GatewayClient {
  const transport = createTransport(options);
  const client = { challenges: transport.challenges, ...methodsOf(everyCall, bindTransport(transport)) };
  noteClientOptions(client, options);
  return client;
}

function methodsOf(definitions: Definitions<Gateway>, bind: Bind): Gateway;
function methodsOf(definitions: Readonly<Record<string, AnyDefinition>>, bind: Bind): object {
  return Object.fromEntries(
    Object.entries(definitions).map(([operation, definition]) => [operation, methodOf(bind, definition)]),
  );
}
