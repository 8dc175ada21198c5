import { CHALLENGE_STATUS, ERROR_KINDS, type ErrorKind, GatewayError } from '../../contract/gateway-error.js';
import { customMessage } from './decode.js';

/** Converts what a host's method threw: an error of this package or of another copy of it, or any other value. */
export function asGatewayError(error: unknown, operation: string, requestId: string): GatewayError {
  if (error instanceof GatewayError) return error;
  const status = numberOf(error, 'status');
  const body = fieldOf(error, 'body');
  return new GatewayError({
    kind: kindOf(error, status),
    operation,
    requestId,
    status,
    customMessage: textOf(error, 'customMessage') ?? customMessage(body) ?? sentenceOf(error),
    body,
    field: textOf(error, 'field'),
    cause: error,
  });
}

function kindOf(error: unknown, status: number | undefined): ErrorKind {
  if (status === CHALLENGE_STATUS) return 'challenge';
  const named = ERROR_KINDS.find((kind) => kind === fieldOf(error, 'kind'));
  return named ?? (status === undefined ? 'network' : 'http');
}

/** The message of an Error is for developers. The message of a plain object comes from the gateway. */
function sentenceOf(error: unknown): string | undefined {
  return error instanceof Error ? undefined : textOf(error, 'message');
}

function numberOf(value: unknown, name: string): number | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'number' ? field : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' && field !== '' ? field : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
