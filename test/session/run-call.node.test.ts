import { describe, expect, it, vi } from 'vitest';
import { isExpiredAtom } from '../../src/element/run-call.js';
import { settle } from '../stage/stage.js';
import { archiving, INPUT, made } from './run-call-stage.js';

describe('a call of a widget', () => {
  it('is sent with an id and the signal of its session, and returns a plain value', async () => {
    const { archive, last, answered, page, session } = archiving();
    const { outcome } = await made(archive);
    const { input, options } = last('archive');
    expect(input).toEqual(INPUT);
    expect(options.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(options.signal).toBe(session.ended);
    await last('archive').answer('taken');
    expect(await outcome).toEqual({ kind: 'done', value: 'taken' });
    expect([answered, page.events]).toEqual([['archive'], []]);
  });

  it('that fails returns a plain failure, reported to the host once, without the input', async () => {
    const { archive, last, answered, page } = archiving();
    const { outcome } = await made(archive, { requestId: 'r' });
    await last('archive').fail({ status: 500, customMessage: 'Closed today.' });
    expect(await outcome).toEqual({
      kind: 'failed',
      failure: { kind: 'http', operation: 'archive', requestId: 'r', status: 500, customMessage: 'Closed today.' },
    });
    expect(page.events).toEqual([
      { name: 'widget-error', detail: { operation: 'archive', kind: 'http', status: 500, requestId: 'r' } },
    ]);
    expect(answered).toEqual([]);
  });

  it('that throws anything else is an answer that was not understood', async () => {
    const { archive, page } = archiving();
    const call = () => Promise.reject(new TypeError('x is undefined'));
    expect(await archive({ call })).toMatchObject({ kind: 'failed', failure: { kind: 'contract', requestId: '' } });
    expect(page.told('widget-error')).toEqual([{ operation: 'archive', kind: 'contract' }]);
  });

  it('whose widget has left is not reported, and still has its outcome', async () => {
    const { archive, last, page } = archiving();
    const { outcome } = await made(archive);
    page.leave();
    await last('archive').fail();
    expect([(await outcome).kind, page.events]).toEqual(['failed', []]);
  });

  it('in the background fails without an event', async () => {
    const { archive, last, page } = archiving();
    const { outcome } = await made(archive, { isQuiet: true, replay: null });
    await last('archive').fail();
    expect([(await outcome).kind, page.events]).toEqual(['failed', []]);
  });
});

describe('a call that is given up', () => {
  it('by its own signal is aborted, and is not reported', async () => {
    const { archive, last, page, session } = archiving({ heedsAbort: true });
    const own = new AbortController();
    const { outcome } = await made(archive, { signal: own.signal });
    own.abort();
    expect(await outcome).toEqual({ kind: 'aborted' });
    expect(last('archive').options.signal?.aborted).toBe(true);
    expect([session.ended.aborted, page.events]).toEqual([false, []]);
  });

  it('before it was made is not made', async () => {
    const { archive, calls } = archiving();
    expect(await archive({ signal: AbortSignal.abort() })).toEqual({ kind: 'aborted' });
    expect(calls).toEqual([]);
  });

  it('by the end of its session ends at once, also where it has a signal of its own', async () => {
    const { archive, of, session, page } = archiving({ heedsAbort: true });
    const outcomes = [archive(), archive({ signal: new AbortController().signal })];
    await settle();
    session.end();
    expect(await Promise.all(outcomes)).toEqual([{ kind: 'aborted' }, { kind: 'aborted' }]);
    expect(of('archive').map(({ options }) => options.signal?.aborted)).toEqual([true, true]);
    expect(page.events).toEqual([]);
  });

  it.each([
    ['an answer', (call: ReturnType<ReturnType<typeof archiving>['last']>) => call.answer('taken')],
    ['a failure', (call) => call.fail({ status: 500 })],
    ['a refusal', (call) => call.fail({ status: 401 })],
    ['a challenge', (call) => call.challenge()],
  ] satisfies [string, (call: ReturnType<ReturnType<typeof archiving>['last']>) => Promise<void>][])(
    'by the end of its session stays so, though %s comes after it',
    async (_, come) => {
      const { archive, last, session, store, page, answered, challenges, run } = archiving();
      const { outcome } = await made(archive);
      session.end();
      await come(last('archive'));
      expect(await outcome).toEqual({ kind: 'aborted' });
      await challenges.replayAll();
      expect(run).not.toHaveBeenCalled();
      expect([page.events, answered, store.get(isExpiredAtom)]).toEqual([[], [], false]);
    },
  );

  it('that begins after the end of its session is not made', async () => {
    const { archive, session, calls } = archiving();
    session.end();
    expect(await archive()).toEqual({ kind: 'aborted' });
    expect(calls).toEqual([]);
  });
});

describe('a refused sign-in', () => {
  it.each([{ status: 401 }, { kind: 'auth' as const, status: undefined }])(
    'expires the session, and a later answer renews it: %j',
    async (details) => {
      const { archive, last, store, session } = archiving();
      const hold = vi.spyOn(session.device, 'holdTexts');
      await made(archive);
      await last('archive').fail(details);
      expect([store.get(isExpiredAtom), session.ended.aborted]).toEqual([true, false]);
      await made(archive);
      await last('archive').fail(details);
      expect(hold).toHaveBeenCalledTimes(1);
      await made(archive);
      await last('archive').fail({ status: 500 });
      expect(store.get(isExpiredAtom)).toBe(true);
      await made(archive);
      await last('archive').answer();
      expect(store.get(isExpiredAtom)).toBe(false);
    },
  );

  it('stays when a call is answered that went out before it', async () => {
    const { archive, of, store } = archiving();
    await made(archive);
    await made(archive);
    const [first, second] = of('archive');
    await second?.fail({ status: 401 });
    await first?.answer();
    expect(store.get(isExpiredAtom)).toBe(true);
  });

  it('expires it in the background too, without an event', async () => {
    const { archive, last, store, page } = archiving();
    await made(archive, { isQuiet: true, replay: null });
    await last('archive').fail({ status: 401 });
    expect([store.get(isExpiredAtom), page.events]).toEqual([true, []]);
  });

  it('is reported once by a background call whose widget asks to sign in', async () => {
    const { archive, last, store, page } = archiving();
    await made(archive, { isQuiet: true, tellsExpiry: true, replay: null });
    await last('archive').fail({ status: 401 });
    expect(store.get(isExpiredAtom)).toBe(true);
    expect(page.events).toMatchObject([{ name: 'widget-error' }]);
    await made(archive, { isQuiet: true, tellsExpiry: true, replay: null });
    await last('archive').fail({ status: 401 });
    expect(page.events).toHaveLength(1);
  });

  it.each([403, 404, 500])('is not what %i says', async (code) => {
    const { archive, last, store } = archiving();
    await made(archive);
    await last('archive').fail({ status: code });
    expect(store.get(isExpiredAtom)).toBe(false);
  });
});
