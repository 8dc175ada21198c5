import { atom } from 'jotai/vanilla';
import { isExpiredAtom, type WidgetSession } from '../../element/run-call.js';
import { isOnline, onOnline } from '../../session/connectivity.js';
import { type LeadKey, leadKey } from '../../session/lead-ref.js';
import { outboxAtom, withText } from '../../session/outbox.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { persistNoteDraft } from '../notes/note-draft.js';
import { loadNewestNotes } from '../notes/persisted-notes.js';
import {
  endChange,
  holdChange,
  holdChanges,
  isSent,
  joinTabs,
  leadChangesAtom,
  newestOf,
  storedChange,
  type UnsavedChange,
} from './lead-changes.js';
import { leadOutboxAtom, resendEdit } from './lead-edit.js';
import { type LeadSave, putSave, saveOfAtom } from './lead-save.js';
import { applyEdit } from './lead-state.js';

/** The name of the changes in the outbox. Conversations have other names. */
const CHANGES = 'lead changes';

/** Automatic tries while other calls succeed. After that the change waits for the person. */
const MOST_TRIES = 5;

/** Sends a change that waits or was refused, because the person asked for it. */
export async function retryUnsaved(session: WidgetSession, requestId: string): Promise<void> {
  const { store } = session;
  const change = store.get(leadChangesAtom).get(requestId);
  if (change?.save.phase === 'waiting') await sendChanges(store, requestId);
  if (change?.save.phase === 'failed') await resendEdit(session, change.lead, change.save.wanted.field);
}

/** What the widgets of a session share. */
class OutboxState {
  /** The changes that are stored, with the phase in which each was stored. */
  readonly stored = new Map<string, LeadSave['phase']>();
  /** The changes whose first call is running, each with a function that ends its lock on other tabs. */
  readonly inFlight = new Map<string, () => void>();
  readonly restored = new Set<string>();
  /** Serializes access to the storage. */
  storing: Promise<unknown> = Promise.resolve();
  /** The widgets and parts of them that began it. */
  readonly users = new Set<{ readonly session: WidgetSession }>();
  /** The changes that the person wants to send now. */
  readonly requested = new Set<string>();
  isWoken = false;
  sending: Promise<void> | null = null;
  /** The changes that were sent in this run. */
  readonly tried = new Set<string>();
  /** How often each change failed by itself. */
  readonly tries = new Map<string, number>();
}

/** Each store has its own: a derived atom without sources is evaluated once. */
const outboxStateAtom = atom(() => new OutboxState());

/** How many changes of an earlier page the gateway has accepted on this page. */
export const savedFromEarlierAtom = atom(0);

/** Whether waiting changes are being sent. */
export const isOutboxSendingAtom = atom(false);

/**
 * Stores the changes that the gateway has not accepted and restores those of an earlier page, until the session ends.
 * Sends them while a widget of the session is there.
 * @returns a function that ends it for this widget
 */
export function beginLeadOutbox(session: WidgetSession): () => void {
  const { store } = session;
  const core = store.get(sessionAtom);
  if (core === null || core.ended.aborted) return () => {};
  const state = store.get(outboxStateAtom);
  const user = { session };
  state.users.add(user);
  if (store.get(leadOutboxAtom) === null) {
    joinTabs(store);
    const ends = [
      store.sub(leadChangesAtom, () => storeChanges(store)),
      store.sub(isExpiredAtom, () => store.get(isExpiredAtom) && holdChanges(store)),
      onOnline(() => {
        state.tried.clear();
        state.tries.clear();
        void sendChanges(store);
      }),
    ];
    core.ended.addEventListener('abort', () => {
      for (const end of ends) end();
      for (const release of state.inFlight.values()) release();
    });
    store.set(leadOutboxAtom, { send: (requestId) => sendChanges(store, requestId) });
    storeChanges(store);
  }
  if (state.users.size === 1) void sendChanges(store);
  return () => state.users.delete(user);
}

/** Stored while its call runs, in case the tab closes. A read mark is stored only once it has to wait. */
const isStoredEarly = ({ phase, wanted }: LeadSave) => phase === 'saving' && wanted.field !== 'read';

/** Stores changes that are sending or waiting, and replaces finished ones by a mark for other tabs. */
function storeChanges(store: Store): void {
  const outbox = store.get(outboxAtom);
  const state = store.get(outboxStateAtom);
  const changes = store.get(leadChangesAtom);
  const then = (run: () => unknown) => {
    state.storing = state.storing.then(run);
  };
  for (const [requestId, { lead, save }] of changes) {
    const { phase, wanted: edit, confirmed, basis, isHeld = false, madeAt } = save;
    const storedIn = state.stored.get(requestId);
    if (phase === 'waiting' ? storedIn === 'waiting' : storedIn !== undefined || !isStoredEarly(save)) continue;
    state.stored.set(requestId, phase);
    if (phase === 'saving') lockInFlight(state, requestId);
    const note = edit.field === 'notes' && phase === 'waiting' ? edit.value : null;
    // Until the text is stored here, it stays on the device as a draft.
    if (note !== null) persistNoteDraft(store, leadKey(lead), note, basis);
    const body = JSON.stringify({ lead, edit, confirmed, basis });
    then(async () => {
      const text = { body, createdAt: madeAt, isPosted: true, hasFailed: isHeld };
      const isStored = await outbox?.save(CHANGES, requestId, text);
      if (note !== null && isStored) persistNoteDraft(store, leadKey(lead), null);
    });
  }
  for (const requestId of state.stored.keys()) {
    const change = changes.get(requestId);
    if (change !== undefined && change.save.phase !== 'failed') continue;
    state.stored.delete(requestId);
    state.tries.delete(requestId);
    const status = isSent(store, requestId) ? 'sent' : 'dropped';
    if (state.restored.delete(requestId) && status === 'sent') store.set(savedFromEarlierAtom, (count) => count + 1);
    then(() => outbox?.mark(CHANGES, requestId, status));
  }
  for (const [requestId, release] of state.inFlight) {
    if (changes.get(requestId)?.save.phase === 'saving') continue;
    state.inFlight.delete(requestId);
    then(release);
  }
}

