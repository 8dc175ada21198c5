import { expect, test } from 'vitest';
import { pageNumbers } from '../../src/ui/pages.js';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [7, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 0, 8]],
  [4, 8, [1, 2, 3, 4, 5, 0, 8]],
  [5, 8, [1, 0, 4, 5, 6, 7, 8]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [12, 24, [1, 0, 11, 12, 13, 0, 24]],
  [21, 24, [1, 0, 20, 21, 22, 23, 24]],
  [1000, 1000, [1, 0, 996, 997, 998, 999, 1000]],
])('pageNumbers(%i, %i) returns %j', (page, count, expected) => expect(pageNumbers(page, count)).toEqual(expected));

test('pageNumbers() contains the current page, has no duplicates and has at most seven entries', () => {
  for (let count = 1; count <= 30; count++) {
    for (let page = 1; page <= count; page++) {
      const numbers = pageNumbers(page, count).filter((number) => number > 0);
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(pageNumbers(page, count).length).toBe(Math.min(count, 7));
    }
  }
});
