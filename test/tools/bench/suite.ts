import type { BenchPage } from './chrome/page.js';

export interface Contender {
  readonly name: string;
  /** Prepares a fresh page: code, data, warm-up. This is not measured. */
  open(page: BenchPage): Promise<void>;
  /**
   * Does the measured work.
   * @returns how long a person waits in milliseconds, by the clock of the page
   */
  run(page: BenchPage): Promise<number>;
}

export interface Cost {
  /** CPU time of the page's main thread, in ms. Other processes hardly affect it. */
  readonly cpu: number;
  /** Milliseconds until the change is painted. */
  readonly wall: number;
  /** The additional memory of the page, in kB, after garbage collection. */
  readonly heap: number;
}

/**
 * The highest allowed cost of a contender: a ratio to another one in the same run, or an absolute figure without `of`.
 */
export interface Goal {
  readonly contender: string;
  readonly atMost: number;
  readonly of: string | undefined;
  readonly counts: keyof Cost;
}

/** Contenders that do the same work. The ratios of the table are to the first one. */
export interface Suite {
  readonly name: string;
  readonly about: string;
  /** What is loaded before the clock starts. */
  readonly warm: string;
  /** How many times slower the CPU is, unless a run sets it; 1 by default. */
  readonly throttle?: number;
  readonly goals: readonly Goal[];
  /** Prepares the contenders. The note tells readers how to interpret the figures. */
  start(): Promise<{ contenders: readonly Contender[]; note?: string | undefined; close?(): Promise<void> }>;
}
