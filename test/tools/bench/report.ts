import type { Cost } from './measure.js';
import type { Costs } from './rounds.js';
import { ratios, type Spread, spreadOf } from './statistics.js';
import type { Goal, Suite } from './suite.js';

type Figures = Pick<Suite, 'bound' | 'counts' | 'goals' | 'unit'>;

const WIDTHS = [20, 34, 28, 12] as const;

/** What a suite came to: a line a contender, and a line a goal. */
export function report(suite: Figures, costs: Costs): string {
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
export function verdict(suite: Figures, costs: Costs, { contender, atMost }: Goal): string {
  const { bound } = suite;
  const { median } = ratioOf(suite, costs, contender);
  return `Goal: ${contender} at most x${atMost} of ${bound}: ${median <= atMost ? 'met' : 'not met'} (x${median.toFixed(2)})`;
}

function rowOf(suite: Figures, costs: Costs, name: string): string[] {
  const { bound } = suite;
  const { cpu, wall } = figuresOf(costs, name);
  const ratio = name === bound ? 'x1' : `x${ranged(ratioOf(suite, costs, name))}`;
  return [name, `${ranged(spreadOf(cpu), 3)} ms`, ratio, `${spreadOf(wall).median.toFixed(2)} ms`];
}

function ratioOf({ bound, counts = 'cpu' }: Figures, costs: Costs, name: string): Spread {
  return spreadOf(ratios(figuresOf(costs, name)[counts], figuresOf(costs, bound)[counts]));
}

function figuresOf(costs: Costs, name: string): Record<keyof Cost, number[]> {
  const runs = costs.get(name);
  if (runs === undefined) throw new Error(`There is no contender '${name}'.`);
  return { cpu: runs.map(({ cpu }) => cpu), wall: runs.map(({ wall }) => wall) };
}

/** The median, with the quartiles in brackets. */
function ranged({ median, lower, upper }: Spread, digits = 2): string {
  return `${median.toFixed(digits)} (${lower.toFixed(digits)} to ${upper.toFixed(digits)})`;
}
