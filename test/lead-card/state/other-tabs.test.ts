import { afterEach, expect, it, vi } from 'vitest';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { EDITS } from '../../stage/leads-on-stage.js';
import { OWNER, SP } from '../../stage/stage.js';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tab with a board: its modules are its own, as in another document. */
async function aTab({ owner = OWNER, totalNumber = 2, isSamePage = false } = {}) {
  const leadIds = ['a', 'b'];
  if (!isSamePage) vi.resetModules();
  const { aWidget, settle, stage } = await import('../../stage/stage.js');
  const { aPage, boardOf, leadOf, openBoard, PROVIDER_ANSWER } = await import('../../stage/leads-on-stage.js');
  const { beginLeadOutbox } = await import('../../../src/lead-card/lead/lead-outbox.js');
  const { editLead } = await import('../../../src/lead-card/lead/lead-edit.js');
  const { sendFeedback } = await import('../../../src/lead-card/feedback/feedback-state.js');
  const { editLeads } = await import('../../../src/lead-board/bulk/bulk-state.js');
  const { undoEdit } = await import('../../../src/lead-board/board-undo.js');
  const { lastEditAtom } = await import('../../../src/lead-card/lead/lead-save.js');
  const { closeLead, openLead } = await import('../../../src/lead-board/list/load.js');
  const { markThreadRead } = await import('../../../src/message-thread/conversation/open.js');
  const { putNoteDraft, noteDraftOf } = await import('../../../src/lead-card/notes/note-draft.js');
  const on = stage(
    {
      leads: () => aPage(leadIds, totalNumber, { hasUnreadMessages: true, customerInfo: { userId: 'u-1' } }),
      serviceProvider: () => PROVIDER_ANSWER,
      addDisplayPreferences: () => undefined,
    },
    { owner },
  );
  const widget = aWidget(on.store);
  const { session } = widget;
  const { store } = on;
  await openBoard(widget);
  ends.push(() => on.session.end());
  beginLeadOutbox(session);
  await settle();
  const callsBefore = on.calls.length;
  const ref = (leadId: string) => ({ spId: SP, leadId });
  const change = async (leadId: string, edit: LeadEdit) => {
    void editLead(session, ref(leadId), edit);
    await settle();
  };
  return {
    ...on,
    lead: (leadId: string) => leadOf(store, leadId),
    board: () => boardOf(store),
    madeCalls: () => on.calls.slice(callsBefore).map(({ operation }) => operation),
    edit: change,
    async saved(leadId: string, edit: LeadEdit) {
      await change(leadId, edit);
      await on.calls.at(-1)?.answer();
    },
    async rate(leadId: string) {
      void sendFeedback(session, ref(leadId), { rating: 5, reason: 'Other', notes: '' });
      await settle();
    },
    async editMany(edit: LeadEdit) {
      void editLeads(session, 'board', leadIds, edit);
      await settle();
    },
    async undo() {
      const offer = store.get(lastEditAtom);
      if (offer === null) throw new Error('there is nothing to undo');
      void undoEdit(offer, 'board');
      await settle();
    },
    canUndo: () => store.get(lastEditAtom) !== null,
    open: (leadId: string) => openLead(session, 'board', leadId, { isAutomatic: true }),
    close: () => closeLead(store, 'board'),
    write: (leadId: string, draft: string) => putNoteDraft(store, ref(leadId), draft),
    written: (leadId: string) => noteDraftOf(store, ref(leadId))?.text ?? null,
    readThread: () => markThreadRead(session, { spId: SP, userId: 'u-1' }),
  };
}

