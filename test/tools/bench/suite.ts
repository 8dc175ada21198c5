import type { BenchPage } from './chrome/page.js';

export interface Contender {
  readonly name: string;
  /** Gets a fresh page ready: code, data, warm-up. Nothing of it is measured. */
  open(page: BenchPage): Promise<void>;
  /** Does the work that is measured. @returns milliseconds that a person waits, by the page's own clock */
  run(page: BenchPage): Promise<number>;
}

export interface Cost {
  /** CPU time of the page's main thread, ms: other processes hardly disturb it. */
  readonly cpu: number;
  /** Milliseconds until the change is painted. */
  readonly wall: number;
  /** What the page holds more than before, kB, after the garbage is collected. */
  readonly heap: number;
}

/** The highest cost of a contender: a ratio to another one in the same run, or an absolute figure without `of`. */
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
  /** What is there before the clock starts. */
  readonly warm: string;
  /** How many times slower the CPU is made unless a run says otherwise; 1 when not given. */
  readonly throttle?: number;
  readonly goals: readonly Goal[];
  /** Gets the contenders ready; the note is what a reader of the figures must know. */
  start(): Promise<{ contenders: readonly Contender[]; note?: string | undefined; close?(): Promise<void> }>;
}
