import type { SandboxState } from '../state/sandbox-state.js';
import type { Answer } from './answer.js';

/** One call, as a handler sees it. */
export interface Call {
  /** The parts of the path that stand in braces in the route. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body; `undefined` when there is none. */
  readonly body: unknown;
  /** `X-Caller-Id`: the provider that asks. Empty for calls of members. */
  readonly callerId: string;
  readonly state: SandboxState;
  /** False in the scenario where no lead is purchased. */
  readonly purchased: boolean;
}

/** One call of wire.md: adding one is an entry in the table and a handler. */
export interface Route {
  /** The operation's name in wire.md. */
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** From `/gateway` on; `{name}` takes one part. */
  readonly path: string;
  readonly caller: 'ServiceProvider' | 'Member';
  /** True where a repeated request id must not do it twice, and where a challenge may stand before it. */
  readonly writes: boolean;
  /** Answers `{ "body": … }`, as some calls of a real gateway do. */
  readonly wrapped?: boolean;
  handle(call: Call): Answer;
}