/** Makes other tabs that find the stored change wait for its call here. */
function lockInFlight({ inFlight }: OutboxState, requestId: string): void {
  const ended = new Promise<void>((release) => {
    inFlight.set(requestId, release);
  });
  void withText(requestId, () => ended);
}

/** Restores the changes of an earlier page and of other tabs. A later change of the same thing replaces one. */
async function restoreChanges(store: Store): Promise<void> {
  const outbox = store.get(outboxAtom);
  const { stored: known, restored, storing } = store.get(outboxStateAtom);
  const isAlwaysHeld = store.get(sessionAtom)?.holdsRestored === true;
  await storing;
  for (const [requestId, { body, createdAt, hasFailed }] of (await outbox?.all(CHANGES)) ?? []) {
    const isHeld = hasFailed || isAlwaysHeld;
    const stored = storedChange(body);
    const current = stored && store.get(saveOfAtom)(leadKey(stored.lead), stored.edit.field);
    // Its call may have ended here while the device was read.
    if (known.has(requestId) || current?.requestId === requestId) continue;
    if (stored === null || newestOf(store, stored) > createdAt) {
      await outbox?.mark(CHANGES, requestId, 'dropped');
      continue;
    }
    // It is restored after the running call.
    if (current?.phase === 'saving') continue;
    known.set(requestId, 'waiting');
    restored.add(requestId);
    const { lead, edit: wanted, confirmed, basis } = stored;
    const key = leadKey(lead);
    const waiting = { phase: 'waiting', requestId, madeAt: createdAt, isHeld } as const;
    putSave(store, key, wanted.field, { ...waiting, wanted, confirmed, basis, failure: null });
    if (wanted.field !== 'feedback') applyEdit(store, key, wanted);
  }
}

/** Sends waiting changes: requested ones first, then the oldest. A call during a run joins that run. */
function sendChanges(store: Store, requested?: string): Promise<void> {
  const state = store.get(outboxStateAtom);
  if (requested === undefined) state.isWoken = true;
  else state.requested.add(requested);
  state.sending ??= sendAll(store);
  return state.sending;
}

async function sendAll(store: Store): Promise<void> {
  const state = store.get(outboxStateAtom);
  state.tried.clear();
  try {
    await state.storing;
    for (;;) {
      if (state.isWoken) {
        state.isWoken = false;
        await restoreChanges(store);
      }
      const requestId = nextOf(store);
      if (requestId !== undefined) {
        state.tried.add(requestId);
        store.set(isOutboxSendingAtom, true);
        await sendChange(store, requestId, state.requested.delete(requestId));
      } else if (!state.isWoken) return;
    }
  } finally {
    // At once: who calls now must begin another run.
    state.sending = null;
    store.set(isOutboxSendingAtom, false);
  }
}

/** The change to send next. Without a connection or a sign-in, only requested changes are sent. */
function nextOf(store: Store): string | undefined {
  const { requested, tried } = store.get(outboxStateAtom);
  const changes = store.get(leadChangesAtom);
  for (const requestId of requested) {
    if (changes.get(requestId)?.save.phase === 'waiting') return requestId;
    requested.delete(requestId);
  }
  if (!isOnline() || store.get(isExpiredAtom)) return undefined;
  /** Leads with a change that failed in this run: their later changes wait, to keep the order. */
  const stuck = new Set<LeadKey>();
  for (const [requestId, { lead, save }] of changes) {
    if (save.phase !== 'waiting' || save.isHeld) continue;
    const key = leadKey(lead);
    if (!tried.has(requestId) && !stuck.has(key)) return requestId;
    stuck.add(key);
  }
  return undefined;
}

/** Sends a change while no other tab does. */
async function sendChange(store: Store, requestId: string, isRequested: boolean): Promise<void> {
  const state = store.get(outboxStateAtom);
  const session = [...state.users].map((user) => user.session).find((each) => each.isAlive());
  if (session === undefined) return;
  await state.storing;
  const waiting = (): UnsavedChange | null => {
    const change = store.get(leadChangesAtom).get(requestId);
    return change?.save.phase === 'waiting' ? change : null;
  };
  await withText(requestId, async () => {
    // While the other tab had the lock, the person may have changed it again here.
    if (waiting() === null) return;
    const status = await store.get(outboxAtom)?.statusOf(CHANGES, requestId);
    const change = waiting();
    if (change === null) return;
    if (status === 'sent' || status === 'dropped') return endChange(store, change, status);
    if (status === 'gone' && !isRequested) return holdChange(store, requestId);
    const newest = change.save.wanted.field === 'notes' ? await loadNewestNotes(session, change.lead) : null;
    if (waiting() === null) return;
    if (newest !== null && newest.kind !== 'done' && !isRequested) {
      // The gateway answered, so that a connection does not help.
      if (newest.kind === 'failed' && newest.failure.status !== undefined) holdChange(store, requestId);
      return;
    }
    await resendEdit(session, change.lead, change.save.wanted.field);
    // The next tab must find what became of it.
    await state.storing;
  });
  if (isRequested || waiting() === null) return;
  const tries = (state.tries.get(requestId) ?? 0) + 1;
  state.tries.set(requestId, tries);
  if (tries >= MOST_TRIES) holdChange(store, requestId);
}
