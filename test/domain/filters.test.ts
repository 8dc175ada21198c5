import { describe, expect, it } from 'vitest';
import { startingFilters } from '../../src/domain/lead-board/filters.js';
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
