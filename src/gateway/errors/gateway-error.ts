/** The kinds of errors, as in the event `widget-error`. */
export const ERROR_KINDS = [
  'network',
  'timeout',
  'http',
  'challenge',
  'contract',
  'auth',
  'configuration',
  'chat',
  'render',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

export interface GatewayErrorDetails {
  readonly kind: ErrorKind;
  /** Name of the call, for example `setStatus`. */
  readonly operation: string;
  readonly requestId: string;
  readonly status?: number | undefined;
  /** The gateway's own message (`{ "message": … }`). It wins over the text of the status. */
  readonly customMessage?: string | undefined;
  readonly body?: unknown;
  /** The first invalid field of an answer, for example `leads.3.createDate`, or what came instead of JSON. */
  readonly field?: string | undefined;
  /** Method and path of a call that the gateway does not have, without values: `POST /gateway/lead/v3/lead`. */
  readonly call?: string | undefined;
  /** Whether the device has no connection. By default a failure of the network means that; a wrong address does not. */
  readonly isOffline?: boolean | undefined;
  readonly cause?: unknown;
}

/** HTTP status that requires a challenge before the call can continue. */
export const CHALLENGE_STATUS = 511;

/** The `field` of a `contract` error if the answer was a web page or a redirect, which is often one to a sign-in page. */
export const WEB_PAGE = 'a web page instead of JSON';
export const REDIRECT = 'a redirect instead of JSON';

/**
 * The error of a failed gateway call.
 * The message is for developers and logs. It contains no personal data.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly kind: ErrorKind;
  readonly operation: string;
  readonly requestId: string;
  readonly status: number | undefined;
  readonly customMessage: string | undefined;
  readonly body: unknown;
  readonly field: string | undefined;
  readonly call: string | undefined;
  readonly isOffline: boolean | undefined;

  constructor(details: GatewayErrorDetails) {
    super(describe(details), { cause: details.cause });
    this.kind = details.kind;
    this.operation = details.operation;
    this.requestId = details.requestId;
    this.status = details.status;
    this.customMessage = details.customMessage;
    this.field = details.field;
    this.call = details.call;
    this.isOffline = details.kind === 'network' ? details.isOffline !== false : undefined;
    // The body may hold personal data, so it is not enumerable: JSON and console output leave it out.
    Object.defineProperty(this, 'body', { value: details.body, enumerable: false });
  }
}

/** 'setStatus failed (http, HTTP 503)', 'leads failed (contract): leads.3.createDate' */
function describe({ kind, operation, status, call, field = call }: GatewayErrorDetails): string {
  return `${operation} failed (${kind}${status === undefined ? '' : `, HTTP ${status}`})${field === undefined ? '' : `: ${field}`}`;
}
