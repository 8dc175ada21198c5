import type { CallOptions } from '../contract/calls/call.js';
import { GatewayError } from '../contract/gateway-error.js';
import { type Credentials, TokenError } from './auth.js';
import type { AnswerSchema, CallDefinition } from './call.js';
import { type CallTarget, callerOf } from './call-target.js';
import { tryOnce } from './one-try.js';
import { pause } from './pause.js';
import type { RawAnswer } from './request.js';
import { retryWait } from './retry.js';
import type { Transport } from './transport.js';
import { unlessAborted } from './unless-aborted.js';

/** Tries until there is an answer that another try would not better: the retries of a GET, one refresh of a token. */
export async function untilAnswered<Input extends object>(
  transport: Transport,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  { signal, requestId }: CallOptions & { readonly requestId: string },
): Promise<RawAnswer> {
  const { operation } = definition;
  const mayRetry = definition.method === 'GET';
  let refreshed = false;
  let tries = 0;
  for (;;) {
    signal?.throwIfAborted();
    const credentials = await unlessAborted(credentialsOf(transport, definition, requestId), signal);
    const outcome = await tryOnce(transport, definition, input, requestId, credentials, signal);
    const answer = 'status' in outcome ? outcome : undefined;
    if (answer?.status === 401 && mayRefresh(transport, credentials) && !refreshed) {
      refreshed = true;
      await unlessAborted(refresh(transport, operation, requestId, credentials), signal);
      continue;
    }
    tries += 1;
    const last = { status: answer?.status, retryAfter: answer?.headers.get('Retry-After') ?? null };
    const wait = mayRetry ? retryWait(tries, last, new Date(), Math.random()) : undefined;
    if (wait !== undefined) await pause(wait, signal);
    else if ('status' in outcome) return outcome;
    else throw new GatewayError({ kind: outcome.kind, operation, requestId, cause: outcome.cause });
  }
}

function mayRefresh({ authorizer }: Transport, { authorization }: Credentials): boolean {
  return authorizer.canRefresh && authorization !== undefined;
}

async function credentialsOf({ authorizer, options }: Transport, definition: CallTarget, requestId: string) {
  try {
    return await authorizer.credentialsFor(callerOf(options, definition));
  } catch (cause) {
    throw authError(definition.operation, requestId, cause);
  }
}

async function refresh({ authorizer }: Transport, operation: string, requestId: string, refused: Credentials) {
  try {
    await authorizer.refresh(refused);
  } catch (cause) {
    throw authError(operation, requestId, cause, 401);
  }
}

function authError(operation: string, requestId: string, cause: unknown, status?: number): GatewayError {
  return new GatewayError({
    kind: 'auth',
    operation,
    requestId,
    status,
    cause: cause instanceof TokenError ? cause : undefined,
  });
}
