import type { ErrorKind } from './gateway-error.js';

/** HTTP statuses after which the same call may succeed. */
const SUPPORT_STATUSES: readonly number[] = [400, 408, 429, 500, 502, 503, 504, 511];

/** The fields of a failure that select its message. */
export interface FailureFacts {
  readonly kind: ErrorKind;
  readonly status?: number | undefined;
  readonly customMessage?: string | undefined;
  /** What the failure is about, such as the first invalid field of an answer. */
  readonly path?: string | undefined;
  /** False where a call had no answer although the device has a connection. */
  readonly isOffline?: boolean | undefined;
}

/** The message keys of HTTP statuses. */
export const STATUS_SENTENCES = {
  400: 'errorBadRequest',
  401: 'errorUnauthorized',
  403: 'errorForbidden',
  408: 'errorRequestTimeout',
  429: 'errorLocked',
  500: 'errorInternalServer',
  502: 'errorBadGateway',
  503: 'errorServiceUnavailable',
  504: 'errorGatewayTimeout',
} as const;

export type ErrorSentence = (typeof STATUS_SENTENCES)[keyof typeof STATUS_SENTENCES] | 'offline' | 'errorOther';

const SENTENCES: ReadonlyMap<number, ErrorSentence> = new Map(
  Object.entries(STATUS_SENTENCES).map(([status, sentence]) => [Number(status), sentence]),
);

/** The message keys of failures without a status. */
const WITHOUT_STATUS: Readonly<Partial<Record<ErrorKind, ErrorSentence>>> = {
  network: 'offline',
  timeout: 'errorRequestTimeout',
  auth: 'errorUnauthorized',
};

/** The message key of a failure: by its status, else by its kind, else `errorOther`. */
export function sentenceOf({ kind, status, isOffline }: FailureFacts): ErrorSentence {
  if (kind === 'contract') return 'errorOther';
  // The device has a connection, so it is the gateway that cannot be reached.
  if (kind === 'network' && isOffline === false) return 'errorServiceUnavailable';
  const known = status === undefined ? WITHOUT_STATUS[kind] : SENTENCES.get(status);
  return known ?? 'errorOther';
}

/**
 * The text to show for a failure. The gateway's own message wins over the text of the status.
 * @param texts the messages in one language; `GATEWAY_ERROR_WORDS` has the English ones
 */
export function describeFailure(failure: FailureFacts, texts: Readonly<Record<ErrorSentence, string>>): string {
  return failure.customMessage ?? texts[sentenceOf(failure)];
}

/** Whether a retry can help. It cannot without a sign-in, without access, or when the resource is missing. */
export function canRetryHelp({ kind, status }: FailureFacts): boolean {
  if (kind === 'contract' || kind === 'auth') return false;
  return status === undefined ? kind === 'network' || kind === 'timeout' : SUPPORT_STATUSES.includes(status);
}
