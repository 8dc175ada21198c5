import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallRequest, isExpiredAtom, runCall } from '../../src/element/run-call.js';
import { NO_REPLAY } from '../../src/gateway/call.js';
import { archive as definition } from '../../src/gateway/calls/provider-dashboard.js';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';
import { endSessions, sessionFor } from '../../src/session/sessions.js';
import { answering, status } from '../gateway/recorder.js';
import { aWidget, type StagedCall, settle, stage } from '../stage/stage.js';

const INPUT = { serviceProviderId: '1', leadId: '9', archived: true };
const call: CallRequest<typeof definition, unknown>['call'] = (send, options) => send(INPUT, options);

function archiving(options: Parameters<typeof stage>[1] = { heedsAbort: false }) {
  const on = stage({}, options);
  const page = aWidget(on.store);
  const answered: string[] = [];
  const widget = { ...page.session, answered: (operation: string) => void answered.push(operation) };
  const run = vi.fn(async (_requestId: string) => undefined);
  const archive = (more: Partial<CallRequest<typeof definition, unknown>> = {}) =>
    runCall(widget, { definition, call, replay: { run }, ...more });
  return { ...on, page, widget, answered, run, archive };
}

async function made(archive: ReturnType<typeof archiving>['archive'], more?: Parameters<typeof archive>[0]) {
  const outcome = archive(more);
  await settle();
  return { outcome };
}

afterEach(() => endSessions());

it('a call is sent with a request id and the signal of its session, and returns its value', async () => {
  const { archive, last, answered, page, session } = archiving();
  const { outcome } = await made(archive);
  const { input, options } = last('archive');
  expect(input).toEqual(INPUT);
  expect(options.requestId).toMatch(/^[\da-f-]{36}$/);
  expect(options.signal).toBe(session.ended);
  await last('archive').answer('taken');
  expect([await outcome, answered, page.events]).toEqual([{ kind: 'done', value: 'taken' }, ['archive'], []]);
});

