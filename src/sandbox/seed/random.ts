/** A list that cannot be empty, so that picking from it always gives something. */
export type Some<T> = readonly [T, ...T[]];

export interface Random {
  /** A number from 0 up to, never reaching, 1. */
  next(): number;
  /** A whole number from 0 up to, never reaching, `limit`. */
  below(limit: number): number;
  pick<T>(list: Some<T>): T;
  chance(probability: number): boolean;
}

/** A generator that gives the same row of numbers for the same seed, on every machine: 32-bit integer steps alone. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x51ed270b, 0x9e3779b1) | 0;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    mixed ^= mixed >>> 13;
    return (mixed >>> 0) / 0x1_0000_0000;
  }

  function below(limit: number): number {
    return Math.floor(next() * limit);
  }

  return {
    next,
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
