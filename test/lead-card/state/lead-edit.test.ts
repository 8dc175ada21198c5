import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { dismissSave } from '../../../src/lead-card/lead/lead-changes.js';
import { chooseStatus, editLead, retrySave } from '../../../src/lead-card/lead/lead-edit.js';
import { putLeads } from '../../../src/lead-card/lead/lead-state.js';
import { noteDraftOf } from '../../../src/lead-card/notes/note-draft.js';
import { aBoard, aBook, aPage, EDITS, endBoards, leadOf, saveOf } from '../../stage/leads-on-stage.js';
import { SP, settle } from '../../stage/stage.js';

const lead = { spId: SP, leadId: 'a' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endBoards();
  vi.useRealTimers();
});

async function withLead() {
  const book = aBook(['a', 'b']);
  const board = await aBoard({ leads: book.answer });
  // A list that is loaded after the change no longer has it.
  book.put('a', { isArchived: true });
  return { ...board, edit: (what: LeadEdit) => board.editing('a', what) };
}

describe.each(EDITS)('a change: %j', (change, operation) => {
  it('is shown immediately, sent, and saved after the gateway accepted it; the host is notified, and “Saved” fades', async () => {
    const { store, edit, last, page } = await withLead();
    const taken = edit(change);
    expect(leadOf(store, 'a')).toMatchObject({ [change.field]: change.value });
    expect(saveOf(store, 'a', change.field)).toMatchObject({ phase: 'saving', wanted: change });
    await settle();
    const name = change.field === 'notes' ? 'note' : change.field;
    expect(last(operation).input).toEqual({ serviceProviderId: SP, leadId: 'a', [name]: change.value });
    await last(operation).answer();
    await expect(taken).resolves.toBe(true);
    expect(saveOf(store, 'a', change.field)).toMatchObject({ phase: 'saved' });
    const told = { leadId: 'a', change: change.field, ...(change.field === 'notes' ? {} : { value: change.value }) };
    expect(page.told('lead-change')).toEqual([told]);
    await vi.advanceTimersByTimeAsync(3999);
    expect(saveOf(store, 'a', change.field)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(saveOf(store, 'a', change.field)).toBeNull();
    expect(leadOf(store, 'a')).toMatchObject({ [change.field]: change.value });
  });

  it('is reverted when it fails, with the reason as a value', async () => {
    const { store, edit, last, page } = await withLead();
    const before = leadOf(store, 'a');
    const taken = edit(change);
    await settle();
    await last(operation).fail({ status: 409, customMessage: 'Closed.' });
    await expect(taken).resolves.toBe(false);
    expect(leadOf(store, 'a')).toEqual(before);
    const requestId = last(operation).options.requestId;
    expect(saveOf(store, 'a', change.field)).toMatchObject({
      phase: 'failed',
      wanted: change,
      failure: { kind: 'http', operation, status: 409, customMessage: 'Closed.', requestId },
    });
    expect(page.told('widget-error')).toEqual([{ operation, kind: 'http', status: 409, requestId }]);
    expect(page.told('lead-change')).toEqual([]);
  });

  it('is sent again by Retry with the same request id', async () => {
    const { store, edit, of, last, page } = await withLead();
    void edit(change);
    await settle();
    await last(operation).fail();
    const again = retrySave(page.session, lead, change.field);
    expect(leadOf(store, 'a')).toMatchObject({ [change.field]: change.value });
    await settle();
    const [first, second] = of(operation).slice(-2);
    expect([second?.options.requestId, second?.input]).toEqual([first?.options.requestId, first?.input]);
    await second?.answer();
    await expect(again).resolves.toBe(true);
    expect(leadOf(store, 'a')).toMatchObject({ [change.field]: change.value });
  });
});

it('unsaved notes are not sent again over notes that arrived meanwhile', async () => {
  const { store, edit, of, last, page } = await withLead();
  void edit({ field: 'notes', value: 'Mine.' });
  await settle();
  await last('saveNote').fail();
  const leads = [{ ...leadOf(store, 'a'), notes: 'Theirs.' }];
  putLeads(store, { spId: SP, leads, requestedAt: Number.POSITIVE_INFINITY });
  await expect(retrySave(page.session, lead, 'notes')).resolves.toBe(false);
  expect([of('saveNote').length, leadOf(store, 'a').notes]).toEqual([1, 'Theirs.']);
  expect(noteDraftOf(store, lead)?.text).toBe('Mine.');
});

it('a change makes no call if it changes nothing, no retry after it is dismissed, and notifies no removed element', async () => {
  const { store, edit, last, of, page } = await withLead();
  await expect(edit({ field: 'status', value: 'Initial' })).resolves.toBe(false);
  const unknown = { spId: SP, leadId: 'zzz' };
  await expect(editLead(page.session, unknown, { field: 'status', value: 'Selling' })).resolves.toBe(false);
  expect(of('setStatus')).toEqual([]);
  void edit({ field: 'status', value: 'Selling' });
  await settle();
  await last('setStatus').fail();
  dismissSave(store, lead, 'status');
  expect(saveOf(store, 'a', 'status')).toBeNull();
  await retrySave(page.session, lead, 'status');
  expect(of('setStatus')).toHaveLength(1);
  void edit({ field: 'status', value: 'Selling' });
  await settle();
  page.leave();
  await last('setStatus').answer();
  expect([page.told('lead-change'), leadOf(store, 'a').status]).toEqual([[], 'Selling']);
});

afterEach(endBoards);

async function twoChanges() {
  const board = await aBoard();
  void board.editing('a', { field: 'status', value: 'Selling' });
  await board.edit('a', { field: 'status', value: 'ClosedWon' });
  return board;
}

it('two quick changes of one lead are sent in order and the last one is shown; other leads do not wait', async () => {
  const { store, of, edit } = await twoChanges();
  await edit('b', { field: 'status', value: 'Selling' });
  const sent = () => of('setStatus').map(({ input }) => `${input['leadId']} ${input['status']}`);
  expect([sent(), leadOf(store, 'a').status]).toEqual([['a Selling', 'b Selling'], 'ClosedWon']);
  await of('setStatus')[0]?.answer();
  expect(sent()).toEqual(['a Selling', 'b Selling', 'a ClosedWon']);
  expect([leadOf(store, 'a').status, saveOf(store, 'a', 'status')?.phase]).toEqual(['ClosedWon', 'saving']);
});

it.each([
  [true, true, 'ClosedWon', 'saved'],
  [true, false, 'Selling', 'failed'],
  [false, true, 'ClosedWon', 'saved'],
  [false, false, 'Initial', 'failed'],
])(
  'two quick changes of one lead, %s and then %s by the gateway, end as %s, %s',
  async (first, second, status, phase) => {
    const { store, of } = await twoChanges();
    await (first ? of('setStatus')[0]?.answer() : of('setStatus')[0]?.fail());
    expect(leadOf(store, 'a').status).toBe('ClosedWon');
    await (second ? of('setStatus')[1]?.answer() : of('setStatus')[1]?.fail());
    expect([leadOf(store, 'a').status, saveOf(store, 'a', 'status')?.phase]).toEqual([status, phase]);
  },
);

it('two quick changes of different fields have separate results', async () => {
  const { store, of, editing } = await twoChanges();
  void editing('a', { field: 'notes', value: 'Gate 12' });
  await of('setStatus')[0]?.answer();
  await of('setStatus')[1]?.answer();
  await of('saveNote')[0]?.fail();
  expect(leadOf(store, 'a')).toMatchObject({ status: 'ClosedWon', notes: '' });
});

it('a list reverts a change only if it was requested after the save, and an equal list renders nothing', async () => {
  const { store, refresh, edit, last } = await aBoard({});
  await last('leads').answer(aPage(['a']));
  const before = leadOf(store, 'a');
  await (await refresh()).answer(aPage(['a']));
  expect(leadOf(store, 'a')).toBe(before);
  const asked = await refresh();
  await edit('a', { field: 'status', value: 'Selling' });
  await (await refresh()).answer(aPage(['a'], 1, { notes: 'from elsewhere' }));
  expect(leadOf(store, 'a')).toMatchObject({ status: 'Selling', notes: 'from elsewhere' });
  await last('setStatus').answer();
  await asked.answer(aPage(['a']));
  expect(leadOf(store, 'a').status).toBe('Selling');
  await (await refresh()).answer(aPage(['a'], 1, { status: 'ClosedWon' }));
  expect(leadOf(store, 'a').status).toBe('ClosedWon');
});

async function withRead() {
  const board = await aBoard({
    leads: () => aPage(['a', 'b'], 2, { status: 'Selling', read: false }),
    markRead: () => undefined,
  });
  const { ref, session } = board;
  const choose = (status: string, leadId = 'a') => chooseStatus(session, ref(leadId), status);
  return { ...board, choose };
}

it('a chosen status is sent and reported to the host, and won asks for a review; the current status does nothing', async () => {
  const { choose, of, page } = await withRead();
  expect(['Selling', 'InProgressWon', 'ClosedWon'].map((status) => choose(status))).toEqual([false, false, true]);
  await settle();
  const told = page.told('analytics').filter((event) => 'name' in event && event.name === 'status-change');
  expect([told.length, of('setStatus')[0]?.input['status']]).toEqual([2, 'InProgressWon']);
});

it('choosing a status in the list marks the lead read', async () => {
  const { store, choose, last } = await withRead();
  expect(leadOf(store, 'b').read).toBe(false);
  choose('ClosedLost', 'b');
  await settle();
  expect(leadOf(store, 'b').read).toBe(true);
  await last('setStatus').answer();
  expect(last('markRead').input).toEqual({ serviceProviderId: SP, leadId: 'b', read: true });
});
