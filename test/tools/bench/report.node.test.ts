import { describe, expect, it } from 'vitest';
import { report, verdict } from './report.js';
import { inTurns } from './rounds.js';
import type { Contender } from './suite.js';

const SUITE = { bound: 'plain', unit: 'call', turns: 100, goals: [{ contender: 'ours', atMost: 1.5 }] };

function contender(name: string): Contender {
  return { name, open: async () => {}, run: async () => 0 };
}

/** The costs of two contenders whose main thread took so many milliseconds, round by round. */
function costsOf(plain: readonly number[], ours: readonly number[]) {
  const next = { plain: plain.values(), ours: ours.values() };
  return inTurns([contender('plain'), contender('ours')], plain.length, async ({ name }) => {
    const cpu = name === 'plain' ? next.plain.next().value : next.ours.next().value;
    return { cpu: cpu ?? 0, wall: 500 };
  });
}

describe('contenders', () => {
  it('take turns, so that a machine that slows down slows all of them', async () => {
    const order: string[] = [];
    const costs = await inTurns([contender('plain'), contender('ours')], 3, async ({ name }) => {
      order.push(name);
      return { cpu: order.length, wall: 0 };
    });
    expect(order).toEqual(['plain', 'ours', 'plain', 'ours', 'plain', 'ours']);
    expect(costs.get('plain')?.map(({ cpu }) => cpu)).toEqual([1, 3, 5]);
    expect(costs.get('ours')?.map(({ cpu }) => cpu)).toEqual([2, 4, 6]);
  });
});

describe('the report', () => {
  it('has the cost of one call of each, and the ratio to the bound with its quartiles', async () => {
    const lines = report(SUITE, await costsOf([100, 100, 100], [120, 140, 130])).split('\n');
    expect(lines[0]).toMatch(/contender +main-thread CPU a call +ratio +wall a call/);
    expect(lines[1]).toMatch(/plain +1\.000 \(1\.000 to 1\.000\) ms +x1 +5\.00 ms/);
    expect(lines[2]).toMatch(/ours +1\.300 \(1\.250 to 1\.350\) ms +x1\.30 \(1\.25 to 1\.35\) +5\.00 ms/);
    expect(lines.at(-1)).toBe('  Goal: ours at most x1.5 of plain: met (x1.30)');
  });

  it('compares what a person waits where that is what counts', async () => {
    const costs = await costsOf([100, 100, 100], [120, 140, 130]);
    const lines = report({ ...SUITE, counts: 'wall' }, costs).split('\n');
    expect(lines[0]).toMatch(/ratio of wall/);
    expect(lines.at(-1)).toBe('  Goal: ours at most x1.5 of plain: met (x1.00)');
  });

  it.each([
    [150, 'met (x1.50)'],
    [150.1, 'not met (x1.50)'],
    [90, 'met (x0.90)'],
    [300, 'not met (x3.00)'],
  ])('says of a median of %d over 100 that the goal of x1.5 is %s', async (ours, words) => {
    const costs = await costsOf([100, 100, 100], [10, ours, 1000]);
    expect(verdict(SUITE, costs, { contender: 'ours', atMost: 1.5 })).toBe(
      `Goal: ours at most x1.5 of plain: ${words}`,
    );
  });

  it('refuses a goal of a contender that did not run', async () => {
    const costs = await costsOf([100], [100]);
    expect(() => verdict(SUITE, costs, { contender: 'theirs', atMost: 2 })).toThrow("no contender 'theirs'");
  });
});
