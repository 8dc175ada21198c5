import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isExpiredAtom } from '../../../src/element/run-call.js';
import { DEFAULT_FILTERS } from '../../../src/gateway/lead-query.js';
import { filterBoard } from '../../../src/lead-board/list/board-actions.js';
import { moveToPage } from '../../../src/lead-board/list/board-pages.js';
import { closeLead } from '../../../src/lead-board/list/load.js';
import { newLeadCountsAtom, pollBoard } from '../../../src/lead-board/list/new-leads.js';
import { editLead } from '../../../src/lead-card/lead/lead-edit.js';
import { changedElsewhereAtom } from '../../../src/lead-card/lead/lead-state.js';
import { noteDraftOf, putNoteDraft } from '../../../src/lead-card/notes/note-draft.js';
import { persistNoteDrafts } from '../../../src/lead-card/notes/persisted-notes.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { pageStorage } from '../../stage/device-stage.js';
import { aBoard, aPage, aWireLead, boardOf, endBoards, leadOf, openBoard } from '../../stage/leads-on-stage.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

afterEach(endBoards);

async function opened(heedsAbort = true) {
  const board = await aBoard({}, {}, { heedsAbort });
  const { session, last } = board;
  const filter = async (name: string) => {
    filterBoard(session, 'board', { ...DEFAULT_FILTERS, name });
    await settle();
    return last('leads');
  };
  return { ...board, filter, first: last('leads') };
}

it.each([
  [true, 'comes'],
  [true, 'fails'],
  [false, 'comes'],
  [false, 'fails'],
])('an answer to an older request is ignored, also if the gateway (aborts: %s) %s late', async (heeds, end) => {
  const { store, first, filter, page } = await opened(heeds);
  const second = await filter('Dana');
  expect(first.options.signal?.aborted).toBe(true);
  await second.answer(aPage(['b']));
  await (end === 'comes' ? first.answer(aPage(['a'])) : first.fail());
  expect(boardOf(store)).toMatchObject({ visibleIds: ['b'], openLeadId: 'b', phase: 'ready', failure: null });
  if (end === 'comes') expect(page.told('widget-error')).toEqual([]);
});

it('a failed load shows an error until Retry; a failed quiet refresh keeps the leads and marks them stale', async () => {
  const { store, first, refresh, page } = await opened();
  await first.fail({ status: 503, customMessage: 'Back at nine.' });
  expect(boardOf(store)).toMatchObject({
    phase: 'failed',
    failure: { kind: 'http', status: 503, operation: 'leads', customMessage: 'Back at nine.' },
  });
  expect(page.told('widget-error')).toMatchObject([{ operation: 'leads', kind: 'http', status: 503 }]);
  const again = await refresh();
  expect(boardOf(store)).toMatchObject({ phase: 'loading', failure: null });
  await again.answer(aPage(['a']));
  expect(boardOf(store)).toMatchObject({ phase: 'ready', openLeadId: 'a' });
  await (await refresh()).fail();
  expect(boardOf(store)).toMatchObject({ phase: 'ready', visibleIds: ['a'], isStale: true });
  await (await refresh()).answer(aPage(['a', 'b']));
  expect(boardOf(store)).toMatchObject({ phase: 'ready', visibleIds: ['a', 'b'], isStale: false });
});

it('a gateway that does not know the service provider is reported with the attribute sp-id', async () => {
  const { first, page } = await opened();
  await first.fail({ status: 404, customMessage: 'There is no such provider.' });
  expect(page.told('widget-error')).toMatchObject([{ operation: 'leads', status: 404, path: 'sp-id' }]);
});

it('a quiet refresh keeps the open lead open and opens none if all were closed', async () => {
  const { store, first, refresh } = await opened();
  await first.answer(aPage(['a', 'b']));
  await (await refresh()).answer(aPage(['new', 'a', 'b']));
  expect(boardOf(store)).toMatchObject({ visibleIds: ['new', 'a', 'b'], openLeadId: 'a' });
  await (await refresh()).answer(aPage(['new']));
  expect(boardOf(store).openLeadId).toBeNull();
  await (await refresh()).answer(aPage(['new', 'a']));
  expect(boardOf(store).openLeadId).toBeNull();
});

it('an empty page goes back to the last page that has leads', async () => {
  const { store, first, page, last, of } = await opened();
  await first.answer(aPage(['a'], 41));
  moveToPage(page.session, 'board', 4);
  await settle();
  await last('leads').answer(aPage([], 18));
  expect(last('leads').input['offset']).toBe(10);
  await last('leads').answer(aPage(['k'], 18));
  expect(boardOf(store)).toMatchObject({ pageIndex: 1, visibleIds: ['k'], phase: 'ready' });
  expect(of('leads')).toHaveLength(3);
});

