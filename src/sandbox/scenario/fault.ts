import type { Operation } from '../../contract/gateway.js';

/** A body that no client expects: a proxy's page, cut JSON, nothing, `null`, every field of a wrong type, or JSON of your own. */
export type BrokenBody = 'html' | 'malformed' | 'empty' | 'null' | 'wrong' | { readonly json: unknown };

/** What happens to a call. Several may come together: `{ delayMs: 800, status: 503 }` is a slow failure. */
export interface Fault {
  /** Milliseconds before anything happens; an aborted signal ends the wait. */
  readonly delayMs?: number;
  /** This status in the place of the call, which is not done. */
  readonly status?: number;
  /** The gateway's own sentence beside `status`. */
  readonly message?: string;
  /** Seconds, sent as `Retry-After` beside `status`. */
  readonly retryAfter?: number;
  /** `true`: the call never arrives. `'reply'`: it is done, but its answer is lost, so that a retry finds it done. */
  readonly drop?: true | 'reply';
  /** 511 until the same request id comes again (Spec §4 Challenge replay); calls that only read pass. */
  readonly challenge?: true;
  /** Replaces the body of the answer, which is the call's own unless `status` is given. */
  readonly body?: BrokenBody;
  /** How many calls it strikes before it is over; all of them when it is left out. */
  readonly times?: number;
}

/** Weather for one operation, or for every call when none is named: `{ operation: 'saveNote', fault: { status: 503, times: 2 } }`. */
export interface SandboxFault {
  readonly operation?: Operation;
  readonly fault: Fault;
}
