import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS, isFiltered, startingFilters } from '../../src/domain/lead-board/filters.js';
import { SORT_CHOICES, sortOf } from '../../src/domain/lead-board/sort.js';

const SOURCES = ['Redemption', 'RequestAQuote', 'SR_RAQ', 'HA_OL_RAQ', 'ProDirMsgCallOptIn', 'ProDirMsgCallOptOut'];

describe('filters', () => {
  it('start with active leads of every source, read or not', () => {
    expect(startingFilters(false)).toEqual({
      archived: false,
      hasUnreadMessages: null,
      displayLead: true,
      sources: SOURCES,
    });
  });

  it('start with the unread filter on where new messages are asked for', () => {
    expect(startingFilters(true)).toEqual({ ...startingFilters(false), hasUnreadMessages: true });
  });

  it('leave nothing to clear at their defaults', () => {
    expect(isFiltered(DEFAULT_FILTERS)).toBe(false);
  });

  it.each([
    { archived: true },
    { hasUnreadMessages: true as const },
    { serviceProviderLeadStatuses: ['Initial'] },
    { dateRange: { startDate: '2026-11-01T00:00:00Z', endDate: '2026-11-02T00:00:00Z' } },
    { categoryIds: ['1'] },
    { name: 'Dana' },
    { contactInformationIds: ['7'] },
    { cityState: { city: 'Austin', stateAbbr: 'TX' } },
    { postalCode: '78704' },
  ])('can be cleared with %j', (narrowing) => {
    expect(isFiltered({ ...DEFAULT_FILTERS, ...narrowing })).toBe(true);
  });

  it('are not narrowed by an empty list, which asks for nothing in particular', () => {
    expect(isFiltered({ ...DEFAULT_FILTERS, categoryIds: [], serviceProviderLeadStatuses: [] })).toBe(false);
  });
});

describe('sorting', () => {
  it('offers four orders, the newest first', () => {
    expect(SORT_CHOICES).toEqual([
      'NewestOldest',
      'OldestNewest',
      'ServiceProviderLeadStatusAsc',
      'ServiceProviderLeadStatusDesc',
    ]);
  });

  it.each(SORT_CHOICES)('knows %s', (sort) => {
    expect(sortOf(sort)).toBe(sort);
  });

  it.each(['', 'newestoldest', 'toString'])('does not know %j', (word) => {
    expect(sortOf(word)).toBeUndefined();
  });
});
