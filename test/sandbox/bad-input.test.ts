import { describe, expect, it } from 'vitest';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { ALL_ACTIVE, type AskOptions, askOf, callsOf, PROVIDER } from './ask.js';

const ask = askOf();
const board = callsOf(ask);
const { newest } = SANDBOX_LEADS;
const LEADS = `/gateway/lead/office/v6/leads/serviceProvider/${PROVIDER}`;
const LEAD = `/gateway/lead/office/v2/leads/${newest}`;

async function refused(answer: Promise<Response>, status = 400): Promise<string> {
  const response = await answer;
  expect(response.status).toBe(status);
  const { message, detail = message } = await response.json();
  // The message is for users, not a schema error.
  expect(message).not.toContain('Invalid ');
  return detail;
}

describe('request headers', () => {
  const NAMES = 'Proxy-Version Request-Id Source-Application Application-Version Caller-Type Caller-Id'.split(' ');

  it.each(NAMES)('a call without X-%s is refused, and the detail names the header', async (name) => {
    const headers = { [`X-${name}`]: undefined };
    expect(await refused(ask(`${LEAD}?spId=${PROVIDER}`, { headers }))).toContain(`X-${name}`);
  });

  it.each<[string, Record<string, string>]>([
    ['another proxy version', { 'X-Proxy-Version': '2' }],
    ['a member on a provider call', { 'X-Caller-Type': 'Member' }],
    ['a caller id of another provider', { 'X-Caller-Id': 'another' }],
  ])('%s is refused', async (_, headers) => {
    await refused(ask(`${LEAD}?spId=${PROVIDER}`, { headers }));
    await refused(ask(LEADS, { headers, body: { filters: ALL_ACTIVE } }));
  });
});

describe('request paths', () => {
  it.each<[string, AskOptions]>([
    ['/gateway/nowhere', {}],
    [LEADS, { method: 'GET' }],
    ['/gateway/lead/office/v6/leads/serviceProvider/', { body: {} }],
    ['/elsewhere', {}],
  ])('%s is answered with 404 and a message', async (path, options) =>
    expect(await refused(ask(path, options), 404)).toMatch(/\w/),
  );

  it('an unknown lead is answered with 404 by every call about a lead', async () => {
    await refused(board.rawLead('1'), 404);
    await refused(board.markRead('1', true), 404);
    await refused(board.saveNote('1', 'x'), 404);
    await refused(board.setStatus('1', 'Selling'), 404);
    await refused(board.archive('1', true), 404);
    await refused(board.sendFeedback('1', 5, 'Other'), 404);
  });
});

describe('lead list body', () => {
  const dates = (startDate: string, endDate?: string) => ({ dateRange: { startDate, endDate } });

  it.each<[string, unknown]>([
    ['invalid JSON', '{"filters":'],
    ['an empty body', ''],
    ['an array', []],
    ['no filters', {}],
    ['an unknown sort', { sort: 'Newest', filters: ALL_ACTIVE }],
    ['a negative offset', { offset: -1, filters: ALL_ACTIVE }],
    ['a limit of 0', { limit: 0, filters: ALL_ACTIVE }],
    ['a limit as text', { limit: '10', filters: ALL_ACTIVE }],
  ])('%s is answered with 400', async (_, body) =>
    expect(await refused(ask(LEADS, { method: 'POST', body }))).toMatch(/\w/),
  );

  it.each<[string, object, string]>([
    ['archived as text', { archived: 'false' }, 'filters.archived'],
    ['hasUnreadMessages false', { hasUnreadMessages: false }, 'filters.hasUnreadMessages'],
    ['no sources', { sources: undefined }, 'filters.sources'],
    ['an unknown source', { sources: ['Newspaper'] }, 'filters.sources'],
    ['an unknown status', { serviceProviderLeadStatuses: ['Open'] }, 'filters.serviceProviderLeadStatuses'],
    ['a date range without an end', dates('2026-01-01T00:00:00Z'), 'filters.dateRange'],
    ['an invalid date', dates('May', 'June'), 'filters.dateRange.startDate'],
    [
      'a date range that ends before it starts',
      dates('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z'),
      'filters.dateRange',
    ],
    ['a city without a state', { cityState: { city: 'Austin' } }, 'filters.cityState'],
    ['an unknown filter', { colour: 'red' }, 'filters'],
    ['null for an optional filter', { name: null }, 'filters.name'],
  ])('%s is answered with 400, and the detail names the field', async (_, filters, field) =>
    expect(await refused(ask(LEADS, { body: { filters: { ...ALL_ACTIVE, ...filters } } }))).toContain(field),
  );
});

it.each<[string, () => Promise<Response>]>([
  ['an unknown status', () => board.setStatus(newest, 'Open')],
  ['a status that is not a string', () => board.setStatus(newest, 3)],
  ['a note of 2049 characters', () => board.saveNote(newest, 'x'.repeat(2049))],
  ['a note that is not a string', () => board.saveNote(newest, null)],
  ['six stars', () => board.sendFeedback(newest, 6, 'Other')],
  ['half a star', () => board.sendFeedback(newest, 2.5, 'Other')],
  ['a rating without a reason', () => board.sendFeedback(newest, 2, '')],
  ['an empty body', () => ask(`${LEAD}/note`, { method: 'POST', body: '' })],
  ['another provider in the body', () => ask(`${LEAD}/note`, { body: { serviceProviderId: 'another', note: 'x' } })],
  ['a provider call without an id', () => ask('/gateway/office-home/v4/service_provider')],
  ['a lead call without a provider id', () => ask(LEAD)],
])('%s is answered with 400, and the lead does not change', async (_, call) => {
  const before = await board.lead(newest);
  await refused(call());
  expect(await board.lead(newest)).toEqual(before);
});
