import type { Cost, Goal, Suite } from './suite.js';

export type Costs = ReadonlyMap<string, readonly Cost[]>;

const WIDTHS = [20, 34, 28, 12] as const;

export function report(suite: Suite, costs: Costs): string {
  const { unit, goals } = suite;
  const ratio = suite.counts === 'wall' ? 'ratio of wall' : 'ratio';
  const head = ['contender', `main-thread CPU a ${unit}`, ratio, `wall a ${unit}`];
  const rows = [...costs.keys()].map((name) => rowOf(suite, costs, name));
  const lines = [head, ...rows].map((cells) =>
    `  ${cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join('')}`.trimEnd(),
  );
  return [...lines, '', ...goals.map((goal) => `  ${verdict(suite, costs, goal)}`)].join('\n');
}

/** Whether a goal is met, in words; a ratio that meets it only rounded does not meet it. */
function verdict(suite: Suite, costs: Costs, { contender, atMost }: Goal): string {
  const [, median] = spreadOf(ratiosOf(suite, costs, contender));
  const isMet = median <= atMost ? 'met' : 'not met';
  return `Goal: ${contender} at most x${atMost} of ${suite.bound}: ${isMet} (x${median.toFixed(2)})`;
}

function rowOf(suite: Suite, costs: Costs, name: string): string[] {
  const [, wall] = spreadOf(figuresOf(costs, name, 'wall'));
  const ratio = name === suite.bound ? 'x1' : `x${ranged(ratiosOf(suite, costs, name))}`;
  return [name, `${ranged(figuresOf(costs, name, 'cpu'), 3)} ms`, ratio, `${wall.toFixed(2)} ms`];
}

/** Each figure over the one of the same round, so that what slows the machine for a while slows both. */
function ratiosOf({ bound, counts = 'cpu' }: Suite, costs: Costs, name: string): number[] {
  const below = figuresOf(costs, bound, counts);
  return figuresOf(costs, name, counts).map((figure, round) => figure / (below[round] ?? Number.NaN));
}

function figuresOf(costs: Costs, name: string, counts: keyof Cost): number[] {
  return (costs.get(name) ?? []).map((cost) => cost[counts]);
}

function ranged(figures: readonly number[], digits = 2): string {
  const [lower, median, upper] = spreadOf(figures).map((figure) => figure.toFixed(digits));
  return `${median} (${lower} to ${upper})`;
}

export function spreadOf(figures: readonly number[]): readonly [lower: number, median: number, upper: number] {
  const sorted = [...figures].sort((one, other) => one - other);
  const quantile = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
    return below + (above - below) * (place - Math.floor(place));
  };
  return [quantile(0.25), quantile(0.5), quantile(0.75)];
}
