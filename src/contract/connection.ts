import type { Gateway, ReplayQueue } from './gateway.js';

/** A gateway as widgets hold it: the calls that the page's widgets make, and the actions that wait for a challenge. */
export interface Connection {
  /** A call that no widget of the page has asked for is not there. */
  readonly gateway: Partial<Gateway>;
  readonly challenges: ReplayQueue;
  /** Fetches the calls that only parts make which come after a widget's first view. */
  readonly fetchLateCalls?: () => Promise<void>;
}
