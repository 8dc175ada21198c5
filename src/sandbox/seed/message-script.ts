import type { Line } from './message-line.js';
import type { Random, Some } from './random.js';

/** What is said about jobs of one kind. Each conversation takes its own way through it. */
export interface Script {
  /** Ids of the categories that it is about. */
  readonly jobs: readonly number[];
  readonly openings: Some<readonly Line[]>;
  /** Exchanges in their order; each is there or not. */
  readonly rounds: readonly (readonly Line[])[];
  /** What the customer writes last and the provider has not read yet. */
  readonly news: Some<readonly Line[]>;
}

/** One way through a script. */
export function walkThrough({ openings, rounds, news }: Script, unread: boolean, random: Random): Line[] {
  const told = [random.pick(openings), ...rounds.filter(() => random.chance(0.7))].flat();
  return unread ? [...told, ...random.pick(news)] : told;
}
