import { describe, expect, it } from 'vitest';
import { sentFilters, startingFilters } from '../../../src/lead-board/filters/filter-rules.js';
import { readSort } from '../../../src/lead-board/list/query-rules.js';

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

describe('a range of dates is sent', () => {
  const sent = (dateRange: object) => sentFilters({ ...startingFilters(false), dateRange });

  it('with its open start before every lead', () => {
    const endDate = '2026-11-19T05:59:59.999Z';
    expect(sent({ endDate }).dateRange).toEqual({ startDate: '1970-01-01T00:00:00.000Z', endDate });
  });

  it('with its open end after every lead', () => {
    const startDate = '2026-11-12T06:00:00.000Z';
    expect(sent({ startDate }).dateRange).toEqual({ startDate, endDate: '9999-12-31T23:59:59.999Z' });
  });

  it('as it is where it has both ends, and not at all without one', () => {
    const both = { startDate: '2026-11-12T06:00:00.000Z', endDate: '2026-11-19T05:59:59.999Z' };
    expect(sent(both).dateRange).toEqual(both);
    expect(sentFilters(startingFilters(true))).toEqual(startingFilters(true));
  });
});

describe('sorting', () => {
  it.each(['', 'newestoldest', 'toString'])('does not know %j', (word) => {
    expect(readSort(word)).toBeUndefined();
  });
});
