import type { Cost } from './measure.js';
import type { Contender } from './suite.js';

/** The costs of each contender by its name, one a round. */
export type Costs = ReadonlyMap<string, readonly Cost[]>;

/**
 * Takes turns: A B, A B, … so that a machine that slows down slows all of them.
 * @param rounds how many times each contender runs
 * @param once runs a contender and tells what it cost
 */
export async function inTurns(
  contenders: readonly Contender[],
  rounds: number,
  once: (contender: Contender) => Promise<Cost>,
): Promise<Costs> {
  const costs = new Map(contenders.map(({ name }): [string, Cost[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) costs.get(contender.name)?.push(await once(contender));
  }
  return costs;
}
