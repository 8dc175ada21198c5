import { afterEach, describe, expect, it } from 'vitest';
import { phasesOfAtom, undoPhase, undoText } from '../../../src/lead-board/board-undo.js';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { putLeads } from '../../../src/lead-card/lead/lead-state.js';
import { boardOf, endBoards, leadOf, online, saveOf } from '../../stage/leads-on-stage.js';
import { SP, settle } from '../../stage/stage.js';
import { aBoardOfSix, accept, answerAll, archived, idsOf, leadsOf, selling } from './bulk-stage.js';

const OFFLINE = { kind: 'network' } as const;
const unread: LeadEdit = { field: 'read', value: false };

afterEach(endBoards);

describe('Undo of a bulk change', () => {
  it('restores each lead’s own status, marks none read, and offers no Undo of itself', async () => {
    const { changeAll, offer, of, store } = await aBoardOfSix({
      fields: { b: { status: 'ClosedWon' }, c: { status: 'Selling' } },
    });
    await changeAll(['a', 'b', 'c']);
    // Someone marks one of them unread meanwhile: Undo is about the status alone.
    const theirs = { ...leadOf(store, 'a'), read: false };
    putLeads(store, { spId: SP, leads: [theirs], requestedAt: Number.POSITIVE_INFINITY });
    offer()?.group?.undo();
    await settle();
    await answerAll(() => of('setStatus'), accept, 2);
    expect(
      of('setStatus')
        .slice(2)
        .map(({ input }) => [input['leadId'], input['status']]),
    ).toEqual([
      ['a', 'Initial'],
      ['b', 'ClosedWon'],
    ]);
    expect([of('markRead'), leadOf(store, 'a').read, offer()]).toEqual([[], false, null]);
  });

  it('covers the changed leads, not the failed ones', async () => {
    const { begin, offerUndo, offer, of } = await aBoardOfSix();
    const { ended } = await begin(unread, ['a', 'b']);
    await of('markRead')[0]?.fail();
    await of('markRead')[1]?.answer();
    offerUndo(await ended);
    offer()?.group?.undo();
    await settle();
    expect(
      of('markRead')
        .slice(2)
        .map(({ input }) => [input['leadId'], input['read']]),
    ).toEqual([['b', true]]);
  });

  it('continues if it was stopped, and cannot be undone itself', async () => {
    const { changeAll, offerUndo, offer, goOn, of } = await aBoardOfSix();
    await changeAll(['a', 'b']);
    offer()?.group?.undo();
    await settle();
    await of('setStatus')[2]?.challenge();
    await of('setStatus')[3]?.answer();
    const again = goOn();
    await settle();
    await of('setStatus')[4]?.answer();
    expect(of('setStatus')[4]?.input).toMatchObject({ leadId: 'a', status: 'Initial' });
    offerUndo(await again);
    expect(offer()).toBeNull();
  });
});

it('offline, a bulk change waits, is undone as a whole, and counts the saved leads', async () => {
  const { begin, offerUndo, offer, of, store } = await aBoardOfSix();
  const { ended } = await begin(selling, ['a', 'b', 'c']);
  await of('setStatus')[0]?.answer();
  await of('setStatus')[1]?.fail(OFFLINE);
  await of('setStatus')[2]?.fail(OFFLINE);
  const report = await ended;
  expect([report?.taken.length, report?.failed, saveOf(store, 'b', 'status')?.phase]).toEqual([3, [], 'waiting']);
  offerUndo(report);
  const phases = () => store.get(phasesOfAtom)(offer());
  const phase = () => undoPhase(phases());
  const text = () => undoText(offer(), phases());
  expect([phase(), text()]).toEqual(['waiting', '1 saved, 2 waiting']);
  await online();
  await answerAll(() => of('setStatus'), accept, 3);
  expect(leadsOf(of('setStatus').slice(3))).toEqual(['b', 'c']);
  expect(idsOf(of('setStatus').slice(3))).toEqual(idsOf(of('setStatus').slice(1, 3)));
  expect([phase(), text()]).toEqual(['saved', '3 saved, 0 waiting']);
});

it('offline, Undo drops what waits and sends the opposite of what was saved', async () => {
  const { begin, offerUndo, offer, of, store } = await aBoardOfSix();
  const { ended } = await begin(selling, ['a', 'b']);
  await of('setStatus')[0]?.answer();
  await of('setStatus')[1]?.fail(OFFLINE);
  offerUndo(await ended);
  offer()?.group?.undo();
  await settle();
  expect([saveOf(store, 'b', 'status'), leadOf(store, 'b').status]).toEqual([null, 'Initial']);
  await online();
  await answerAll(() => of('setStatus'), accept, 2);
  expect(
    of('setStatus')
      .slice(2)
      .map(({ input }) => [input['leadId'], input['status']]),
  ).toEqual([['a', 'Initial']]);
});

it('offline, a change that is refused later is no longer counted', async () => {
  const { begin, offerUndo, offer, of, store } = await aBoardOfSix();
  const { ended } = await begin(selling, ['a', 'b']);
  await of('setStatus')[0]?.answer();
  await of('setStatus')[1]?.fail(OFFLINE);
  offerUndo(await ended);
  await online();
  await of('setStatus')[2]?.fail({ status: 422 });
  expect(undoText(offer(), store.get(phasesOfAtom)(offer()))).toBe('1 saved, 0 waiting');
});

describe('bulk archive', () => {
  it('removes the leads immediately, opens the first of the rest, and reloads the page once', async () => {
    const { begin, of, store, book } = await aBoardOfSix({ pageSize: 4 });
    expect(boardOf(store).openLeadId).toBe('a');
    const { ended } = await begin(archived, ['a', 'b']);
    expect([boardOf(store), of('leads').length]).toMatchObject([{ visibleIds: ['c', 'd'], openLeadId: 'c' }, 1]);
    for (const leadId of ['a', 'b']) book.put(leadId, { isArchived: true });
    await answerAll(() => of('archive'), accept);
    await ended;
    expect([of('leads').length, boardOf(store).visibleIds]).toEqual([2, ['c', 'd', 'e', 'f']]);
  });

  it('reloads the page after the last lead is archived when the connection is back', async () => {
    const { begin, of, store, book } = await aBoardOfSix({ pageSize: 2 });
    const { ended } = await begin(archived, ['a', 'b']);
    for (const call of of('archive')) await call.fail(OFFLINE);
    await ended;
    for (const leadId of ['a', 'b']) book.put(leadId, { isArchived: true });
    await online();
    await answerAll(() => of('archive'), accept, 2);
    await settle();
    expect(boardOf(store)).toMatchObject({ visibleIds: ['c', 'd'], isRefilling: false });
  });

  it('of a whole page waits for the next page and then opens its first lead', async () => {
    const { begin, of, store, book } = await aBoardOfSix({ pageSize: 2 });
    await begin(archived, ['a', 'b']);
    expect(boardOf(store)).toMatchObject({ visibleIds: [], isRefilling: true, openLeadId: null });
    for (const leadId of ['a', 'b']) book.put(leadId, { isArchived: true });
    await answerAll(() => of('archive'), accept);
    await settle();
    expect(boardOf(store)).toMatchObject({ visibleIds: ['c', 'd'], isRefilling: false, openLeadId: 'c' });
  });
});