/** Messages between tabs take a moment. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 50));

it.each(EDITS)('an accepted change appears on the other board without a call: %j', async (edit, operation) => {
  const [one, other] = [await aTab(), await aTab()];
  const before = other.lead('b')[edit.field];
  await one.edit('b', edit);
  await heard();
  expect(other.lead('b')[edit.field]).toBe(before);
  await one.last(operation).answer();
  await vi.waitFor(() => expect(other.lead('b')[edit.field]).toBe(edit.value));
  expect(other.madeCalls()).toEqual([]);
});

it('a rating and a read conversation are broadcast', async () => {
  const [one, other] = [await aTab(), await aTab()];
  await one.rate('b');
  await one.last('sendFeedback').answer();
  await vi.waitFor(() => expect(other.lead('b').feedback).toMatchObject({ rating: 5 }));
  one.readThread();
  await one.last('markThreadRead').answer();
  await vi.waitFor(() => expect(other.lead('a').hasUnreadMessages).toBe(false));
  expect(other.madeCalls()).toEqual([]);
});

it('a bulk change and its Undo are broadcast, except what the gateway refuses', async () => {
  const [one, other] = [await aTab(), await aTab()];
  await one.edit('b', { field: 'status', value: 'Selling' });
  await one.last('setStatus').fail({ status: 500 });
  await heard();
  expect(other.lead('b').status).toBe('Initial');
  await one.editMany({ field: 'read', value: false });
  for (const call of one.of('markRead')) await call.answer();
  await vi.waitFor(() => expect(['a', 'b'].map((id) => other.lead(id).read)).toEqual([false, false]));
  await one.saved('b', { field: 'status', value: 'Selling' });
  await vi.waitFor(() => expect(other.lead('b').status).toBe('Selling'));
  await one.undo();
  await one.last('setStatus').answer();
  await vi.waitFor(() => expect(other.lead('b').status).toBe('Initial'));
});

it('an archived lead leaves the list and its count; an open one leaves when it is closed', async () => {
  const [one, other] = [await aTab({ totalNumber: 7 }), await aTab({ totalNumber: 7 })];
  other.open('b');
  for (const leadId of ['a', 'b']) {
    await one.edit(leadId, { field: 'archived', value: true });
    await one.last('archive').answer();
  }
  await vi.waitFor(() => expect(other.lead('b').archived).toBe(true));
  expect([other.board().visibleIds, other.board().pagination.totalCount]).toEqual([['b'], 6]);
  other.close();
  expect([other.board().visibleIds, other.board().pagination.totalCount]).toEqual([[], 5]);
});

it('an older change does not overwrite a newer one of this tab, in whichever order their answers arrive', async () => {
  const [one, other] = [await aTab(), await aTab()];
  await one.edit('b', { field: 'status', value: 'Selling' });
  await heard();
  await other.saved('b', { field: 'status', value: 'ClosedWon' });
  await one.last('setStatus').answer();
  await heard();
  expect(other.lead('b').status).toBe('ClosedWon');
});

it('a change of this tab that is refused is reverted to the state that was broadcast meanwhile', async () => {
  const [one, other] = [await aTab(), await aTab()];
  await other.edit('b', { field: 'status', value: 'ClosedWon' });
  await one.saved('b', { field: 'status', value: 'Selling' });
  await heard();
  expect(other.lead('b').status).toBe('ClosedWon');
  await other.last('setStatus').fail({ status: 500 });
  expect(other.lead('b').status).toBe('Selling');
});

it('a note that is being written stays in its editor; Undo goes away if another tab changed the lead since', async () => {
  const [one, other] = [await aTab(), await aTab()];
  other.write('b', 'Mine, not sent yet');
  await one.saved('b', { field: 'notes', value: 'Theirs' });
  await vi.waitFor(() => expect(other.lead('b').notes).toBe('Theirs'));
  expect(other.written('b')).toBe('Mine, not sent yet');
  await other.saved('b', { field: 'status', value: 'Selling' });
  expect(other.canUndo()).toBe(true);
  await heard();
  await one.saved('b', { field: 'status', value: 'ClosedWon' });
  await vi.waitFor(() => expect(other.canUndo()).toBe(false));
});

it.each([
  ['to another provider or gateway', { owner: 'another gateway' }],
  ['between two gateway objects of one page, whose providers may have the same id', { isSamePage: true }],
])('nothing is shared %s', async (_where, options) => {
  const [one, other] = [await aTab(), await aTab(options)];
  await one.saved('b', { field: 'status', value: 'Selling' });
  await heard();
  expect([one.lead('b').status, other.lead('b').status]).toEqual(['Selling', 'Initial']);
});

it('nothing is broadcast or accepted after the sign-out', async () => {
  const [one, other, third] = [await aTab(), await aTab(), await aTab()];
  await one.edit('b', { field: 'status', value: 'Selling' });
  await third.edit('b', { field: 'status', value: 'ClosedWon' });
  one.session.end();
  await one.last('setStatus').answer();
  other.session.end();
  await third.last('setStatus').answer();
  await heard();
  expect(other.lead('b').status).toBe('Initial');
});
