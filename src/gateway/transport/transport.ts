import type { $Fetch } from 'ofetch';
import type { ReplayQueue } from '../gateway.js';
import type { GatewayOptions } from '../options.js';
import { type Authorizer, createAuthorizer } from './auth.js';
import { createClient } from './client.js';
import { createReplayQueue } from './replay-queue.js';

/** What all calls of one gateway share. */
export interface Transport {
  readonly options: GatewayOptions;
  readonly authorizer: Authorizer;
  readonly client: $Fetch;
  readonly challenges: ReplayQueue;
}

/** @param authorizer the one of another client with the same sign-in, so that the two share a token */
export function createTransport(options: GatewayOptions, authorizer = createAuthorizer(options)): Transport {
  return {
    options,
    authorizer,
    client: createClient(options),
    challenges: createReplayQueue(),
  };
}
