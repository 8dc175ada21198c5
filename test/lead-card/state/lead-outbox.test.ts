import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { dismissUnsaved, takeBroadcast, unsavedChangesAtom } from '../../../src/lead-card/lead/lead-changes.js';
import { leadOutboxAtom, retrySave } from '../../../src/lead-card/lead/lead-edit.js';
import { beginLeadOutbox, isOutboxSendingAtom, retryUnsaved } from '../../../src/lead-card/lead/lead-outbox.js';
import { confirmationsAtom, putLeads } from '../../../src/lead-card/lead/lead-state.js';
import { noteDraftOf } from '../../../src/lead-card/notes/note-draft.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { outboxAtom, type PersistedText } from '../../../src/session/outbox.js';
import { aBoard, aPage, aWireLead, EDITS, endBoards, leadOf, online, saveOf } from '../../stage/leads-on-stage.js';
import { aWidget, settle } from '../../stage/stage.js';

const NO_LINE = { kind: 'network' } as const;
const SELLING = { field: 'status', value: 'Selling' } as const;

afterEach(endBoards);

async function aBoardWithRetry(
  leadIds: readonly string[] = ['a', 'b'],
  providerLead = async (leadId: string) => aWireLead(leadId),
) {
  const board = await aBoard({
    leads: () => aPage(leadIds),
    providerLead: ({ leadId }) => providerLead(String(leadId)),
  });
  const { store, ref, session } = board;
  return {
    ...board,
    async retry(leadId: string, field: LeadEdit['field']) {
      void retrySave(session, ref(leadId), field);
      await settle();
    },
    save: (leadId: string, field: LeadEdit['field']) => saveOf(store, leadId, field),
    async waiting(leadId: string, edit: LeadEdit) {
      await board.edit(leadId, edit);
      await board.calls.at(-1)?.fail(NO_LINE);
    },
  };
}

async function withWaitingStatus() {
  const board = await aBoardWithRetry();
  await board.waiting('b', SELLING);
  return board;
}

function slowDevice({ store }: Awaited<ReturnType<typeof aBoard>>) {
  const outbox = store.get(outboxAtom);
  if (outbox === null) throw new Error('There is no session.');
  let deliver = (_texts: readonly (readonly [string, PersistedText])[]) => {};
  vi.spyOn(outbox, 'all').mockImplementationOnce(() => new Promise((resolve) => (deliver = resolve)));
  return (...texts: Parameters<typeof deliver>) => deliver(...texts);
}

it.each(['answer', 'fail'] as const)(
  'a change that ends (%s) while the device is read is not treated as a change of an earlier page',
  async (end) => {
    const board = await aBoardWithRetry();
    const deliver = slowDevice(board);
    await board.edit('b', SELLING);
    await online();
    const { requestId = '', madeAt = 0, wanted: edit, confirmed } = board.save('b', 'status') ?? {};
    await board.last('setStatus')[end]({ kind: 'http', status: 422 });
    await settle();
    const phase = end === 'answer' ? 'saved' : 'failed';
    expect(board.save('b', 'status')?.phase).toBe(phase);
    const body = JSON.stringify({ lead: board.ref('b'), edit, confirmed });
    deliver([[requestId, { body, createdAt: madeAt, isPosted: true, hasFailed: false }]]);
    await settle();
    expect([board.save('b', 'status')?.phase, board.of('setStatus').length]).toEqual([phase, 1]);
  },
);

