import { describe, expect, it } from 'vitest';
import { ratios, spreadOf } from './statistics.js';

describe('the spread of some figures', () => {
  it('is the middle one of seven and the ones a quarter from each end, in whatever order they come', () => {
    expect(spreadOf([50, 10, 70, 30, 20, 60, 40])).toEqual({ lower: 25, median: 40, upper: 55 });
  });

  it('lies between two figures where none stands in the place', () => {
    expect(spreadOf([1, 2, 3, 4])).toEqual({ lower: 1.75, median: 2.5, upper: 3.25 });
  });

  it('of one figure is that figure', () => {
    expect(spreadOf([3])).toEqual({ lower: 3, median: 3, upper: 3 });
  });

  it('sorts by size, not as text, and leaves the figures as they were', () => {
    const figures = [100, 9, 20];
    expect(spreadOf(figures).median).toBe(20);
    expect(figures).toEqual([100, 9, 20]);
  });

  it('of nothing is refused', () => {
    expect(() => spreadOf([])).toThrow('There are no figures.');
  });
});

describe('the ratios to the bound', () => {
  it('are taken round by round, not of the medians', () => {
    expect(ratios([20, 30, 10], [10, 10, 10])).toEqual([2, 3, 1]);
    expect(spreadOf(ratios([20, 60, 15], [10, 20, 15])).median).toBe(2);
  });

  it('need a figure of both in each round', () => {
    expect(() => ratios([1, 2], [1])).toThrow('Each round needs both figures.');
  });

  it.each([0, -1, Number.NaN])('are refused over %d', (bound) => {
    expect(() => ratios([1, 1], [1, bound])).toThrow('round 2');
  });
});
