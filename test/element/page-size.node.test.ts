import { expect, it } from 'vitest';
import { BOARD_PAGE_SIZE } from '../../src/gateway/lead-limits.js';
import { pageSizeOf } from '../../src/gateway/transport/preloaded.js';

it.each([
  ['one lead', 1, 1],
  ['the most', 100, 100],
  ['too many', 101, 100],
  ['none', 0, BOARD_PAGE_SIZE],
  ['a fraction', 2.5, BOARD_PAGE_SIZE],
  ['nothing', undefined, BOARD_PAGE_SIZE],
])('a page of a board with %s (%s) has %s leads', (_what, given, size) => {
  expect(pageSizeOf(given)).toBe(size);
});