describe('an offline change', () => {
  it.each(EDITS)(
    'keeps its value and is sent with its request id when the connection is back: %j',
    async (edit, operation) => {
      const board = await aBoardWithRetry();
      await board.waiting('b', edit);
      expect(board.save('b', edit.field)?.phase).toBe('waiting');
      expect([leadOf(board.store, 'b')[edit.field], board.page.told('lead-change')]).toEqual([edit.value, []]);
      await online();
      const [first, second, ...more] = board.of(operation);
      expect([more, second?.options.requestId]).toEqual([[], first?.options.requestId]);
      await second?.answer();
      expect([board.save('b', edit.field)?.phase, board.page.told('lead-change').length]).toEqual(['saved', 1]);
      await online();
      expect(board.of(operation)).toHaveLength(2);
    },
  );

  it('is sent after the changes that waited before it, one by one', async () => {
    const board = await withWaitingStatus();
    await board.waiting('a', { field: 'notes', value: 'Second' });
    const count = board.calls.length;
    const sent = () =>
      board.calls.slice(count).flatMap(({ operation }) => (operation === 'providerLead' ? [] : operation));
    const isSending = () => board.store.get(isOutboxSendingAtom);
    expect(isSending()).toBe(false);
    await online();
    expect([sent(), isSending()]).toEqual([['setStatus'], true]);
    await board.last('setStatus').answer();
    await settle();
    expect(sent()).toEqual(['setStatus', 'saveNote']);
    await board.last('saveNote').fail(NO_LINE);
    await settle();
    expect(isSending()).toBe(false);
  });

  it('is replaced by a later change of the same field', async () => {
    const board = await withWaitingStatus();
    await board.waiting('b', { field: 'status', value: 'ClosedWon' });
    const before = board.of('setStatus').length;
    await online();
    const sent = board.of('setStatus').slice(before);
    expect(sent.map(({ input }) => input['status'])).toEqual(['ClosedWon']);
    await sent[0]?.answer();
    expect(board.of('setStatus').slice(before)).toHaveLength(1);
  });

  it('is sent after another call succeeded, a Retry first', async () => {
    const board = await withWaitingStatus();
    await board.edit('a', { field: 'archived', value: true });
    await board.last('archive').answer();
    await settle();
    expect(board.of('setStatus')).toHaveLength(2);
    await board.last('setStatus').fail(NO_LINE);
    expect(board.save('b', 'status')?.phase).toBe('waiting');
    await board.retry('b', 'status');
    expect(board.of('setStatus')).toHaveLength(3);
    await board.last('setStatus').answer();
    expect(board.save('b', 'status')?.phase).toBe('saved');
  });

  it.each([{ kind: 'timeout' }, { kind: 'http', status: 503 }, { kind: 'http', status: 429 }] as const)(
    'waits on if the connection is back but the gateway is not: %j',
    async (failure) => {
      const board = await withWaitingStatus();
      await online();
      await board.last('setStatus').fail(failure);
      expect([board.save('b', 'status')?.phase, leadOf(board.store, 'b').status]).toEqual(['waiting', 'Selling']);
      await online();
      await board.last('setStatus').answer();
      expect(board.save('b', 'status')?.phase).toBe('saved');
    },
  );

  it('is reverted if the gateway refuses it, and a note returns to its editor', async () => {
    const board = await aBoardWithRetry();
    await board.waiting('b', { field: 'notes', value: 'Bring a ladder.' });
    expect(noteDraftOf(board.store, board.ref('b'))).toBeNull();
    await online();
    await board.last('saveNote').fail({ status: 422 });
    expect(board.save('b', 'notes')?.phase).toBe('failed');
    expect(noteDraftOf(board.store, board.ref('b'))?.text).toBe('Bring a ladder.');
    await online();
    expect(board.of('saveNote')).toHaveLength(2);
  });

  it.each(['before', 'after'])(
    'made %s the sign-in expires is not sent automatically, but with Retry',
    async (when) => {
      const board = await aBoardWithRetry();
      if (when === 'before') await board.waiting('b', SELLING);
      await board.edit('a', { field: 'notes', value: 'Second' });
      await board.last('saveNote').fail({ kind: 'auth', status: 401 });
      if (when === 'after') await board.waiting('b', SELLING);
      await online();
      expect([board.save('b', 'status')?.phase, board.of('setStatus').length]).toEqual(['waiting', 1]);
      await board.retry('b', 'status');
      expect(board.of('setStatus')).toHaveLength(2);
    },
  );

  it('does not overwrite notes that someone else saved meanwhile: mine return to their editor', async () => {
    const board = await aBoardWithRetry(['b'], async (leadId) => aWireLead(leadId, { notes: 'Theirs.' }));
    await board.waiting('b', { field: 'notes', value: 'Mine.' });
    await online();
    expect([board.of('saveNote').length, leadOf(board.store, 'b').notes]).toEqual([1, 'Theirs.']);
    expect([board.save('b', 'notes')?.phase, noteDraftOf(board.store, board.ref('b'))?.text]).toEqual([
      'failed',
      'Mine.',
    ]);
  });

  it('does not send notes automatically if the lead cannot be loaded before, but with Retry', async () => {
    const board = await aBoardWithRetry(['b'], async () => Promise.reject(new Error('No such call')));
    await board.waiting('b', { field: 'notes', value: 'Mine.' });
    await online();
    expect([board.of('saveNote').length, board.save('b', 'notes')?.phase]).toEqual([1, 'waiting']);
    await board.retry('b', 'notes');
    await board.last('saveNote').answer();
    expect(board.save('b', 'notes')?.phase).toBe('saved');
  });
});

