import { describe, expect, it } from 'vitest';
import { createSandbox, SANDBOX_LEADS } from '../../src/sandbox.js';
import { ALL_ACTIVE, type AskOptions, DRAWN_CLOCK, PROVIDER, session } from './ask.js';
import { callsOf } from './calls.js';

const ask = session(createSandbox({ clock: DRAWN_CLOCK }).fetch);
const board = callsOf(ask);
const { newest } = SANDBOX_LEADS;
const LEADS = `/gateway/lead/office/v6/leads/serviceProvider/${PROVIDER}`;
const LEAD = `/gateway/lead/office/v2/leads/${newest}`;

async function refusal(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  const { message } = await response.json();
  expect(typeof message).toBe('string');
  return [response.status, message];
}

describe('headers', () => {
  it.each([
    'X-Proxy-Version',
    'X-Request-Id',
    'X-Source-Application',
    'X-Application-Version',
    'X-Caller-Type',
    'X-Caller-Id',
  ])('a call without %s is refused by name', async (name) => {
    const [status, message] = await refusal(ask(`${LEAD}?spId=${PROVIDER}`, { headers: { [name]: undefined } }));
    expect(status).toBe(400);
    expect(message).toContain(name);
  });

  it.each<[string, Record<string, string>]>([
    ['another proxy version', { 'X-Proxy-Version': '2' }],
    ['a member on a call of providers', { 'X-Caller-Type': 'Member' }],
    ['a caller that is not the provider', { 'X-Caller-Id': 'another' }],
  ])('%s is refused', async (_, headers) => {
    expect((await refusal(ask(`${LEAD}?spId=${PROVIDER}`, { headers })))[0]).toBe(400);
    expect((await refusal(ask(LEADS, { headers, body: { filters: ALL_ACTIVE } })))[0]).toBe(400);
  });
});

describe('paths', () => {
  it.each<[string, AskOptions]>([
    ['/gateway/nowhere', {}],
    [LEADS, { method: 'GET' }],
    ['/gateway/lead/office/v6/leads/serviceProvider/', { body: {} }],
    ['/elsewhere', {}],
  ])('%s is answered 404 with a message', async (path, options) => {
    expect((await refusal(ask(path, options)))[0]).toBe(404);
  });

  it('an unknown lead is answered 404 by every call about one lead', async () => {
    const unknown = '1';
    const answers = [
      board.rawLead(unknown),
      board.markRead(unknown, true),
      board.saveNote(unknown, 'x'),
      board.setStatus(unknown, 'Selling'),
      board.archive(unknown, true),
      board.sendFeedback(unknown, 5, 'Other'),
    ];
    for (const answer of answers) expect((await refusal(answer))[0]).toBe(404);
  });
});

describe('bodies of the lead list', () => {
  it.each<[string, unknown]>([
    ['no JSON', '{"filters":'],
    ['nothing', ''],
    ['an array', []],
    ['no filters', {}],
    ['a sort that is none', { sort: 'Newest', filters: ALL_ACTIVE }],
    ['a negative offset', { offset: -1, filters: ALL_ACTIVE }],
    ['a limit of 0', { limit: 0, filters: ALL_ACTIVE }],
    ['a limit as text', { limit: '10', filters: ALL_ACTIVE }],
    ['archived as text', { filters: { ...ALL_ACTIVE, archived: 'false' } }],
    ['hasUnreadMessages false', { filters: { ...ALL_ACTIVE, hasUnreadMessages: false } }],
    ['no sources', { filters: { ...ALL_ACTIVE, sources: undefined } }],
    ['an unknown source', { filters: { ...ALL_ACTIVE, sources: ['Newspaper'] } }],
    ['an unknown status', { filters: { ...ALL_ACTIVE, serviceProviderLeadStatuses: ['Open'] } }],
    ['half a date range', { filters: { ...ALL_ACTIVE, dateRange: { startDate: '2026-01-01T00:00:00Z' } } }],
    ['a date that is none', { filters: { ...ALL_ACTIVE, dateRange: { startDate: 'May', endDate: 'June' } } }],
    [
      'a date range from back to front',
      { filters: { ...ALL_ACTIVE, dateRange: { startDate: '2026-02-01T00:00:00Z', endDate: '2026-01-01T00:00:00Z' } } },
    ],
    ['half a place', { filters: { ...ALL_ACTIVE, cityState: { city: 'Austin' } } }],
    ['a filter that nobody knows', { filters: { ...ALL_ACTIVE, colour: 'red' } }],
    ['null for a filter that is not set', { filters: { ...ALL_ACTIVE, name: null } }],
  ])('%s: 400', async (_, body) => {
    expect((await refusal(ask(LEADS, { method: 'POST', body })))[0]).toBe(400);
  });

  it('the message names the field', async () => {
    const body = { filters: { ...ALL_ACTIVE, dateRange: { startDate: 'May', endDate: 'June' } } };
    expect((await refusal(ask(LEADS, { body })))[1]).toContain('filters.dateRange.startDate');
  });
});

describe('bodies of writes', () => {
  it.each<[string, () => Promise<Response>]>([
    ['an unknown status', () => board.setStatus(newest, 'Open')],
    ['a status that is no text', () => board.setStatus(newest, 3)],
    ['a note of 2049 characters', () => board.saveNote(newest, 'x'.repeat(2049))],
    ['a note that is no text', () => board.saveNote(newest, null)],
    ['six stars', () => board.sendFeedback(newest, 6, 'Other')],
    ['half a star', () => board.sendFeedback(newest, 2.5, 'Other')],
    ['a rating without a reason', () => board.sendFeedback(newest, 2, '')],
    ['no body at all', () => ask(`${LEAD}/note`, { method: 'POST', body: '' })],
    ['another provider in the body', () => ask(`${LEAD}/note`, { body: { serviceProviderId: 'another', note: 'x' } })],
  ])('%s: 400, and nothing changes', async (_, write) => {
    const before = await board.lead(newest);
    expect((await refusal(write()))[0]).toBe(400);
    expect(await board.lead(newest)).toEqual(before);
  });

  it.each([
    ['serviceProvider without an id', '/gateway/office-home/v4/service_provider'],
    ['providerLead without spId', LEAD],
  ])('%s: 400', async (_, path) => {
    expect((await refusal(ask(path)))[0]).toBe(400);
  });
});
