import { expect, it } from 'vitest';
import { BOARD_PAGE_SIZE } from '../../src/contract/limits/lead.js';
import { VIRTUAL_LIST } from '../../src/contract/limits.js';
import { pageSizeOf } from '../../src/elements/loader/page-size.js';

it('the rule of lists holds for the pages of a board: 10 rows unless told, and at least one', () => {
  expect(VIRTUAL_LIST).toEqual({ pageSize: 10, threshold: 100, minimumSize: 1 });
  expect(BOARD_PAGE_SIZE).toBe(VIRTUAL_LIST.pageSize);
  expect(pageSizeOf(VIRTUAL_LIST.minimumSize)).toBe(VIRTUAL_LIST.minimumSize);
  expect(pageSizeOf(VIRTUAL_LIST.minimumSize - 1)).toBe(VIRTUAL_LIST.pageSize);
});
