import type { Cost, Goal, Suite } from './suite.js';

export type Costs = ReadonlyMap<string, readonly Cost[]>;

const COLUMNS: Readonly<Record<keyof Cost, readonly [words: string, unit: string]>> = {
  cpu: ['main-thread CPU', 'ms'],
  wall: ['until painted', 'ms'],
  heap: ['heap', 'kB'],
};
const COUNTS = ['cpu', 'wall', 'heap'] as const;
const WIDTH = 32;

export function report({ goals }: Suite, costs: Costs): string {
  const [bound = ''] = costs.keys();
  const head = ['contender', ...COUNTS.map((counts) => COLUMNS[counts].join(', '))];
  const rows = [...costs.keys()].map((name) => [name, ...COUNTS.map((counts) => cellOf(costs, name, bound, counts))]);
  const lines = [head, ...rows].map(([name = '', ...cells]) =>
    `  ${name.padEnd(20)}${cells.map((cell) => cell.padEnd(WIDTH)).join('')}`.trimEnd(),
  );
  return [...lines, '', ...goals.map((goal) => `  ${verdict(costs, goal)}`)].join('\n');
}

/** The median with its quartiles, and the ratio to the first contender. */
function cellOf(costs: Costs, name: string, bound: string, counts: keyof Cost): string {
  const [lower, median, upper] = spreadOf(figuresOf(costs, name, counts)).map((figure) => figure.toFixed(0));
  return `${median} (${lower} to ${upper})  x${ratioOf(costs, name, bound, counts).toFixed(2)}`;
}

/** Whether a goal is met, as text. A figure that meets it only after rounding does not meet it. */
function verdict(costs: Costs, { contender, atMost, of, counts }: Goal): string {
  const [words, unit] = COLUMNS[counts];
  const limit = of === undefined ? `${atMost} ${unit}` : `x${atMost} of ${of}`;
  const goal = `Goal: ${contender} at most ${limit} (${words})`;
  if (of !== undefined && !costs.has(of)) return `${goal}: not measured, ${of} is not installed`;
  const figure =
    of === undefined ? spreadOf(figuresOf(costs, contender, counts))[1] : ratioOf(costs, contender, of, counts);
  return `${goal}: ${figure <= atMost ? 'met' : 'not met'} (${figure.toFixed(2)})`;
}

/** The median of each figure divided by the one of the same round, so that a temporary slowdown affects both. */
function ratioOf(costs: Costs, name: string, of: string, counts: keyof Cost): number {
  const below = figuresOf(costs, of, counts);
  const ratios = figuresOf(costs, name, counts).map((figure, round) => figure / (below[round] ?? Number.NaN));
  return spreadOf(ratios)[1];
}

function figuresOf(costs: Costs, name: string, counts: keyof Cost): number[] {
  return (costs.get(name) ?? []).map((cost) => cost[counts]);
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
