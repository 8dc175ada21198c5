import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/gateway/lead-query.js';
import { phasesOfAtom, undoEdit, undoOfferAtom, undoPhase } from '../../../src/lead-board/board-undo.js';
import { filterBoard } from '../../../src/lead-board/list/board-actions.js';
import { hideLead } from '../../../src/lead-board/list/load.js';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { dismissSave } from '../../../src/lead-card/lead/lead-changes.js';
import { editLead, retrySave } from '../../../src/lead-card/lead/lead-edit.js';
import * as leads from '../../stage/leads-on-stage.js';
import { aWidget, SP, settle } from '../../stage/stage.js';

const IDS = ['a', 'b', 'c', 'd', 'e'];

afterEach(leads.endBoards);

async function aPageOfThree(pageSize = 3) {
  const book = leads.aBook(IDS);
  const list = { isOnItsWay: Promise.resolve() };
  const answer = (input: Parameters<typeof book.answer>[0]) => {
    const page = book.answer(input);
    return list.isOnItsWay.then(() => page);
  };
  const board = await leads.aBoard({ leads: answer }, { pageSize });
  const { ref, session, last } = board;
  const archive = async (leadId: string, archived = true) => {
    void editLead(session, ref(leadId), { field: 'archived', value: archived }, { list: 'board' });
    await settle();
    return last('archive');
  };
  return { ...board, book, list, archive };
}

it('an archived lead leaves the board immediately, the next one opens, and a confirmed archive refills the page', async () => {
  const { store, archive, book, of, page } = await aPageOfThree();
  const call = await archive('a');
  expect(leads.boardOf(store)).toMatchObject({ visibleIds: ['b', 'c'], openLeadId: 'b' });
  expect(leads.boardOf(store).pagination).toMatchObject({ totalCount: 4, firstItemNumber: 1, lastItemNumber: 2 });
  expect([page.told('lead-select'), of('leads').length]).toEqual([[{ leadId: 'b' }], 1]);
  book.put('a', { isArchived: true });
  await call.answer();
  expect(of('leads')).toHaveLength(2);
  expect(leads.boardOf(store)).toMatchObject({ phase: 'ready', visibleIds: ['b', 'c', 'd'], openLeadId: 'b' });
});

it('Undo of an archive that waits for a connection restores the lead and sends nothing', async () => {
  const { store, archive, of, page } = await aPageOfThree();
  await (await archive('a')).fail({ kind: 'network' });
  await undoEdit(store.get(undoOfferAtom)(page.session) ?? expect.fail(), 'board');
  const { visibleIds } = leads.boardOf(store);
  expect([visibleIds, leads.saveOf(store, 'a', 'archived'), of('archive').length]).toEqual([['a', 'b', 'c'], null, 1]);
});

it('a failed archive restores the lead with a message; Retry and a replay refill the page', async () => {
  const { store, archive, book, page, last, of, challenges } = await aPageOfThree();
  await (await archive('a')).fail();
  expect(leads.boardOf(store)).toMatchObject({ visibleIds: ['a', 'b', 'c'], openLeadId: 'b' });
  expect(leads.saveOf(store, 'a', 'archived')).toMatchObject({ phase: 'failed', failure: { operation: 'archive' } });
  expect(of('leads')).toHaveLength(1);
  void retrySave(page.session, { spId: SP, leadId: 'a' }, 'archived');
  await settle();
  book.put('a', { isArchived: true });
  await last('archive').answer();
  expect(leads.boardOf(store).visibleIds).toEqual(['b', 'c', 'd']);
  await (await archive('b')).challenge();
  expect(leads.boardOf(store).visibleIds).toEqual(['b', 'c', 'd']);
  void challenges.replayAll();
  await settle();
  book.put('b', { isArchived: true });
  await last('archive').answer();
  expect(leads.boardOf(store).visibleIds).toEqual(['c', 'd', 'e']);
});

