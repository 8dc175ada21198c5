import type { ReplayQueue } from '../../contract/gateway.js';
import type { GatewayOptions } from '../options.js';
import { type Authorizer, createAuthorizer } from './auth.js';
import { createReplayQueue } from './replay-queue.js';

/** What all calls of one client share: settings, token and replay queue. */
export interface Transport {
  readonly options: GatewayOptions;
  readonly authorizer: Authorizer;
  readonly challenges: ReplayQueue;
}

/** @param authorizer that of another client with the same sign-in: its token is asked for once */
export function createTransport(options: GatewayOptions, authorizer = createAuthorizer(options)): Transport {
  return {
    options,
    authorizer,
    challenges: createReplayQueue(),
  };
}
