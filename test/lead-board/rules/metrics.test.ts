import { expect, it } from 'vitest';
import { boardMetrics, isCounted } from '../../../src/lead-board/metrics/metrics.js';
import { aLead } from '../../lead-card/rules/a-lead.js';

const ZONE = 'America/Chicago';
const metrics = (now: string) => boardMetrics(new Date(now), ZONE);
const named = (name: string, now = '2026-11-18T20:20:00Z') => {
  const found = metrics(now).find((metric) => metric.name === name);
  if (found === undefined) throw new Error('there is no such number');
  return found;
};

it('the metrics count new leads of all time, and won leads received this month', () => {
  expect(named('new').filters).toMatchObject({ archived: false, serviceProviderLeadStatuses: ['Initial'] });
  expect(named('new').filters.dateRange).toBeUndefined();
  expect(named('won').filters).toMatchObject({
    archived: false,
    serviceProviderLeadStatuses: ['ClosedWon'],
    dateRange: { startDate: '2026-11-01T05:00:00.000Z', endDate: '2026-12-01T05:59:59.999Z' },
  });
});

it.each([
  ['2026-12-01T05:30:00Z', '2026-11-01T05:00:00.000Z'],
  ['2026-12-01T06:30:00Z', '2026-12-01T06:00:00.000Z'],
  ['2027-01-15T12:00:00Z', '2027-01-01T06:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2028-02-01T06:00:00.000Z'],
])('the month of the metrics begins at midnight in the provider’s time zone: at %s it began %s', (now, start) => {
  expect(named('won', now).filters.dateRange?.startDate).toBe(start);
});

it.each([
  ['new', { status: 'Initial' }, true],
  ['new', { status: 'Initial', archived: true }, false],
  ['new', { status: 'Selling' }, false],
  ['won', { status: 'ClosedWon', createDate: '2026-11-02T10:00:00-06:00' }, true],
  ['won', { status: 'ClosedWon', createDate: '2026-10-31T23:59:00-05:00' }, false],
  ['won', { status: 'ClosedWon', createDate: '2026-11-01T00:00:00.000-05:00' }, true],
  ['won', { status: 'ClosedWon', createDate: '2026-11-30T23:59:59.999-06:00' }, true],
  ['won', { status: 'ClosedWon', createDate: '2026-12-01T00:00:00.000-06:00' }, false],
  ['won', { status: 'ClosedWon', archived: true, createDate: '2026-11-02T10:00:00-06:00' }, false],
])('the metric “%s” counts the leads that its filters show: %j %s', (name, fields, counts) => {
  expect(isCounted(named(name), { ...aLead(), ...fields })).toBe(counts);
});
