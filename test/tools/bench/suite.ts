import type { BenchPage } from './chrome/page.js';

export interface Contender {
  readonly name: string;
  /** Gets a fresh page ready: code, data, warm-up. Nothing of it is measured. */
  open(page: BenchPage): Promise<void>;
  /** Does the work that is measured. @returns milliseconds that a person waits, by the page's own clock */
  run(page: BenchPage): Promise<number>;
}

export interface Cost {
  /** CPU time of the page's main thread: other processes hardly disturb it. */
  readonly cpu: number;
  readonly wall: number;
}

/** What a suite is to show: what a contender cost over what the plain lower bound cost, in the same run. */
export type Goal = { readonly contender: string; readonly atMost: number };

/** Contenders that do the same work, one of them as plainly as it can be done. */
export interface Suite {
  readonly name: string;
  readonly about: string;
  readonly unit: string;
  readonly bound: string;
  /** How many times slower the CPU is made unless a run says otherwise; 1 when not given. */
  readonly throttle?: number;
  /** What counts: main-thread CPU unless told, or what a person waits. */
  readonly counts?: keyof Cost;
  readonly goals: readonly Goal[];
  /** Gets the contenders ready; the note is what a reader of the figures must know. */
  start(): Promise<{ contenders: readonly Contender[]; note?: string | undefined; close?(): Promise<void> }>;
}
