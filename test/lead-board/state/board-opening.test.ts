import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS, LEAD_SOURCES } from '../../../src/gateway/lead-query.js';
import * as actions from '../../../src/lead-board/list/board-actions.js';
import { moveToPage } from '../../../src/lead-board/list/board-pages.js';
import { closeLead, openLead } from '../../../src/lead-board/list/load.js';
import { leadListsAtom } from '../../../src/lead-card/lead/lead-edit.js';
import { openedUnseenAtom } from '../../../src/lead-card/lead/lead-state.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import * as leads from '../../stage/leads-on-stage.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

describe('a board that is added to the page', () => {
  it('requests the provider and the first page, reports its impression, and sends the provider’s name once known', async () => {
    const on = stage();
    const page = aWidget(on.store);
    await leads.openBoard(page, { pageSize: 10, featuredLeadId: 'c', newMessages: true });
    expect(on.last('serviceProvider').input).toEqual({ serviceProviderId: SP });
    expect(on.last('leads').input).toMatchObject({
      serviceProviderId: SP,
      offset: 0,
      limit: 10,
      sort: 'NewestOldest',
      featuredLeadId: 'c',
      filters: { archived: false, hasUnreadMessages: true, displayLead: true },
    });
    expect(leads.boardOf(on.store)).toMatchObject({ phase: 'loading', visibleIds: [], openLeadId: null });
    expect(page.told('analytics')).toEqual([
      { name: 'page-view', page: 'SP : Lead Board', location: 'lead board', userType: 'Authenticated' },
    ]);
    expect(on.last('leads').input['businessName']).toBeUndefined();
    await on.last('serviceProvider').answer(leads.PROVIDER_ANSWER);
    actions.refreshBoard(page.session, 'board');
    await settle();
    expect(on.last('leads').input['businessName']).toBe('Lone Star');
  });

  it('opens the first lead, which nobody has seen yet, and leaves it unread', async () => {
    const on = stage();
    const page = aWidget(on.store);
    await leads.openBoard(page);
    await on.last('leads').answer(leads.aPage(['a', 'b'], 12, { read: false }));
    expect(leads.boardOf(on.store)).toMatchObject({
      phase: 'ready',
      visibleIds: ['a', 'b'],
      openLeadId: 'a',
      pagination: { totalCount: 12, firstItemNumber: 1, lastItemNumber: 2, totalPageCount: 2 },
    });
    expect(leads.leadOf(on.store, 'a').read).toBe(false);
    expect([...on.store.get(openedUnseenAtom).keys()]).toEqual([leadKey({ spId: SP, leadId: 'a' })]);
    expect([on.of('markRead'), page.told('lead-select')]).toEqual([[], [{ leadId: 'a' }]]);
  });

  it('lists the featured lead first and opens it, and shows a lead once that an answer contains twice', async () => {
    const on = stage({ leads: () => leads.aPage(['a', 'b', 'a', 'c']) });
    await leads.openBoard(aWidget(on.store), { featuredLeadId: 'c' });
    expect(leads.boardOf(on.store)).toMatchObject({ visibleIds: ['c', 'a', 'b'], openLeadId: 'c' });
  });

  it('ignores answers after it is removed from the page', async () => {
    const on = stage();
    await leads.openBoard(aWidget(on.store));
    const call = on.last('leads');
    actions.closeBoard(on.store, 'board');
    expect(on.store.get(leadListsAtom)).toBeNull();
    expect(call.options.signal?.aborted).toBe(true);
    await call.answer(leads.aPage(['a']));
    expect(() => leads.boardOf(on.store)).toThrow('no such board');
    expect(() => leads.leadOf(on.store, 'a')).toThrow('no such lead');
  });
});

it('opening a lead closes the open one', async () => {
  const on = stage({ leads: () => leads.aPage(['a', 'b']) });
  const page = aWidget(on.store);
  await leads.openBoard(page);
  openLead(page.session, 'board', 'b');
  expect(leads.boardOf(on.store).openLeadId).toBe('b');
  expect(page.told('lead-select')).toEqual([{ leadId: 'a' }, { leadId: 'b' }]);
  closeLead(on.store, 'board');
  expect(leads.boardOf(on.store).openLeadId).toBeNull();
});

it('opening a lead marks it read again after it was marked unread', async () => {
  const on = stage({ leads: () => leads.aPage(['a'], 1, { read: false }) });
  const page = aWidget(on.store);
  await leads.openBoard(page);
  const openByHand = () => {
    closeLead(on.store, 'board');
    openLead(page.session, 'board', 'a');
  };
  openByHand();
  await settle();
  expect(on.of('markRead').map(({ input }) => input)).toEqual([{ serviceProviderId: SP, leadId: 'a', read: true }]);
  await on.last('markRead').fail();
  expect(leads.leadOf(on.store, 'a').read).toBe(false);
  openByHand();
  await settle();
  expect(on.of('markRead')).toHaveLength(2);
});

afterEach(leads.endBoards);

const IDS = [...Array(25).keys()].map((index) => `l${index}`);

async function onPage(pageIndex: number) {
  const book = leads.aBook(IDS);
  const on = await leads.aBoard({ leads: book.answer });
  const { session } = on;
  const move = async (index: number) => {
    moveToPage(session, 'board', index);
    await settle();
  };
  if (pageIndex > 0) await move(pageIndex);
  return { ...on, move };
}

it('a page is loaded once by its offset and opens no lead; filters return to the first page and can be cleared', async () => {
  const { store, last, of, move, session } = await onPage(2);
  expect(last('leads').input).toMatchObject({ offset: 20, limit: 10 });
  expect(leads.boardOf(store)).toMatchObject({
    openLeadId: null,
    visibleIds: IDS.slice(20),
    pagination: { pageIndex: 2, firstItemNumber: 21, lastItemNumber: 25, totalPageCount: 3 },
  });
  await move(2);
  expect(of('leads')).toHaveLength(2);
  actions.filterBoard(session, 'board', { ...DEFAULT_FILTERS, hasUnreadMessages: true, postalCode: '78704' });
  await settle();
  expect(last('leads').input).toMatchObject({
    offset: 0,
    filters: { archived: false, hasUnreadMessages: true, displayLead: true, postalCode: '78704' },
  });
  expect(leads.boardOf(store).pageIndex).toBe(0);
  await move(2);
  actions.clearFilters(session, 'board');
  await settle();
  expect(last('leads').input).toMatchObject({ offset: 0 });
  expect(last('leads').input['filters']).toEqual({
    archived: false,
    hasUnreadMessages: null,
    displayLead: true,
    sources: LEAD_SOURCES,
  });
});

it('sorting returns to the first page, and the current sort order makes no call', async () => {
  const { of, last, session } = await onPage(1);
  for (const sort of ['NewestOldest', 'OldestNewest'] as const) {
    actions.sortBoard(session, 'board', sort);
    await settle();
  }
  expect([last('leads').input, of('leads').length]).toMatchObject([{ offset: 0, sort: 'OldestNewest' }, 3]);
});
