import { GatewayError } from '../contract/gateway-error.js';
import { CALL_TIMEOUT_MS } from '../contract/limits.js';
import type { Credentials } from './auth.js';
import type { AnswerSchema, CallDefinition } from './call.js';
import { addressOf, callerIdOf, pathFaultOf } from './call-address.js';
import { callerOf } from './call-target.js';
import { callHeaders, headerFaultOf } from './headers.js';
import type { RawAnswer } from './request.js';
import type { Transport } from './transport.js';
import { unlessAborted } from './unless-aborted.js';

export type NoAnswer = { readonly kind: 'network' | 'timeout'; readonly cause: unknown };

/**
 * Sends a call once, within the time-out, its body included.
 * @throws GatewayError of kind `configuration` for what can never be sent; the signal's reason when it is aborted
 */
export async function tryOnce<Input extends object>(
  { options, send }: Transport,
  definition: CallDefinition<string, Input, AnswerSchema>,
  input: Input,
  requestId: string,
  { credentials, authorization }: Credentials,
  signal: AbortSignal | undefined,
): Promise<RawAnswer | NoAnswer> {
  const { operation, method } = definition;
  const caller = callerOf(options, definition);
  const callerId = caller === 'ServiceProvider' ? (definition.callerId?.(input) ?? callerIdOf(input)) : undefined;
  const headers = callHeaders(options, { requestId, caller, callerId });
  const fault = pathFaultOf(options, definition, input) ?? headerFaultOf(headers);
  if (fault !== undefined) throw new GatewayError({ kind: 'configuration', operation, requestId, field: fault });

  const timeout = AbortSignal.timeout(options.timeoutMs ?? CALL_TIMEOUT_MS);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  const sent = send({
    url: addressOf(options, definition, input),
    method,
    query: definition.query?.(input),
    body: definition.body?.(input, options),
    headers: { ...headers, ...(authorization === undefined ? {} : { Authorization: authorization }) },
    credentials,
    signal: either,
  });
  try {
    return await unlessAborted(sent, either);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { kind: timeout.aborted ? 'timeout' : 'network', cause };
  }
}
