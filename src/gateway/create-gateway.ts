import * as v from 'valibot';
import type { PathlessOperations } from '../contract/calls/call.js';
import type { Gateway, ReplayQueue } from '../contract/gateway.js';
import { leadGatewayCalls, messageCenterCalls, providerDashboardCalls, reviewGatewayCalls } from './area-calls.js';
import { type Bind, bindTransport } from './bind.js';
import { defineCall } from './call.js';
import type { GatewayOptions } from './options.js';
import { noteClientOptions } from './transport/client-options.js';
import { createTransport } from './transport/transport.js';

/** The whole client: one method an operation, and the replay queue they share. */
export interface GatewayClient extends Gateway {
  /** Actions that wait for a challenge (HTTP 511); replay or clear them. */
  readonly challenges: ReplayQueue;
}

/**
 * A client for the JSON gateway, for pages, workers and Node.
 * @param options where the gateway is and how calls prove who they come from; every field has a default
 * @returns one method an operation; each resolves with the checked answer and rejects with a `GatewayError`
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

/** POST to the path that the host gives in `paths`; without one it rejects with kind `configuration`. */
function pathless<const Name extends keyof PathlessOperations>(operation: Name) {
  return defineCall(operation, {
    caller: 'Member',
    method: 'POST',
    path: undefined,
    body: (fields) => fields,
    answer: v.unknown(),
  });
}

/** The operations whose paths a host has to give. */
function pathlessCalls(bind: Bind): PathlessOperations {
  return {
    fetchUser: bind(pathless('fetchUser')),
    searchTokens: bind(pathless('searchTokens')),
    createMember: bind(pathless('createMember')),
    updateUser: bind(pathless('updateUser')),
    acceptUserAgreement: bind(pathless('acceptUserAgreement')),
    validateEntitlements: bind(pathless('validateEntitlements')),
    expireOneTimeToken: bind(pathless('expireOneTimeToken')),
    regionByTypes: bind(pathless('regionByTypes')),
    sendAppLink: bind(pathless('sendAppLink')),
    currentUser: bind(pathless('currentUser')),
    targetOffer: bind(pathless('targetOffer')),
    resolveCategory: bind(pathless('resolveCategory')),
    selectLeadForReview: bind(pathless('selectLeadForReview')),
    leadsByFilter: bind(pathless('leadsByFilter')),
  };
}