it('an empty page goes back at least one page, whatever total the gateway sends', async () => {
  const { store, first, page, last } = await opened();
  await first.answer(aPage(['a'], 41));
  moveToPage(page.session, 'board', 2);
  await settle();
  await last('leads').answer(aPage([], 41));
  expect(last('leads').input['offset']).toBe(10);
  await last('leads').answer(aPage([], 41));
  await last('leads').answer(aPage([], 41));
  expect(boardOf(store)).toMatchObject({ pageIndex: 0, phase: 'ready' });
});

const lead = { spId: SP, leadId: 'a' };
let device: ReturnType<typeof pageStorage>;

beforeEach(() => {
  device = pageStorage('sessionStorage');
});
afterEach(() => void vi.unstubAllGlobals());

async function looking() {
  const on = stage({}, { heedsAbort: false });
  const page = aWidget(on.store);
  await openBoard(page);
  await on.last('leads').answer(aPage(['a']));
  persistNoteDrafts(on.store);
  putNoteDraft(on.store, lead, 'half a note');
  const told = page.events.length;
  const look = pollBoard(page.session, 'board');
  await settle();
  return {
    ...on,
    page,
    look,
    news: () => page.events.slice(told),
    count: () => on.store.get(newLeadCountsAtom).get('board') ?? 0,
  };
}

describe('a poll for new leads', () => {
  it('counts new leads, updates loaded ones in place, and marks changes of other people', async () => {
    const { store, look, last, of, count, news } = await looking();
    const fields = { status: 'InProgressWon', hasUnreadMessages: true, read: false };
    await last('leads').answer({ leads: [aWireLead('b'), aWireLead('a', fields)], pagination: { totalNumber: 2 } });
    expect([await look, news()]).toEqual([true, []]);
    expect([boardOf(store), leadOf(store, 'a')]).toMatchObject([{ visibleIds: ['a'], openLeadId: 'a' }, fields]);
    expect([...store.get(changedElsewhereAtom).keys(), count(), of('leads').length]).toEqual([leadKey(lead), 1, 2]);
    closeLead(store, 'board');
    expect(store.get(changedElsewhereAtom).size).toBe(0);
  });

  it('also requests the page in view if it is not the first', async () => {
    const { store, look, last, of, count } = await looking();
    await last('leads').answer(aPage(['c', 'b'], 3));
    await settle();
    expect(last('leads').input).toMatchObject({ offset: 0, sort: 'NewestOldest' });
    await last('leads').answer(aPage(['a'], 3, { hasUnreadMessages: true, read: true }));
    expect([await look, leadOf(store, 'a').hasUnreadMessages]).toEqual([true, true]);
    expect([count(), of('leads').length, store.get(changedElsewhereAtom).size]).toEqual([2, 3, 0]);
  });

  it('keeps a local change that was made meanwhile', async () => {
    const { store, look, last, page } = await looking();
    editLead(page.session, lead, { field: 'status', value: 'Selling' });
    await settle();
    await last('setStatus').answer(undefined);
    await last('leads').answer(aPage(['a']));
    await look;
    expect([leadOf(store, 'a').status, store.get(changedElsewhereAtom).size]).toEqual(['Selling', 0]);
  });

  it('stops after a 401, keeps drafts and leads, and notifies the page', async () => {
    const { store, look, last, news } = await looking();
    await last('leads').fail({ status: 401 });
    expect([await look, store.get(isExpiredAtom)]).toEqual([false, true]);
    expect(boardOf(store)).toMatchObject({ phase: 'ready', visibleIds: ['a'], isStale: false });
    expect(noteDraftOf(store, lead)?.text).toBe('half a note');
    expect(Object.values(device.kept).join()).toContain('half a note');
    expect(news()).toMatchObject([{ name: 'widget-error' }]);
  });

  it('stops after a challenge without deferring the call', async () => {
    const { look, last, news, challenges } = await looking();
    await last('leads').challenge();
    expect([await look, challenges.size, news()]).toEqual([false, 0, []]);
  });

  it('is repeated after any other failure', async () => {
    const { look, last, news } = await looking();
    await last('leads').fail({ kind: 'network', status: undefined });
    expect([await look, news()]).toEqual([true, []]);
  });
});

it('a board of archived leads does not poll, and polls again when it shows active leads', async () => {
  const on = stage({});
  const page = aWidget(on.store);
  await openBoard(page);
  await on.last('leads').answer(aPage(['a']));
  const poll = () => pollBoard(page.session, 'board');
  const show = async (archived: boolean) => {
    filterBoard(page.session, 'board', { ...DEFAULT_FILTERS, archived });
    await settle();
    await on.last('leads').answer(aPage(['a']));
  };
  await show(true);
  const before = on.of('leads').length;
  expect([await poll(), on.of('leads').length]).toEqual([true, before]);
  await show(false);
  void poll();
  await settle();
  expect(on.of('leads')).toHaveLength(before + 2);
});