it('a failed call returns a failure and reports it to the host once, without the input', async () => {
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

it('a call that throws another error returns a contract failure', async () => {
  const { archive, page } = archiving();
  const broken = () => Promise.reject(new TypeError('x is undefined'));
  expect(await archive({ call: broken })).toMatchObject({
    kind: 'failed',
    failure: { kind: 'contract', requestId: '' },
  });
  expect(page.told('widget-error')).toEqual([{ operation: 'archive', kind: 'contract' }]);
});

it('a failed call of a removed widget is not reported, but returns its failure', async () => {
  const { archive, last, page } = archiving();
  const { outcome } = await made(archive);
  page.leave();
  await last('archive').fail();
  expect([(await outcome).kind, page.events]).toEqual(['failed', []]);
});

it('a failed quiet call reports no event', async () => {
  const { archive, last, page } = archiving();
  const { outcome } = await made(archive, { isQuiet: true, replay: null });
  await last('archive').fail();
  expect([(await outcome).kind, page.events]).toEqual(['failed', []]);
});

describe('an aborted call', () => {
  it('is not reported if its own signal aborts it', async () => {
    const { archive, last, page, session } = archiving({ heedsAbort: true });
    const own = new AbortController();
    const { outcome } = await made(archive, { signal: own.signal });
    own.abort();
    expect([await outcome, last('archive').options.signal?.aborted]).toEqual([{ kind: 'aborted' }, true]);
    expect([session.ended.aborted, page.events]).toEqual([false, []]);
  });

  it('is not sent if its signal is already aborted or its session has ended', async () => {
    const { archive, session, calls } = archiving();
    expect(await archive({ signal: AbortSignal.abort() })).toEqual({ kind: 'aborted' });
    session.end();
    expect([await archive(), calls]).toEqual([{ kind: 'aborted' }, []]);
  });

  it('ends immediately with its session, even if it has its own signal', async () => {
    const { archive, of, session, page } = archiving({ heedsAbort: true });
    const outcomes = [archive(), archive({ signal: new AbortController().signal })];
    await settle();
    session.end();
    expect(await Promise.all(outcomes)).toEqual([{ kind: 'aborted' }, { kind: 'aborted' }]);
    expect([of('archive').map(({ options }) => options.signal?.aborted), page.events]).toEqual([[true, true], []]);
  });

  it.each<[string, (call: StagedCall) => Promise<void>]>([
    ['an answer', (call) => call.answer('taken')],
    ['a failure', (call) => call.fail({ status: 500 })],
    ['a refusal', (call) => call.fail({ status: 401 })],
    ['a challenge', (call) => call.challenge()],
  ])('stays aborted if %s arrives after the end of its session', async (_, come) => {
    const { archive, last, session, store, page, answered, challenges, run } = archiving();
    const { outcome } = await made(archive);
    session.end();
    await come(last('archive'));
    expect(await outcome).toEqual({ kind: 'aborted' });
    await challenges.replayAll();
    expect(run).not.toHaveBeenCalled();
    expect([page.events, answered, store.get(isExpiredAtom)]).toEqual([[], [], false]);
  });
});

it.each([{ status: 401 }, { kind: 'auth' as const, status: undefined }])(
  'a refused sign-in expires the session, and a later successful call ends the expired state: %j',
  async (details) => {
    const { archive, last, store, session } = archiving();
    const hold = vi.spyOn(session.device, 'holdTexts');
    for (const failure of [details, details, { status: 500 }]) {
      await made(archive);
      await last('archive').fail(failure);
      expect([store.get(isExpiredAtom), session.ended.aborted]).toEqual([true, false]);
    }
    expect(hold).toHaveBeenCalledTimes(1);
    await made(archive);
    await last('archive').answer();
    expect(store.get(isExpiredAtom)).toBe(false);
  },
);

it('a refused sign-in stays expired if an earlier call succeeds afterwards', async () => {
  const { archive, of, store } = archiving();
  await made(archive);
  await made(archive);
  const [first, second] = of('archive');
  await second?.fail({ status: 401 });
  await first?.answer();
  expect(store.get(isExpiredAtom)).toBe(true);
});

it('a refused sign-in of a quiet call expires the session without an event', async () => {
  const { archive, last, store, page } = archiving();
  await made(archive, { isQuiet: true, replay: null });
  await last('archive').fail({ status: 401 });
  expect([store.get(isExpiredAtom), page.events]).toEqual([true, []]);
});

it('a refused sign-in is reported once by a quiet call with tellsExpiry', async () => {
  const { archive, last, store, page } = archiving();
  for (let time = 0; time < 2; time += 1) {
    await made(archive, { isQuiet: true, tellsExpiry: true, replay: null });
    await last('archive').fail({ status: 401 });
    expect([store.get(isExpiredAtom), page.events]).toMatchObject([true, [{ name: 'widget-error' }]]);
  }
});

it.each([403, 404, 500])('a failure with status %i does not expire the session', async (code) => {
  const { archive, last, store } = archiving();
  await made(archive);
  await last('archive').fail({ status: code });
  expect(store.get(isExpiredAtom)).toBe(false);
});

describe('a challenged call', () => {
  it('is reported with its request id, and its replay uses the same id', async () => {
    const { archive, last, page, challenges, run } = archiving();
    const { outcome } = await made(archive, { requestId: 'one decision' });
    await last('archive').challenge();
    expect(await outcome).toMatchObject({ kind: 'failed', failure: { kind: 'challenge', status: 511 } });
    expect(page.told('challenge-required')).toEqual([{ requestId: 'one decision', operation: 'archive' }]);
    await challenges.replayAll();
    expect([run.mock.calls, challenges.size]).toEqual([[['one decision']], 0]);
  });

  it.each(['the widget has left', 'isWanted() returns false', 'the session has ended'])(
    'is not replayed if %s',
    async (why) => {
      const { archive, last, page, session, challenges, run } = archiving();
      let isWanted = true;
      await made(archive, { replay: { run, isWanted: () => isWanted } });
      await last('archive').challenge();
      if (why === 'the widget has left') page.leave();
      else if (why === 'the session has ended') session.end();
      else isWanted = false;
      await challenges.replayAll();
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('without a replay is not queued, even with a client of this package', async () => {
    const { archive, last, challenges } = archiving();
    const { outcome } = await made(archive, { replay: null });
    expect(last('archive').options.replay).toBe(NO_REPLAY);
    await last('archive').challenge();
    expect([(await outcome).kind, challenges.size]).toEqual(['failed', 0]);
    const session = sessionFor({ url: '/', fetch: answering(status(511)).fetch });
    for (const replay of [null, { run: async () => undefined }]) {
      await runCall(aWidget(session.store).session, { definition, call, replay });
      expect(session.challenges.size).toBe(replay === null ? 0 : 1);
    }
  });

  it('dropped from a full queue is reported to the host, unless its session has ended', async () => {
    for (const isOver of [false, true]) {
      const queue = createReplayQueue(1);
      const { archive, last, page, session, challenges } = archiving({ heedsAbort: false, challenges: queue });
      await made(archive);
      await last('archive').challenge();
      const told = page.events.length;
      if (isOver) session.end();
      challenges.add({ operation: 'leads', requestId: 'newer', run: async () => undefined });
      const news = isOver ? [] : [{ name: 'widget-error', detail: { operation: 'archive', kind: 'challenge' } }];
      expect(page.events.slice(told)).toEqual(news);
    }
  });
});

it('a call without a session returns a configuration failure', async () => {
  const page = aWidget(createStore());
  const outcome = await runCall(page.session, { definition, call, replay: null });
  expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'configuration' } });
});
