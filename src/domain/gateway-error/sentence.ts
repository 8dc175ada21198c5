import type { ErrorKind } from '../../contract/gateway-error.js';

/** Statuses after which the same call may go well: a slip, a wait, or services that come back. */
const MENDABLE: readonly number[] = [400, 408, 429, 500, 502, 503, 504, 511];

/** What of a failure decides about its sentence. */
export interface FailureFacts {
  readonly kind: ErrorKind;
  readonly status?: number | undefined;
  readonly customMessage?: string | undefined;
}

/** Statuses that have a sentence of their own. */
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

/** Failures that come without a status: the sentence of the status that says the same. */
const WITHOUT_STATUS: Readonly<Partial<Record<ErrorKind, ErrorSentence>>> = {
  network: 'offline',
  timeout: 'errorRequestTimeout',
  auth: 'errorUnauthorized',
};

/** Key of the sentence for a failure: by its status, else by its kind; any other is 'Oops!'. */
export function sentenceOf({ kind, status }: FailureFacts): ErrorSentence {
  if (kind === 'contract') return 'errorOther';
  const known = status === undefined ? WITHOUT_STATUS[kind] : SENTENCES.get(status);
  return known ?? 'errorOther';
}

/**
 * What a person reads of a failure. The gateway's own message wins over the text of the status.
 * @param words the sentences of a language; `GATEWAY_ERROR_WORDS` has the English ones
 */
export function describeFailure(failure: FailureFacts, words: Readonly<Record<ErrorSentence, string>>): string {
  return failure.customMessage ?? words[sentenceOf(failure)];
}

/** Whether trying again can help; not where a person has to log in, has no access, or nothing is there. */
export function canRetryHelp({ kind, status }: FailureFacts): boolean {
  if (kind === 'contract' || kind === 'auth') return false;
  return status === undefined ? kind === 'network' || kind === 'timeout' : MENDABLE.includes(status);
}

/** Whether a failure says that nobody is signed in, which a new token did not mend. */
export function isSignedOut({ kind, status }: Pick<FailureFacts, 'kind' | 'status'>): boolean {
  return kind === 'auth' || status === 401;
}
