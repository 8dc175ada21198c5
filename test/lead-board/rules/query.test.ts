import { expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/gateway/lead-query.js';
import { BOARD_FILTERS } from '../../../src/lead-board/filters/board-filter-rules.js';
import { readFilters, readQuery, writeQuery } from '../../../src/lead-board/list/query-rules.js';

const GIVEN = {
  hasUnreadMessages: true,
  archived: true,
  serviceProviderLeadStatuses: ['Selling', 'ClosedWon'],
  dateRange: { startDate: '2026-11-12T06:00:00.000Z', endDate: '2026-11-19T05:59:59.999Z' },
  categoryIds: ['12'],
  cityState: { city: 'Austin', stateAbbr: 'TX' },
  postalCode: '78704',
};
const ZONE = 'America/Chicago';

it('filters in a page’s address are read back as written, but not without their prefix', () => {
  const filters = readFilters(GIVEN);
  const search = writeQuery('?tab=2', 'b-', { filters, sort: 'OldestNewest', page: 3 }, ZONE);
  expect(search).toBe(
    '?tab=2&b-unread=1&b-status=Selling%2CClosedWon&b-from=2026-11-12&b-to=2026-11-18&b-category=12' +
      '&b-city=Austin&b-state=TX&b-zip=78704&b-archived=1&b-sort=OldestNewest&b-page=3',
  );
  expect(readQuery(search, 'b-', ZONE)).toEqual({ filters, sort: 'OldestNewest', page: 3 });
  expect(readQuery('?status=Selling', 'b-', ZONE)).toBeUndefined();
});

it('filters in a page’s address never contain a customer’s name', () => {
  const filters = readFilters({ name: 'Dana', contactInformationIds: ['900'] });
  expect(filters).toMatchObject({ name: 'Dana', contactInformationIds: ['900'] });
  expect(writeQuery('', '', { filters, sort: 'NewestOldest', page: 1 }, ZONE)).toBe('');
});

const from = { dateRange: { startDate: '2026-11-12T06:00:00.000Z' } };
const until = { dateRange: { endDate: '2026-11-19T05:59:59.999Z' } };

it.each([
  [from, '?from=2026-11-12'],
  [until, '?to=2026-11-18'],
])('a range of dates with the one end %j is read from a host and from an address', (given, search) => {
  const filters = readFilters(given);
  expect(filters.dateRange).toEqual(given.dateRange);
  expect(writeQuery('', '', { filters, sort: 'NewestOldest', page: 1 }, ZONE)).toBe(search);
  expect(readQuery(search, '', ZONE)).toEqual({ filters });
});

it('a range of dates stays open at an end that is not a date', () => {
  const filters = readFilters({ dateRange: { ...from.dateRange, endDate: 'soon' } });
  expect(filters.dateRange).toEqual(from.dateRange);
  expect(readQuery('?from=2026-11-12&to=soon', '', ZONE)).toEqual({ filters });
});

it('a host’s filters of the wrong type are ignored', () => {
  const wrong = Object.fromEntries([...Object.keys(GIVEN), 'name', 'sources'].map((name) => [name, Symbol.iterator]));
  expect(readFilters(wrong)).toEqual(DEFAULT_FILTERS);
});

it('no two filters share a name or a parameter', () => {
  const names = BOARD_FILTERS.map(({ name }) => name);
  const params = BOARD_FILTERS.flatMap(({ field }) => field.params);
  expect([new Set(names).size, new Set(params).size]).toEqual([names.length, params.length]);
});
