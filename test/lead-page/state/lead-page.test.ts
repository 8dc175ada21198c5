import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SP, settle } from '../../stage/stage.js';
import { pageStage } from './lead-page-stage.js';

const NOW = new Date('2026-11-18T20:20:00Z');
const BOUGHT = { purchased: true };

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function opened(fields: object = {}) {
  const on = pageStage();
  await (await on.load()).answer(fields);
  return on;
}

it('a load requests the lead of the service provider and stores it', async () => {
  const on = pageStage();
  expect(on.shown()).toEqual({ phase: 'loading', lead: null, gone: null, failure: null, clockAheadMs: 0 });
  const first = await on.load();
  expect(first.input).toEqual({ serviceProviderId: SP, leadId: 'a' });
  await first.answer();
  const lead = { title: 'Clear a drain', contact: null };
  expect(on.shown()).toMatchObject({ phase: 'loaded', failure: null, lead });
  expect(on.page.events).toEqual([]);
});

it.each([
  ['ahead of the viewer’s', '2026-11-18T21:20:00.000Z', 3_600_000],
  ['behind the viewer’s', '2026-11-18T19:20:00.000Z', -3_600_000],
  ['unknown', null, 0],
])('a load stores the offset of the gateway’s clock: %s', async (_, answeredAt, clockAheadMs) => {
  const on = await opened({ answeredAt });
  expect(on.shown().clockAheadMs).toBe(clockAheadMs);
});

it('a load stores the same lead id separately for each service provider', async () => {
  const on = await opened();
  const other = { spId: '8', leadId: 'a' };
  await (await on.load(other)).answer(BOUGHT);
  expect([on.shown().lead?.offer.purchased, on.shown(other).lead?.offer.purchased]).toEqual([false, true]);
});

describe('a second load', () => {
  it('keeps the lead visible until its response arrives', async () => {
    const on = await opened();
    const again = await on.load();
    expect(on.shown()).toMatchObject({ phase: 'loading', lead: { leadId: 'a', contact: null } });
    await again.answer(BOUGHT);
    expect(on.shown()).toMatchObject({ phase: 'loaded', lead: { contact: { firstName: 'Maria' } } });
  });

  it.each([
    ...[503, 500].map((status) => ({ kind: 'http', status, stays: true }) as const),
    { kind: 'network', status: undefined, stays: true },
    { kind: 'timeout', status: undefined, stays: true },
    { kind: 'contract', status: 200, stays: true },
    ...[401, 403, 404, 410].map((status) => ({ kind: 'http', status, stays: false }) as const),
    { kind: 'auth', status: undefined, stays: false },
  ] as const)('that fails with $kind $status keeps the lead visible: $stays', async ({ stays, ...failure }) => {
    const on = await opened(BOUGHT);
    await (await on.load()).fail(failure);
    const lead = stays ? { contact: { firstName: 'Maria' } } : null;
    expect(on.shown()).toMatchObject({ phase: 'failed', failure, lead });
    expect(on.page.told('widget-error')).toMatchObject([{ operation: 'leadForPage', kind: failure.kind }]);
  });

  it.each([404, 410])('that fails with HTTP %i stores which lead is gone, also when it is repeated', async (status) => {
    const on = await opened(BOUGHT);
    const { title, category, place } = on.shown().lead ?? {};
    for (let time = 1; time <= 2; time += 1) {
      await (await on.load()).fail({ status });
      expect(on.shown().gone).toEqual({ title, category, place });
    }
    await (await on.load()).answer();
    expect(on.shown().gone).toBeNull();
  });

  it.each([401, 403])(
    'that fails with HTTP %i does not store which lead is gone, not even after a 404',
    async (status) => {
      const on = await opened(BOUGHT);
      await (await on.load()).fail({ status: 404 });
      await (await on.load()).fail({ status });
      expect(on.shown().gone).toBeNull();
    },
  );
});

it('the last of two simultaneous loads wins, in any order of responses and failures', async () => {
  const on = pageStage();
  const [first, second] = [await on.load(), await on.load()];
  expect(on.loads()).toHaveLength(2);
  await first.answer({ info: { title: 'Old' } });
  expect(on.shown()).toMatchObject({ phase: 'loading', lead: null });
  await second.answer({ info: { title: 'New' } });
  expect(on.shown()).toMatchObject({ phase: 'loaded', lead: { title: 'New' } });

  const [third, fourth] = [await on.load(), await on.load()];
  await fourth.answer({ info: { title: 'Newest' } });
  await third.answer({ info: { title: 'Old' } });
  expect(on.shown()).toMatchObject({ phase: 'loaded', lead: { title: 'Newest' } });
  const [fifth, sixth] = [await on.load(), await on.load()];
  await sixth.answer();
  await fifth.fail({ status: 403 });
  expect(on.shown()).toMatchObject({ phase: 'loaded', failure: null, lead: { title: 'Clear a drain' } });
});

it('a load answered with HTTP 511 fails, requests a challenge, and succeeds when it is replayed', async () => {
  const on = pageStage();
  const first = await on.load();
  await first.challenge();
  const { requestId } = first.options;
  expect(on.shown()).toMatchObject({ phase: 'failed', failure: { kind: 'challenge', status: 511 } });
  expect(on.page.told('challenge-required')).toEqual([{ requestId, operation: 'leadForPage' }]);
  const replayed = on.challenges.replayAll();
  await settle();
  expect(on.loads()).toHaveLength(2);
  expect(on.loads()[1]?.options.requestId).toBe(requestId);
  await on.loads()[1]?.answer();
  await replayed;
  expect(on.shown()).toMatchObject({ phase: 'loaded', failure: null, lead: { leadId: 'a' } });
});
