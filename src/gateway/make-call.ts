import type { InferOutput } from 'valibot';
import { type CallOptions, NO_REPLAY } from '../contract/calls/call.js';
import { GatewayError } from '../contract/gateway-error.js';
import { createRequestId } from '../contract/request-id.js';
import type { AnswerSchema, CallDefinition } from './call.js';
import { type CallTarget, failureKind } from './call-target.js';
import { customMessage, type Decoded, decode } from './decode.js';
import { NOT_JSON, parseJson } from './parse-json.js';
import type { RawAnswer } from './request.js';
import type { Transport } from './transport.js';
import { untilAnswered } from './until-answered.js';

/**
 * Makes one call: headers, credentials, time-out, the retries of a GET, the one refresh of a token, the replay queue,
 * and the check at the door.
 * @returns the answer out of its envelope
 * @throws GatewayError, or the signal's reason when the caller aborted. Spec §7, §8
 */
export async function call<Name extends string, Input extends object, Schema extends AnswerSchema>(
  transport: Transport,
  definition: CallDefinition<Name, Input, Schema>,
  input: Input,
  callOptions: CallOptions = {},
) {
  const { operation } = definition;
  const asked = { ...callOptions, requestId: callOptions.requestId ?? createRequestId() };
  const answer = await untilAnswered(transport, definition, input, asked);
  const { requestId = asked.requestId } = answer;
  if (!answer.ok) {
    const failure = failureOf(transport, definition, answer, requestId);
    if (failure.kind === 'challenge') {
      const replay = callOptions.replay ?? { run: () => call(transport, definition, input, asked) };
      if (replay !== NO_REPLAY) transport.challenges.add({ ...replay, operation, requestId });
      tellHost(transport, { operation, requestId });
    }
    throw failure;
  }
  const { success = answer.status } = definition;
  const decoded = read(answer.text, definition.answer, transport.options.transforms?.[operation]);
  if (decoded.fits && answer.status === success) {
    return definition.complete?.(decoded.value, answer.headers) ?? decoded.value;
  }
  const { field, cause } = decoded.fits ? { field: `the status is not ${success}`, cause: undefined } : decoded;
  throw new GatewayError({ kind: 'contract', operation, requestId, status: answer.status, field, cause });
}

/** What a host's listener throws is the host's: the call still ends as it would have. */
function tellHost({ options }: Transport, challenge: { readonly operation: string; readonly requestId: string }): void {
  try {
    options.onChallenge?.(challenge);
  } catch (error) {
    globalThis.reportError?.(error);
  }
}

function failureOf(
  { options }: Transport,
  definition: CallTarget,
  { status, text }: RawAnswer,
  requestId: string,
): GatewayError {
  const json = parseJson(text);
  return new GatewayError({
    kind: failureKind(status, options, definition),
    operation: definition.operation,
    requestId,
    status,
    customMessage: customMessage(json),
    body: json === NOT_JSON ? undefined : json,
  });
}

/** A host's transform that cannot make anything of the answer says the same as an answer that does not fit. */
function read<Schema extends AnswerSchema>(
  text: string,
  schema: Schema,
  transform: ((json: unknown) => unknown) | undefined,
): Decoded<InferOutput<Schema>> {
  const json = parseJson(text);
  if (json === NOT_JSON) return { fits: false, field: undefined };
  try {
    return decode(schema, transform === undefined ? json : transform(json));
  } catch (cause) {
    return { fits: false, field: undefined, cause };
  }
}
