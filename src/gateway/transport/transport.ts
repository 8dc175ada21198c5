import type { ReplayQueue } from '../../contract/gateway.js';
import type { GatewayOptions } from '../options.js';
import { type Authorizer, createAuthorizer } from './auth.js';
import { createReplayQueue } from './replay-queue.js';

/** What all calls of one client share: options, token and replay queue. */
export interface Transport {
  readonly options: GatewayOptions;
  readonly authorizer: Authorizer;
  readonly challenges: ReplayQueue;
}

/** @param authorizer the one of another client with the same sign-in, so that the two share a token */
export function createTransport(options: GatewayOptions, authorizer = createAuthorizer(options)): Transport {
  return {
    options,
    authorizer,
    challenges: createReplayQueue(),
  };
}
