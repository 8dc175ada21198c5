/** The middle of some figures, and the range that the middle half of them is in. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
}

/**
 * Median and quartiles; between two figures it takes the straight line.
 * @throws Error without any figure
 */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((one, other) => one - other);
  return { median: quantile(sorted, 0.5), lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}

/**
 * Each figure over the one of the same round, so that what slows the machine for a while slows both.
 * @throws Error where the rounds are not the same, or a figure of the bound is not above zero
 */
export function ratios(figures: readonly number[], bound: readonly number[]): number[] {
  if (figures.length !== bound.length) throw new Error('Each round needs both figures.');
  return figures.map((figure, round) => {
    const below = bound[round] ?? 0;
    if (!(below > 0)) throw new Error(`There is nothing to compare with in round ${round + 1}.`);
    return figure / below;
  });
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error('There are no figures.');
  return below + (above - below) * (place - Math.floor(place));
}
