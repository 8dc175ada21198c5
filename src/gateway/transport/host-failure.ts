import * as v from 'valibot';
import { readAs } from '../../web/read-as.js';
import { CHALLENGE_STATUS, ERROR_KINDS, GatewayError } from '../errors/gateway-error.js';
import { customMessage } from './decode.js';

/** A value of another type counts as missing. */
const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);

const failureSchema = v.object({
  kind: v.fallback(v.optional(v.picklist(ERROR_KINDS)), undefined),
  status: v.fallback(v.optional(v.number()), undefined),
  body: v.optional(v.unknown()),
  customMessage: text,
  field: text,
  message: text,
});

/** Converts what a host's method threw: an error of this package or of another copy of it, or any other value. */
export function asGatewayError(error: unknown, operation: string, requestId: string): GatewayError {
  if (error instanceof GatewayError) return error;
  const { kind, status, body, field, message, ...given } = readAs(failureSchema, error) ?? {};
  // The message of an Error is for developers. The message of a plain object comes from the gateway.
  const sentence = error instanceof Error ? undefined : message;
  return new GatewayError({
    kind: status === CHALLENGE_STATUS ? 'challenge' : (kind ?? (status === undefined ? 'network' : 'http')),
    operation,
    requestId,
    status,
    customMessage: given.customMessage ?? customMessage(body) ?? sentence,
    body,
    field,
    cause: error,
  });
}