describe('waiting changes', () => {
  it('do not block each other: after five tries, one waits for the person', async () => {
    const board = await withWaitingStatus();
    await board.waiting('a', { field: 'notes', value: 'Second' });
    await online();
    await board.last('setStatus').fail(NO_LINE);
    await settle();
    await board.last('saveNote').answer();
    expect(board.save('a', 'notes')?.phase).toBe('saved');
    for (let poll = 0; poll < 8; poll += 1) {
      const before = board.of('setStatus').length;
      void board.store.get(leadOutboxAtom)?.send();
      await settle();
      if (board.of('setStatus').length > before) await board.last('setStatus').fail(NO_LINE);
      await settle();
    }
    // The first call, and five by itself.
    expect(board.of('setStatus')).toHaveLength(6);
    expect(board.save('b', 'status')).toMatchObject({ phase: 'waiting', isHeld: true });
    await board.retry('b', 'status');
    await board.last('setStatus').answer();
    expect(board.save('b', 'status')?.phase).toBe('saved');
  });

  it('have five more tries each time the device comes online', async () => {
    const board = await withWaitingStatus();
    for (let time = 0; time < 7; time += 1) {
      await online();
      expect(board.of('setStatus')).toHaveLength(time + 2);
      await board.last('setStatus').fail(NO_LINE);
      await settle();
    }
    expect(board.save('b', 'status')).toMatchObject({ phase: 'waiting', isHeld: false });
  });

  it('of one lead keep their order, also if the first one fails', async () => {
    const board = await withWaitingStatus();
    await board.waiting('b', { field: 'notes', value: 'Second' });
    await online();
    await board.last('setStatus').fail({ kind: 'timeout' });
    await settle();
    expect(board.of('saveNote')).toHaveLength(1);
  });

  it('are next with Retry while another is being sent, and none is sent twice', async () => {
    const board = await aBoardWithRetry(['a', 'b', 'c']);
    for (const leadId of ['a', 'b', 'c']) await board.waiting(leadId, { field: 'notes', value: `For ${leadId}` });
    await online();
    void retrySave(board.session, board.ref('c'), 'notes');
    const sent = () => board.of('saveNote').slice(3);
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      await sent().at(-1)?.answer();
      await settle();
    }
    expect(sent().map(({ input }) => input['leadId'])).toEqual(['a', 'c', 'b']);
  });

  it('are checked again if a call succeeds while the last try ends', async () => {
    const board = await withWaitingStatus();
    await online();
    const outbox = board.store.get(leadOutboxAtom);
    void outbox?.send().then(() => outbox.send());
    await board.last('setStatus').fail(NO_LINE);
    await settle();
    await settle();
    expect(board.of('setStatus')).toHaveLength(3);
  });

  it('are reverted, if refused, to the newest state of the gateway', async () => {
    const board = await withWaitingStatus();
    const { spId } = board.ref('b');
    const requestedAt = board.store.get(confirmationsAtom).nextTime();
    const fresh = { ...leadOf(board.store, 'b'), status: 'ClosedWon' };
    putLeads(board.store, { spId, leads: [fresh], requestedAt });
    expect(leadOf(board.store, 'b').status).toBe('Selling');
    await online();
    await board.last('setStatus').fail({ status: 422 });
    expect(leadOf(board.store, 'b').status).toBe('ClosedWon');
  });

  it('stay listed after a refusal until the person retries or dismisses them', async () => {
    const board = await aBoardWithRetry();
    await board.waiting('b', { field: 'archived', value: true });
    const unsaved = () => board.store.get(unsavedChangesAtom).map(({ save }) => save.phase);
    expect(unsaved()).toEqual(['waiting']);
    await online();
    await board.last('archive').fail({ status: 422 });
    expect(unsaved()).toEqual(['failed']);
    const { requestId = '' } = board.save('b', 'archived') ?? {};
    void retryUnsaved(board.session, requestId);
    await settle();
    await board.last('archive').fail({ status: 422 });
    expect(unsaved()).toEqual(['failed']);
    dismissUnsaved(board.store, requestId);
    expect(unsaved()).toEqual([]);
  });

  it('wait if their call ends after the last widget was removed, and are sent for the next one', async () => {
    const board = await aBoardWithRetry();
    await board.edit('b', SELLING);
    endBoards();
    board.page.leave();
    await board.last('setStatus').fail(NO_LINE);
    expect(board.save('b', 'status')?.phase).toBe('waiting');
    await online();
    expect(board.of('setStatus')).toHaveLength(1);
    const next = aWidget(board.store);
    beginLeadOutbox(next.session);
    for (let turn = 0; turn < 5; turn += 1) await settle();
    await board.last('setStatus').answer();
    expect([board.save('b', 'status')?.phase, next.told('lead-change').length]).toEqual(['saved', 1]);
  });
});

it('a note of another tab replaces an older waiting note, whose text returns to its editor', async () => {
  const board = await aBoardWithRetry();
  await board.waiting('b', { field: 'notes', value: 'Typed first, without a line' });
  const later = { field: 'notes', value: 'Typed later' } as const;
  const told = { from: 'another page', key: leadKey(board.ref('b')), edit: later, madeAt: Date.now() + 1 };
  takeBroadcast(board.store, told);
  expect([leadOf(board.store, 'b').notes, board.save('b', 'notes')]).toEqual(['Typed later', null]);
  expect(noteDraftOf(board.store, board.ref('b'))?.text).toBe('Typed first, without a line');
  await online();
  expect(board.of('saveNote')).toHaveLength(1);
});
