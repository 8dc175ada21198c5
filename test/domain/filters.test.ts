import { describe, expect, it } from 'vitest';
import { LEAD_SORTS } from '../../src/contract/lead-query.js';
import { startingFilters } from '../../src/domain/lead-board/filters.js';
import { readSort } from '../../src/domain/lead-board/query.js';

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
    expect(LEAD_SORTS).toEqual([
      'NewestOldest',
      'OldestNewest',
      'ServiceProviderLeadStatusAsc',
      'ServiceProviderLeadStatusDesc',
    ]);
  });

  it.each(LEAD_SORTS)('knows %s', (sort) => {
    expect(readSort(sort)).toBe(sort);
  });

  it.each(['', 'newestoldest', 'toString'])('does not know %j', (word) => {
    expect(readSort(word)).toBeUndefined();
  });
});
