import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Fault, SANDBOX_LEADS, type SandboxWeather } from '../../../src/sandbox.js';
import { askOf, boardOf, callsOf, clientOf, PROVIDER } from '../ask.js';

const { newest } = SANDBOX_LEADS;
const PROVIDER_PATH = `/gateway/office-home/v4/service_provider?serviceProviderIds=${PROVIDER}`;
const sameId = { headers: { 'X-Request-Id': 'decision' } };
const boardIn = (scenario: SandboxWeather) => boardOf({ scenario });

describe('scenarios', () => {
  it('default: returns the provider’s name, dated by the clock', async () => {
    const response = await askOf()(PROVIDER_PATH);
    expect(await response.json()).toEqual({
      serviceProviders: [
        { serviceProviderId: PROVIDER, name: 'Bluebird Plumbing & Drain', primaryAddress: { postalCode: '78704' } },
      ],
    });
    expect(response.headers.get('Date')).toBe('Wed, 18 Nov 2026 20:20:00 GMT');
    expect(response.headers.get('Content-Type')).toBe('application/json');
  });

  it('empty: returns no leads', async () =>
    expect(await boardIn('empty').leads()).toEqual({ leads: [], pagination: { totalNumber: 0 } }));

  it.each([
    ['failing', 503],
    ['unauthorized', 401],
  ] as const)('%s: answers every call with %i', async (scenario, status) => {
    const ask = askOf({ scenario });
    const board = callsOf(ask);
    const calls = [ask(PROVIDER_PATH), board.rawLeads(), board.setStatus(newest, 'Selling'), ask('/gateway/nowhere')];
    expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual(Array(4).fill(status));
  });

  it('offline: rejects every call with a TypeError, as a network failure does', async () => {
    await expect(askOf({ scenario: 'offline' })(PROVIDER_PATH)).rejects.toThrow(TypeError);
    await expect(boardIn('offline').setStatus(newest, 'Selling')).rejects.toThrow(TypeError);
  });

  it('unpurchased: returns no contact data', async () => {
    const board = boardIn('unpurchased');
    const text = (await (await board.rawLeads({ limit: 10 })).text()) + (await (await board.rawLead(newest)).text());
    expect(text).toContain('"purchased":false');
    expect(text).not.toMatch(/5125550|@example\.com|Kinney|Whitfield/);
    expect((await board.lead(newest)).customerInfo).toMatchObject({ city: 'Austin', postalCode: '78704' });
  });

  it('challenge: answers each write with 511 until it is replayed with the same request id, but no read', async () => {
    const board = boardIn('challenge');
    const before = await board.lead(newest);
    expect((await board.setStatus(newest, 'ClosedWon', sameId)).status).toBe(511);
    expect([(await board.saveNote(newest, 'one')).status, await board.lead(newest)]).toEqual([511, before]);
    expect((await board.setStatus(newest, 'ClosedWon', sameId)).status).toBe(204);
    expect((await board.lead(newest)).status).toBe('ClosedWon');
    expect((await board.saveNote(newest, 'two')).status).toBe(511);
  });
});

describe('the slow scenario', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers after two seconds', async () => {
    const answered = vi.fn();
    const answer = askOf({ scenario: 'slow' })(PROVIDER_PATH).then(answered);
    await vi.advanceTimersByTimeAsync(1999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  });

  it('rejects immediately when the caller aborts, and leaves no timer', async () => {
    const giveUp = new AbortController();
    const answer = askOf({ scenario: 'slow' })(PROVIDER_PATH, { signal: giveUp.signal });
    const failed = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    giveUp.abort();
    await failed;
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });
});

