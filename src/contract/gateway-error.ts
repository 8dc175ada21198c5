/** What went wrong, in the words that hosts get in `widget-error`. */
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
  /** The operation's name as in the table of calls, for instance `setStatus`. */
  readonly operation: string;
  readonly requestId: string;
  readonly status?: number | undefined;
  /** The gateway's own sentence (`{ "message": … }`); it wins over the text of the status. */
  readonly customMessage?: string | undefined;
  readonly body?: unknown;
  /** The first field of an answer that does not fit, for instance `leads.3.createDate`. */
  readonly field?: string | undefined;
  readonly cause?: unknown;
}

/** The HTTP status that asks for a challenge before the call may go on. */
export const CHALLENGE_STATUS = 511;

/**
 * Every failed call of a gateway rejects with this.
 * Its message is for developers and logs: it names the operation, never a person's data.
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

  constructor(details: GatewayErrorDetails) {
    super(describe(details), { cause: details.cause });
    this.kind = details.kind;
    this.operation = details.operation;
    this.requestId = details.requestId;
    this.status = details.status;
    this.customMessage = details.customMessage;
    this.field = details.field;
    // The body may hold people's data: it is there for code that asks, and stays out of JSON and console dumps.
    Object.defineProperty(this, 'body', { value: details.body, enumerable: false });
  }
}

/** 'setStatus failed (http, HTTP 503)', 'leads failed (contract): leads.3.createDate' */
function describe({ kind, operation, status, field }: GatewayErrorDetails): string {
  return `${operation} failed (${kind}${status === undefined ? '' : `, HTTP ${status}`})${field === undefined ? '' : `: ${field}`}`;
}