it('two leads archived in a row both leave, whichever answer comes first', async () => {
  const { store, archive, book } = await aPageOfThree(5);
  const first = await archive('a');
  const second = await archive('b');
  expect(leads.boardOf(store)).toMatchObject({ visibleIds: ['c', 'd', 'e'], openLeadId: 'c' });
  book.put('b', { isArchived: true });
  await second.answer();
  expect(leads.boardOf(store).visibleIds).toEqual(['c', 'd', 'e']);
  book.put('a', { isArchived: true });
  await first.answer();
  expect(leads.boardOf(store).visibleIds).toEqual(['c', 'd', 'e']);
});

it('a restored lead leaves the archived leads and is among the active ones again', async () => {
  const { store, archive, book, page } = await aPageOfThree();
  book.put('b', { isArchived: true });
  const filter = async (archived: boolean) => {
    filterBoard(page.session, 'board', { ...DEFAULT_FILTERS, archived });
    await settle();
  };
  await filter(true);
  expect(leads.boardOf(store).visibleIds).toEqual(['b']);
  const call = await archive('b', false);
  expect(leads.boardOf(store).visibleIds).toEqual([]);
  book.put('b', { isArchived: false });
  await call.answer();
  await filter(false);
  expect([leads.boardOf(store).visibleIds, leads.leadOf(store, 'b').archived]).toEqual([['a', 'b', 'c'], false]);
});

it('a list that was requested before a lead was restored does not remove it again', async () => {
  const { store, archive, book, list } = await aPageOfThree();
  const archived = await archive('a');
  book.put('a', { isArchived: true });
  let arrive = () => {};
  list.isOnItsWay = new Promise((resolve) => {
    arrive = resolve;
  });
  await archived.answer();
  const restored = await archive('a', false);
  book.put('a', { isArchived: false });
  arrive();
  await settle();
  expect(leads.boardOf(store).visibleIds).toEqual(['a', 'b', 'c']);
  await restored.answer();
  await settle();
  expect(leads.boardOf(store).visibleIds).toEqual(['a', 'b', 'c']);
});

it('a hidden lead leaves only this board, the next one opens, and no call is made', async () => {
  const { store, page, calls } = await aPageOfThree();
  await leads.openBoard(aWidget(store), { id: 'other', pageSize: 3 });
  const before = calls.length;
  hideLead(page.session, 'board', 'a');
  await settle();
  expect(leads.boardOf(store)).toMatchObject({ visibleIds: ['b', 'c'], openLeadId: 'b' });
  expect([leads.boardOf(store, 'other').visibleIds, calls.length]).toEqual([['a', 'b', 'c'], before]);
});

const OFFLINE = { kind: 'network' } as const;
const lead = { spId: SP, leadId: 'a' };

async function edited(edit: LeadEdit) {
  const board = await leads.aBoard();
  await board.edit('a', edit);
  const offer = () => board.store.get(undoOfferAtom)(board.session);
  return { ...board, offer, phase: () => undoPhase(board.store.get(phasesOfAtom)(offer())) };
}

describe.each(leads.EDITS.filter(([{ field }]) => field !== 'notes'))('Undo of %j', (edit, operation) => {
  it('is offered immediately; offline, the change waits and counts as saved after the gateway confirmed it', async () => {
    const board = await edited(edit);
    expect([board.offer(), board.phase()]).toMatchObject([{ edit }, 'saving']);
    await board.last(operation).fail(OFFLINE);
    expect([board.phase(), board.offer()]).toMatchObject(['waiting', { edit }]);
    await leads.online();
    expect(board.phase()).toBe('saving');
    await board.last(operation).answer();
    expect(board.phase()).toBe('saved');
  });

  it('waits for the person if the sign-in expired meanwhile', async () => {
    const board = await edited(edit);
    await board.last(operation).fail(OFFLINE);
    await leads.online();
    await board.last(operation).fail({ status: 401 });
    expect(board.phase()).toBe('held');
  });

  it('is not offered for a refused change, also after its error is dismissed', async () => {
    const board = await edited(edit);
    await board.last(operation).fail();
    expect(board.offer()).toBeNull();
    dismissSave(board.store, lead, edit.field);
    expect(board.offer()).toBeNull();
  });
});