it('a call whose signal is already aborted does not change the lead', async () => {
  const board = boardOf();
  const call = board.saveNote(newest, 'never', { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect((await board.lead(newest)).notes).not.toBe('never');
});

describe('a simulated failure of one operation', () => {
  it('occurs the given number of times, changes nothing and does not affect other operations', async () => {
    const board = boardIn({ operation: 'saveNote', fault: { status: 503, times: 2 } });
    const before = (await board.lead(newest)).notes;
    expect((await board.saveNote(newest, 'new')).status).toBe(503);
    expect((await board.setStatus(newest, 'Selling')).status).toBe(204);
    expect((await board.saveNote(newest, 'new')).status).toBe(503);
    expect((await board.lead(newest)).notes).toBe(before);
    expect([(await board.saveNote(newest, 'new')).status, (await board.lead(newest)).notes]).toEqual([204, 'new']);
  });

  it('has the given message and Retry-After header', async () => {
    const board = boardIn({ operation: 'leads', fault: { status: 429, message: 'Slow down.', retryAfter: 7 } });
    const answer = await board.rawLeads();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(await answer.json()).toEqual({ message: 'Slow down.' });
  });

  it('throws immediately if the operation is unknown', () => {
    const misnamed = JSON.parse('{ "operation": "saveNotes", "fault": { "status": 503 } }');
    expect(() => createSandbox({ scenario: misnamed })).toThrow('saveNotes');
  });

  it('can be a challenge, which accepts the replay', async () => {
    const board = boardIn({ operation: 'setStatus', fault: { challenge: true } });
    expect((await board.saveNote(newest, 'x')).status).toBe(204);
    expect((await board.setStatus(newest, 'Selling', sameId)).status).toBe(511);
    expect((await board.setStatus(newest, 'Selling', sameId)).status).toBe(204);
  });
});

describe('a dropped call', () => {
  it('is not performed if the request is lost', async () => {
    const board = boardIn({ operation: 'saveNote', fault: { drop: true, times: 1 } });
    await expect(board.saveNote(newest, 'lost')).rejects.toThrow(TypeError);
    expect((await board.lead(newest)).notes).not.toBe('lost');
  });

  it('is performed if the response is lost, and a retry with the same request id does not repeat it', async () => {
    const gateway = clientOf({ scenario: { operation: 'createLead', fault: { drop: 'reply', times: 1 } } });
    const job = { title: 'Drain Cleaning', description: '', categoryId: 10214 };
    const request = { source: 'RequestAQuote', ...job, address: { postalCode: '78704' } };
    await expect(gateway.createLead(request, { requestId: 'decision' })).rejects.toMatchObject({ kind: 'network' });
    const { leadId } = await gateway.createLead(request, { requestId: 'decision' });
    const { projects, totalCount } = await gateway.projects({});
    expect([projects[0]?.leadId, totalCount]).toEqual([leadId, 4]);
  });
});

describe('a broken response body', () => {
  it.each<[string, Fault, RegExp]>([
    ['an HTML page', { body: 'html' }, /^<!doctype html>/],
    ['truncated JSON', { body: 'malformed' }, /^\{"leads":\[\{/],
    ['empty', { body: 'empty' }, /^$/],
    ['null', { body: 'null' }, /^null$/],
    ['wrong types', { body: 'wrong' }, /"totalNumber":"many"/],
    ['custom JSON', { body: { json: { leads: 'none' } } }, /^\{"leads":"none"\}$/],
    ['an HTML page with a status', { body: 'html', status: 502 }, /^<!doctype html>/],
  ])('can be %s', async (_, fault, text) => {
    const answer = await boardIn({ operation: 'leads', fault }).rawLeads();
    expect(answer.status).toBe(fault.status ?? 200);
    expect(await answer.text()).toMatch(text);
  });

  it('of a write is sent after the write is performed', async () => {
    const board = boardIn({ operation: 'saveNote', fault: { body: 'html' } });
    expect((await board.saveNote(newest, 'written')).status).toBe(200);
    expect((await board.lead(newest)).notes).toBe('written');
  });
});

describe('several simulated failures', () => {
  it('can be added to a named scenario', async () => {
    const board = boardIn({ name: 'busy', faults: [{ operation: 'saveNote', fault: { status: 503 } }] });
    expect((await board.leads({ limit: 10 })).pagination.totalNumber).toBeGreaterThan(8000);
    expect((await board.saveNote(newest, 'x')).status).toBe(503);
  });

  it('occur in order, each after the one before has ended', async () => {
    const board = boardIn([
      { operation: 'saveNote', fault: { status: 503, times: 1 } },
      { operation: 'saveNote', fault: { status: 500, times: 1 } },
      { operation: 'archive', fault: { status: 403 } },
    ]);
    const statuses = [];
    for (const note of ['a', 'b', 'c']) statuses.push((await board.saveNote(newest, note)).status);
    expect([...statuses, (await board.archive(newest, true)).status]).toEqual([503, 500, 204, 403]);
  });
});
