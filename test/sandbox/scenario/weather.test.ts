import { describe, expect, it } from 'vitest';
import { createSandbox, type Fault, SANDBOX_LEADS, type SandboxWeather } from '../../../src/sandbox.js';
import { DRAWN_CLOCK, session } from '../ask.js';
import { callsOf } from '../calls.js';
import { clientOf } from '../client.js';

const { newest } = SANDBOX_LEADS;

function boardIn(scenario: SandboxWeather) {
  return callsOf(session(createSandbox({ clock: DRAWN_CLOCK, scenario }).fetch));
}

describe('a fault of one operation', () => {
  it('strikes as often as it says, then all is well, and nothing was done meanwhile', async () => {
    const board = boardIn({ operation: 'saveNote', fault: { status: 503, times: 2 } });
    const before = (await board.lead(newest)).notes;
    for (const expected of [503, 503]) expect((await board.saveNote(newest, 'new')).status).toBe(expected);
    expect((await board.lead(newest)).notes).toBe(before);
    expect((await board.saveNote(newest, 'new')).status).toBe(204);
    expect((await board.lead(newest)).notes).toBe('new');
  });

  it('leaves every other call alone', async () => {
    const board = boardIn({ operation: 'saveNote', fault: { status: 503 } });
    expect((await board.setStatus(newest, 'Selling')).status).toBe(204);
    expect((await board.rawLeads()).status).toBe(200);
  });

  it('has the sentence and the wait of its choice', async () => {
    const board = boardIn({ operation: 'leads', fault: { status: 429, message: 'Slow down.', retryAfter: 7 } });
    const answer = await board.rawLeads();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(await answer.json()).toEqual({ message: 'Slow down.' });
  });

  it('of an unknown operation throws immediately', () => {
    const misnamed = JSON.parse('{ "operation": "saveNotes", "fault": { "status": 503 } }');
    expect(() => createSandbox({ scenario: misnamed })).toThrow('saveNotes');
  });
});

describe('a lost call', () => {
  it('that never arrived is not done', async () => {
    const board = boardIn({ operation: 'saveNote', fault: { drop: true, times: 1 } });
    await expect(board.saveNote(newest, 'lost')).rejects.toThrow(TypeError);
    expect((await board.lead(newest)).notes).not.toBe('lost');
  });

  it('whose answer was lost is done, and a retry of the same decision does it no second time', async () => {
    const gateway = clientOf({ scenario: { operation: 'createLead', fault: { drop: 'reply', times: 1 } } });
    const request = {
      source: 'RequestAQuote',
      title: 'Drain Cleaning',
      description: '',
      categoryId: 10214,
      address: { postalCode: '78704' },
    };
    const sameId = { requestId: 'decision' };
    await expect(gateway.createLead(request, sameId)).rejects.toMatchObject({ kind: 'network' });
    const { leadId } = await gateway.createLead(request, sameId);
    const { projects, totalCount } = await gateway.projects({});
    expect([projects[0]?.leadId, totalCount]).toEqual([leadId, 4]);
  });
});

describe('a broken body', () => {
  it.each<[string, Fault, RegExp]>([
    ['a page', { body: 'html' }, /^<!doctype html>/],
    ['cut JSON', { body: 'malformed' }, /^\{"leads":\[\{/],
    ['nothing', { body: 'empty' }, /^$/],
    ['null', { body: 'null' }, /^null$/],
    ['wrong types', { body: 'wrong' }, /"totalNumber":"many"/],
    ['JSON of your own', { body: { json: { leads: 'none' } } }, /^\{"leads":"none"\}$/],
    ['a page with a status', { body: 'html', status: 502 }, /^<!doctype html>/],
  ])('%s', async (_, fault, text) => {
    const answer = await boardIn({ operation: 'leads', fault }).rawLeads();
    expect(answer.status).toBe(fault.status ?? 200);
    expect(await answer.text()).toMatch(text);
  });

  it('of a write comes after the write', async () => {
    const board = boardIn({ operation: 'saveNote', fault: { body: 'html' } });
    expect((await board.saveNote(newest, 'written')).status).toBe(200);
    expect((await board.lead(newest)).notes).toBe('written');
  });
});

describe('several faults', () => {
  it('are added to a named scenario', async () => {
    const board = boardIn({ name: 'busy', faults: [{ operation: 'saveNote', fault: { status: 503 } }] });
    expect((await board.leads({ limit: 10 })).pagination.totalNumber).toBeGreaterThan(8000);
    expect((await board.saveNote(newest, 'x')).status).toBe(503);
  });

  it('strike in their order, one after the other is over', async () => {
    const board = boardIn([
      { operation: 'saveNote', fault: { status: 503, times: 1 } },
      { operation: 'saveNote', fault: { status: 500, times: 1 } },
      { operation: 'archive', fault: { status: 403 } },
    ]);
    const statuses = [];
    for (const note of ['a', 'b', 'c']) statuses.push((await board.saveNote(newest, note)).status);
    expect([...statuses, (await board.archive(newest, true)).status]).toEqual([503, 500, 204, 403]);
  });

  it('a challenge for one operation passes its replay', async () => {
    const board = boardIn({ operation: 'setStatus', fault: { challenge: true } });
    const sameId = { headers: { 'X-Request-Id': 'decision' } };
    expect((await board.saveNote(newest, 'x')).status).toBe(204);
    expect((await board.setStatus(newest, 'Selling', sameId)).status).toBe(511);
    expect((await board.setStatus(newest, 'Selling', sameId)).status).toBe(204);
  });
});
