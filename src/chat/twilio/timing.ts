/** How long the adapter waits for what, in milliseconds. */
export interface Timing {
  /** A connection that nobody uses is kept for this long: the next thread may be one click away. */
  readonly lingerMs: number;
  /** Until a client that does not start is given up, and a host that gives no token. */
  readonly startMs: number;
  /** Until a question to the service counts as unanswered. */
  readonly probeMs: number;
  /** A token is renewed this long before it ends, or after four fifths of its life when that is later. */
  readonly renewalLeadMs: number;
  /** Between two renewals at least, whatever the tokens and the clock say. */
  readonly shortestRenewalMs: number;
  /** The first pause before something is tried again; every next one is twice as long. */
  readonly retryMs: number;
  /** The longest such pause. */
  readonly longestRetryMs: number;
  /** Time for messages to come that a later one has overtaken, before they are asked for. */
  readonly gapMs: number;
  /** Time for a message to show after its sending has failed half-way. */
  readonly echoMs: number;
  /** How long the address of a file is taken to work: the service says "several minutes". */
  readonly urlLifeMs: number;
}

export const TIMING: Timing = {
  lingerMs: 5000,
  startMs: 15_000,
  probeMs: 5000,
  renewalLeadMs: 180_000,
  shortestRenewalMs: 30_000,
  retryMs: 1000,
  longestRetryMs: 30_000,
  gapMs: 250,
  echoMs: 8000,
  urlLifeMs: 240_000,
};
