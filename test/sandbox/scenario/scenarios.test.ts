import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, SANDBOX_LEADS, type SandboxScenario } from '../../../src/sandbox.js';
import { DRAWN_CLOCK, PROVIDER, session } from '../ask.js';
import { callsOf } from '../calls.js';

const { newest } = SANDBOX_LEADS;
const PROVIDER_PATH = `/gateway/office-home/v4/service_provider?serviceProviderIds=${PROVIDER}`;

function sandbox(scenario?: SandboxScenario) {
  const ask = session(createSandbox({ clock: DRAWN_CLOCK, ...(scenario ? { scenario } : {}) }).fetch);
  return { ask, board: callsOf(ask) };
}

describe('the scenarios', () => {
  it('default: names the provider, dated by the clock', async () => {
    const response = await sandbox().ask(PROVIDER_PATH);
    expect(await response.json()).toEqual({
      serviceProviders: [
        { serviceProviderId: PROVIDER, name: 'Bluebird Plumbing & Drain', primaryAddress: { postalCode: '78704' } },
      ],
    });
    expect(response.headers.get('Date')).toBe('Wed, 18 Nov 2026 20:20:00 GMT');
    expect(response.headers.get('Content-Type')).toBe('application/json');
  });

  it('empty: no leads', async () => {
    expect(await sandbox('empty').board.leads()).toEqual({ leads: [], pagination: { totalNumber: 0 } });
  });

  it.each([
    ['failing', 503],
    ['unauthorized', 401],
  ] as const)('%s: every call %i', async (scenario, status) => {
    const { ask, board } = sandbox(scenario);
    const answers = await Promise.all([
      ask(PROVIDER_PATH),
      board.rawLeads(),
      board.setStatus(newest, 'Selling'),
      ask('/gateway/nowhere'),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  });

  it('offline: every call drops as a network does', async () => {
    const { ask, board } = sandbox('offline');
    await expect(ask(PROVIDER_PATH)).rejects.toThrow(TypeError);
    await expect(board.setStatus(newest, 'Selling')).rejects.toThrow(TypeError);
  });

  it('unpurchased: the contact data stays in the sandbox', async () => {
    const { board } = sandbox('unpurchased');
    const text = (await (await board.rawLeads({ limit: 10 })).text()) + (await (await board.rawLead(newest)).text());
    expect(text).toContain('"purchased":false');
    expect(text).not.toMatch(/5125550|@example\.com|Kinney|Whitfield/);
    expect((await board.lead(newest)).customerInfo).toMatchObject({ city: 'Austin', postalCode: '78704' });
  });
});

describe('challenge', () => {
  it('answers a write 511 until the same request id comes again, then does it', async () => {
    const { board } = sandbox('challenge');
    const sameId = { headers: { 'X-Request-Id': 'decision' } };
    const before = await board.lead(newest);
    expect((await board.setStatus(newest, 'ClosedWon', sameId)).status).toBe(511);
    expect(await board.lead(newest)).toEqual(before);
    expect((await board.setStatus(newest, 'ClosedWon', sameId)).status).toBe(204);
    expect((await board.lead(newest)).status).toBe('ClosedWon');
  });

  it('challenges each write, and no read', async () => {
    const { board } = sandbox('challenge');
    expect((await board.saveNote(newest, 'one')).status).toBe(511);
    expect((await board.saveNote(newest, 'two')).status).toBe(511);
    expect((await board.rawLeads()).status).toBe(200);
  });
});

describe('slow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers after two seconds', async () => {
    const answered = vi.fn();
    const answer = sandbox('slow').ask(PROVIDER_PATH).then(answered);
    await vi.advanceTimersByTimeAsync(1999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  });

  it('ends at once when the caller gives up, and leaves no timer behind', async () => {
    const giveUp = new AbortController();
    const answer = sandbox('slow').ask(PROVIDER_PATH, { signal: giveUp.signal });
    const failed = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(100);
    giveUp.abort();
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a call that was given up before it began is not done', async () => {
  const { board } = sandbox();
  const given = expect(board.saveNote(newest, 'never', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await given;
  expect((await board.lead(newest)).notes).not.toBe('never');
});
