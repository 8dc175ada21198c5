import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallRequest, runCall } from '../../src/element/run-call.js';
import { NO_REPLAY } from '../../src/gateway/call.js';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';
import { dashboardCalls } from '../../src/gateway/widgets/dashboard-calls.js';
import { lazyDashboardCalls } from '../../src/gateway/widgets/lazy-dashboard-calls.js';
import type { Session } from '../../src/session/session.js';
import { endSessions, sessionFor } from '../../src/session/sessions.js';
import { answering, status } from '../gateway/recorder.js';
import { aWidget, settle } from '../stage/stage.js';
import { archiving, INPUT, made } from './run-call-stage.js';

afterEach(() => endSessions());

describe('a call that meets a challenge', () => {
  it('is reported with its id, and the action runs again with the same id', async () => {
    const { archive, last, page, challenges, run } = archiving();
    const { outcome } = await made(archive, { requestId: 'one decision' });
    await last('archive').challenge();
    expect(await outcome).toMatchObject({ kind: 'failed', failure: { kind: 'challenge', status: 511 } });
    expect(page.told('challenge-required')).toEqual([{ requestId: 'one decision', operation: 'archive' }]);
    await challenges.replayAll();
    expect(run.mock.calls).toEqual([['one decision']]);
    expect(challenges.size).toBe(0);
  });

  it.each(['the widget has left', 'it is not wanted any more', 'the session has ended'])(
    'is not run when %s',
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

  it('and that nobody waits for queues nothing', async () => {
    const { archive, last, challenges } = archiving();
    const { outcome } = await made(archive, { replay: null });
    expect(last('archive').options.replay).toBe(NO_REPLAY);
    await last('archive').challenge();
    expect([(await outcome).kind, challenges.size]).toEqual(['failed', 0]);
  });

  it('through a client of ours and nobody waits for queues nothing either', async () => {
    const session = sessionFor({ url: '/', fetch: answering(status(511)).fetch }, dashboardCalls);
    const call: CallRequest<'archive', unknown>['call'] = (method, given) => method(INPUT, given);
    const asking = aWidget(session.store).session;
    const ask = { operation: 'archive', call } as const;
    await runCall(asking, { ...ask, replay: null });
    expect(session.challenges.size).toBe(0);
    await runCall(asking, { ...ask, replay: { run: async () => undefined } });
    expect(session.challenges.size).toBe(1);
  });

  it('that drops out of the full queue is reported to the host, unless its session has ended', async () => {
    for (const isOver of [false, true]) {
      const { archive, last, page, session, challenges } = archiving({
        heedsAbort: false,
        challenges: createReplayQueue(1),
      });
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

describe('a call of a late part', () => {
  const given = { serviceProviderId: '1', leadId: '9', rating: 5, reason: 'Other' };
  const feedback = ({ store }: Pick<Session, 'store'>, widget = aWidget(store).session) =>
    runCall(widget, {
      operation: 'sendFeedback',
      call: (send, options) => send(given, options),
      replay: null,
    });

  it('is fetched when the first of them is made, once, and bound like any call', async () => {
    const { fetch, sent } = answering(status(204));
    const late = vi.fn(async () => lazyDashboardCalls);
    const session = sessionFor({ url: '/late', fetch }, dashboardCalls, late);
    sessionFor({ url: '/late', fetch }, dashboardCalls, late);
    expect(session.gateway.sendFeedback).toBeUndefined();
    expect((await feedback(session)).kind).toBe('done');
    const { sendFeedback } = session.gateway;
    expect((await feedback(session)).kind).toBe('done');
    expect([late.mock.calls.length, session.gateway.sendFeedback === sendFeedback]).toEqual([1, true]);
    expect(sent[0]?.url).toContain('/late/gateway/lead/office/v1/leads/serviceprovider/1/feedback');
  });

  it('fails as a broken network where it cannot be fetched, and is fetched again', async () => {
    const { fetch } = answering(status(204));
    const late = vi.fn(async () => lazyDashboardCalls).mockRejectedValueOnce(new TypeError('no chunk'));
    const session = sessionFor({ url: '/lost', fetch }, dashboardCalls, late);
    expect(await feedback(session)).toMatchObject({ kind: 'failed', failure: { kind: 'network' } });
    expect((await feedback(session)).kind).toBe('done');
  });

  it('is a fault of the page’s making where a host’s gateway has no such method', async () => {
    const session = sessionFor({ gateway: {} }, dashboardCalls, async () => lazyDashboardCalls);
    const page = aWidget(session.store);
    expect(await feedback(session, page.session)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'configuration' },
    });
    expect(page.told('widget-error')).toMatchObject([{ operation: 'sendFeedback', kind: 'configuration' }]);
  });

  it('is not made when its session ends while its code is fetched', async () => {
    const { fetch, sent } = answering(status(204));
    let arrive = () => {};
    const late = () =>
      new Promise<typeof lazyDashboardCalls>((resolve) => {
        arrive = () => resolve(lazyDashboardCalls);
      });
    const session = sessionFor({ url: '/late', fetch }, dashboardCalls, late);
    const page = aWidget(session.store);
    const outcome = feedback(session, page.session);
    await settle();
    session.end();
    arrive();
    expect(await outcome).toEqual({ kind: 'aborted' });
    expect([sent, page.events]).toEqual([[], []]);
  });
});

it('a store without a session makes no call, and says that it was not set up', async () => {
  const page = aWidget(createStore());
  const outcome = await runCall(page.session, {
    operation: 'archive',
    call: (method, options) => method(INPUT, options),
    replay: null,
  });
  expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'configuration' } });
});
