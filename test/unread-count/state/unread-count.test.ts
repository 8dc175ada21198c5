import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollBoard } from '../../../src/lead-board/list/new-leads.js';
import { markCustomerRead, putLeads } from '../../../src/lead-card/lead/lead-state.js';
import { refreshUnreadCount, unreadCountAtom, watchUnreadCount } from '../../../src/unread-count/view.js';
import { aPage, leadOf, openBoard, PROVIDER_ANSWER } from '../../stage/leads-on-stage.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MINUTE = 60_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const answer = (totalNumber: number) => ({ leads: [], pagination: { totalNumber } });

function show(isHidden: boolean) {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

async function aCount(on = stage(), elements = 1) {
  const ends = [...Array(elements)].map(() => watchUnreadCount(aWidget(on.store).session, SP));
  await pass(0);
  return {
    ...on,
    count: () => on.store.get(unreadCountAtom),
    asked: () => on.of('leads').filter(({ input }) => input['limit'] === 1),
    end() {
      for (const end of ends) end();
    },
  };
}

async function counted(elements = 1) {
  const on = await aCount(undefined, elements);
  await on.asked()[0]?.answer(answer(3));
  return on;
}

it('makes one call a minute, for one lead, for any number of elements, and none after they are removed', async () => {
  const on = await aCount(undefined, 5);
  expect([on.count(), on.asked().length]).toEqual([null, 1]);
  expect(on.asked()[0]?.input).toMatchObject({ limit: 1, filters: { hasUnreadMessages: true, archived: false } });
  await on.asked()[0]?.answer(answer(3));
  expect(on.count()).toBe(3);
  await pass(MINUTE - 1);
  expect(on.asked()).toHaveLength(1);
  await pass(1);
  expect(on.asked()).toHaveLength(2);
  await on.asked()[1]?.answer(answer(4));
  expect(on.count()).toBe(4);
  on.end();
  await pass(5 * MINUTE);
  expect(on.asked()).toHaveLength(2);
});

it('makes no new call for an element that is added again within the minute', async () => {
  const on = await counted();
  on.end();
  await pass(1000);
  const again = await aCount(on);
  expect([again.count(), again.asked().length]).toEqual([3, 1]);
  await pass(MINUTE);
  expect(again.asked()).toHaveLength(2);
});

it('pauses while the page is hidden, polls when it is visible again, and ends with the session', async () => {
  const on = await counted();
  show(true);
  await pass(10 * MINUTE);
  expect(on.asked()).toHaveLength(1);
  show(false);
  await pass(0);
  expect(on.asked()).toHaveLength(2);
  on.session.end();
  await pass(2 * MINUTE);
  await settle();
  expect(on.asked()).toHaveLength(2);
});

it('keeps the last number if the gateway fails, without an error, and polls again after a minute', async () => {
  const on = stage();
  const asker = aWidget(on.store);
  watchUnreadCount(asker.session, SP);
  await pass(0);
  await on.last('leads').answer(answer(3));
  await pass(MINUTE);
  await on.last('leads').fail({ status: 500 });
  expect([on.store.get(unreadCountAtom), asker.told('widget-error')]).toEqual([3, []]);
  await pass(MINUTE);
  expect(on.of('leads')).toHaveLength(3);
});

it('stops polling after a challenge until the person returns to the page or the host refreshes it', async () => {
  const on = await aCount();
  await on.asked()[0]?.fail({ kind: 'challenge', status: 511 });
  await pass(5 * MINUTE);
  expect(on.asked()).toHaveLength(1);
  show(true);
  show(false);
  await pass(0);
  expect(on.asked()).toHaveLength(2);
  await on.asked()[1]?.fail({ kind: 'challenge', status: 511 });
  refreshUnreadCount(aWidget(on.store).session);
  await pass(0);
  expect(on.asked()).toHaveLength(3);
});

async function withBoard(newMessages = false) {
  const page = aPage(['a', 'b'], 7, { hasUnreadMessages: true, customerInfo: { userId: 'u-1' } });
  const on = stage({ leads: ({ limit }) => (limit === 1 ? answer(7) : page), serviceProvider: () => PROVIDER_ANSWER });
  const asker = aWidget(on.store);
  await openBoard(asker, { newMessages });
  return { ...(await aCount(on)), asker };
}

it('decreases with leads that were read on this page, increases with an unread one, and skips archived ones', async () => {
  const on = await withBoard();
  expect(on.count()).toBe(7);
  markCustomerRead(on.store, { spId: SP, userId: 'u-1' });
  expect(on.count()).toBe(5);
  const unread = { ...leadOf(on.store, 'a'), hasUnreadMessages: true };
  putLeads(on.store, { spId: SP, leads: [unread], requestedAt: Number.POSITIVE_INFINITY });
  expect(on.count()).toBe(6);
  putLeads(on.store, { spId: SP, leads: [{ ...unread, archived: true }], requestedAt: Number.POSITIVE_INFINITY });
  expect([on.count(), on.asked().length]).toEqual([5, 1]);
});

it('ignores an answer that may be older than a change on this page', async () => {
  const { store } = await withBoard();
  const board = await aCount();
  await board.asked()[0]?.answer(answer(2));
  putLeads(board.store, { spId: SP, leads: [leadOf(store, 'a')], requestedAt: Number.POSITIVE_INFINITY });
  await pass(MINUTE);
  markCustomerRead(board.store, { spId: SP, userId: 'u-1' });
  expect(board.count()).toBe(1);
  await board.asked()[1]?.answer(answer(2));
  expect(board.count()).toBe(1);
  await pass(MINUTE);
  await board.asked()[2]?.answer(answer(1));
  expect(board.count()).toBe(1);
});

it('uses the answer of a board that polled with the unread filter only', async () => {
  const on = await withBoard(true);
  expect(on.asked()).toHaveLength(1);
  await pass(MINUTE - 1000);
  await pollBoard(on.asker.session, 'board');
  await pass(MINUTE - 1000);
  expect([on.asked().length, on.count()]).toEqual([1, 7]);
});
