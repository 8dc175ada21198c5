import { describe, expect, it } from 'vitest';
import { featuredFirst, neighbourOf } from '../../../src/lead-board/list/board-state.js';

describe('the featured lead', () => {
  it.each([
    [['a', 'b', 'c'], 'c', ['c', 'a', 'b']],
    [['a', 'b', 'c'], 'a', ['a', 'b', 'c']],
    [['a', 'b', 'c'], 'x', ['a', 'b', 'c']],
    [['a', 'b', 'c'], undefined, ['a', 'b', 'c']],
    [[], 'a', []],
  ])('of %j, %s, makes %j', (leadIds, featured, ordered) => {
    expect(featuredFirst(leadIds, featured)).toEqual(ordered);
  });
});

describe('the lead to open when one leaves', () => {
  it.each([
    [['a', 'b', 'c'], 'a', 'b'],
    [['a', 'b', 'c'], 'b', 'c'],
    [['a', 'b', 'c'], 'c', 'b'],
    [['a'], 'a', null],
    [['a', 'b'], 'x', null],
    [[], 'a', null],
  ])('of %j without %s is %s', (leadIds, leadId, next) => {
    expect(neighbourOf(leadIds, leadId)).toBe(next);
  });
});
