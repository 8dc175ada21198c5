import { expect, it } from 'vitest';
import { canMoveTo } from '../../../src/lead-board/list/board-pages.js';
import * as boardState from '../../../src/lead-board/list/board-state.js';

it.each([
  { page: 0, limit: 10, total: 270, shown: 10, first: 1, last: 10, pages: 27 },
  { page: 26, limit: 10, total: 270, shown: 10, first: 261, last: 270, pages: 27 },
  { page: 2, limit: 10, total: 21, shown: 1, first: 21, last: 21, pages: 3 },
  { page: 0, limit: 10, total: 9, shown: 9, first: 1, last: 9, pages: 1 },
  { page: 0, limit: 10, total: 0, shown: 0, first: 0, last: 0, pages: 1 },
  { page: 1, limit: 5, total: 7, shown: 0, first: 0, last: 0, pages: 2 },
])('page $page of $total by $limit shows $first to $last of $pages pages', (row) => {
  expect(boardState.paginate(row.page, row.limit, row.total, row.shown)).toEqual({
    pageIndex: row.page,
    totalCount: row.total,
    totalPageCount: row.pages,
    firstItemNumber: row.first,
    lastItemNumber: row.last,
  });
});

it.each([
  [1, 10, 11, true],
  [1, 10, 10, false],
  [-1, 10, 100, false],
  [0.5, 10, 100, false],
  [Number.NaN, 10, 100, false],
  [Number.POSITIVE_INFINITY, 10, 100, false],
])('a move to page %d by %d of %d is possible: %s', (page, limit, total, allowed) => {
  expect(canMoveTo(page, limit, total)).toBe(allowed);
});

it('a move is possible to each page that has leads, and to no other', () => {
  for (const limit of [1, 3, 5, 10]) {
    for (let total = 0; total <= 31; total += 1) {
      const allowed = [...Array(40).keys()].filter((page) => canMoveTo(page, limit, total));
      expect(allowed, `${total} leads by ${limit}`).toHaveLength(Math.ceil(total / limit));
    }
  }
});

it.each([
  [3, 10, 30, 2],
  [3, 10, 31, 3],
  [1, 10, 270, 1],
  [9, 5, 1, 0],
])('the last page that still has leads from page %d by %d of %d is %d', (page, limit, total, last) => {
  expect(boardState.lastPageWithin(page, limit, total)).toBe(last);
});

it.each([
  [['a', 'b', 'c'], 'c', ['c', 'a', 'b']],
  [['a', 'b', 'c'], 'a', ['a', 'b', 'c']],
  [['a', 'b', 'c'], 'x', ['a', 'b', 'c']],
  [['a', 'b', 'c'], undefined, ['a', 'b', 'c']],
  [[], 'a', []],
])('the featured lead of %j, %s, makes %j', (leadIds, featured, ordered) => {
  expect(boardState.featuredFirst(leadIds, featured)).toEqual(ordered);
});

it.each([
  [['a', 'b', 'c'], 'a', 'b'],
  [['a', 'b', 'c'], 'b', 'c'],
  [['a', 'b', 'c'], 'c', 'b'],
  [['a'], 'a', null],
  [['a', 'b'], 'x', null],
  [[], 'a', null],
])('the lead that opens when one leaves %j without %s is %s', (leadIds, leadId, next) => {
  expect(boardState.neighbourOf(leadIds, leadId)).toBe(next);
});
