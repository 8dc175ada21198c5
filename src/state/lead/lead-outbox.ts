import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { LeadEdit } from '../../domain/lead/edit.js';
import { feedbackOf, type LeadRating } from '../../domain/lead/rating.js';
import { outboxAtom, withText } from '../../session/outbox.js';
import { sessionAtom } from '../../session/session.js';
import { isOnline, onOnline } from '../connectivity.js';
import { isExpiredAtom, type Requester } from '../run-call.js';
import { applyEditAtom } from './lead.js';
import { confirmationsAtom } from './lead-confirmed.js';
import { leadOutboxAtom, resendEditAtom } from './lead-edit.js';
import { resendFeedbackAtom, sendsByKeyAtom } from './lead-feedback.js';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';
import { putSaveAtom, savesByKeyAtom } from './lead-save.js';
import { persistNoteDraftAtom } from './note-draft-persisted.js';

/** The name of the changes in the outbox, beside the conversations. */
const CHANGES = 'lead changes';

/** A change as it is stored. */
type StoredChange =
  | { readonly lead: LeadRef; readonly edit: LeadEdit; readonly confirmed: LeadEdit }
  | { readonly lead: LeadRef; readonly given: LeadRating };

interface Change {
  readonly isWaiting: boolean;
  /** It waits for the person. */
  readonly isHeld: boolean;
  readonly stored: StoredChange;
}

/** The changes that wait or are being sent, by request id. */
const changesAtom = atom((get): ReadonlyMap<string, Change> => {
  const changes = new Map<string, Change>();
  for (const [key, saves] of get(savesByKeyAtom)) {
    for (const { phase, wanted: edit, confirmed, requestId, isHeld = false } of saves.values()) {
      if (phase !== 'waiting' && phase !== 'saving') continue;
      const stored = { lead: leadRefOf(key), edit, confirmed };
      changes.set(requestId, { isWaiting: phase === 'waiting', isHeld, stored });
    }
  }
  for (const [key, { phase, given, requestId, isHeld = false }] of get(sendsByKeyAtom)) {
    if (phase !== 'waiting' && phase !== 'sending') continue;
    changes.set(requestId, { isWaiting: phase === 'waiting', isHeld, stored: { lead: leadRefOf(key), given } });
  }
  return changes;
});

/** The leads with changes that wait, and the ids of these. That a lead was read is not worth a line. */
export const waitingChangesAtom = atom((get) =>
  [...get(changesAtom)].flatMap(([requestId, { isWaiting, stored }]) =>
    isWaiting && !('edit' in stored && stored.edit.field === 'read') ? [{ requestId, lead: stored.lead }] : [],
  ),
);

/** Sends a waiting change because the person asked for it. */
export const retryWaitingAtom = atom(null, (get, _set, requestId: string) => get(leadOutboxAtom)?.send(requestId));

/** What the widgets of a session share. Each store has its own: a derived atom without sources is evaluated once. */
const outboxStateAtom = atom(() => ({
  /** When each stored change was made, by request id. */
  madeAt: new Map<string, number>(),
  /** The widgets and parts of them that began it. */
  users: new Set<{ readonly requester: Requester }>(),
  /** The storage works on one entry after the other. */
  storing: Promise.resolve<unknown>(undefined),
  isSending: false,
  stop: () => {},
}));

/**
 * Stores the changes that wait for a connection, restores those from before a reload, and sends them, while a widget of
 * the session is there.
 * @returns a function that ends it for this widget
 */
export const beginLeadOutboxAtom = atom(null, (get, set, requester: Requester): (() => void) => {
  const session = get(sessionAtom);
  if (session === null) return () => {};
  const { store } = session;
  const state = get(outboxStateAtom);
  const user = { requester };
  state.users.add(user);
  if (state.users.size === 1) {
    const settle = () => void sendChanges(get, set);
    const ends = [
      store.sub(changesAtom, () => storeChanges(get, set)),
      store.sub(isExpiredAtom, () => get(isExpiredAtom) && holdChanges(get, set)),
      onOnline(() => void restoreChanges(get, set).then(settle)),
    ];
    state.stop = () => {
      for (const end of ends) end();
    };
    set(leadOutboxAtom, { send: (requestId) => sendChanges(get, set, requestId) });
    storeChanges(get, set);
    void restoreChanges(get, set).then(settle);
  }
  return () => {
    state.users.delete(user);
    if (state.users.size > 0) return;
    state.stop();
    set(leadOutboxAtom, null);
  };
});

/** Stores what waits, and drops what was sent, refused or replaced. */
function storeChanges(get: Getter, set: Setter): void {
  const outbox = get(outboxAtom);
  const state = get(outboxStateAtom);
  const changes = get(changesAtom);
  const then = (run: () => unknown) => {
    state.storing = state.storing.then(run);
  };
  for (const [requestId, { isWaiting, isHeld, stored }] of changes) {
    if (!isWaiting || state.madeAt.has(requestId)) continue;
    const createdAt = Math.max(Date.now(), 1 + Math.max(0, ...state.madeAt.values()));
    state.madeAt.set(requestId, createdAt);
    const text = { body: JSON.stringify(stored), createdAt, isPosted: true, hasFailed: isHeld };
    then(async () => {
      await outbox?.save(CHANGES, requestId, text);
      // The text is safe here now.
      if ('edit' in stored && stored.edit.field === 'notes')
        set(persistNoteDraftAtom, { lead: stored.lead, draft: null });
    });
  }
  for (const requestId of state.madeAt.keys()) {
    if (changes.has(requestId)) continue;
    state.madeAt.delete(requestId);
    then(() => outbox?.drop(CHANGES, requestId));
  }
}

/** Restores the changes of an earlier page and of other tabs. A later change of the same thing replaces one. */
async function restoreChanges(get: Getter, set: Setter): Promise<void> {
  const outbox = get(outboxAtom);
  const { madeAt, storing } = get(outboxStateAtom);
  await storing;
  for (const [requestId, { body, createdAt, hasFailed: isHeld }] of (await outbox?.all(CHANGES)) ?? []) {
    if (madeAt.has(requestId)) continue;
    const stored = storedChange(body);
    const known = stored && currentOf(get, stored);
    const isOlder = known && (known.phase !== 'waiting' || (madeAt.get(known.requestId) ?? 0) > createdAt);
    if (stored === null || isOlder) {
      await outbox?.drop(CHANGES, requestId);
      continue;
    }
    madeAt.set(requestId, createdAt);
    const { lead } = stored;
    const key = leadKey(lead);
    if ('given' in stored) {
      set(sendsByKeyAtom, key, { phase: 'waiting', given: stored.given, requestId, isHeld });
      continue;
    }
    const { edit, confirmed } = stored;
    const save = { phase: 'waiting', wanted: edit, confirmed, requestId, failure: null, again: undefined } as const;
    set(putSaveAtom, { key, field: edit.field, save: { ...save, isHeld } });
    set(applyEditAtom, { key, edit });
  }
}

/** The last change of the same thing on this page, unless it failed. */
function currentOf(get: Getter, stored: StoredChange) {
  const key = leadKey(stored.lead);
  const known = 'given' in stored ? get(sendsByKeyAtom).get(key) : get(savesByKeyAtom).get(key)?.get(stored.edit.field);
  return known?.phase === 'failed' ? undefined : known;
}

/** Sends what waits, oldest first, until there is no connection. Nothing goes by itself after the sign-in has expired. */
async function sendChanges(get: Getter, set: Setter, requested?: string): Promise<void> {
  const state = get(outboxStateAtom);
  if (state.isSending) return;
  state.isSending = true;
  try {
    if (requested !== undefined && get(changesAtom).get(requested)?.isHeld) await sendChange(get, set, requested);
    const inOrder = [...state.madeAt].sort(([, one], [, other]) => one - other);
    for (const [requestId] of inOrder) {
      const change = get(changesAtom).get(requestId);
      if (!change?.isWaiting || change.isHeld) continue;
      if ((requested === undefined && !isOnline()) || get(isExpiredAtom)) return;
      await sendChange(get, set, requestId);
      if (get(changesAtom).get(requestId)?.isWaiting) return;
    }
  } finally {
    state.isSending = false;
  }
}

/** Sends a change while no other tab does. */
async function sendChange(get: Getter, set: Setter, requestId: string): Promise<void> {
  const state = get(outboxStateAtom);
  const requester = [...state.users].map((user) => user.requester).find((each) => each.isAlive());
  const { stored } = get(changesAtom).get(requestId) ?? {};
  if (requester === undefined || stored === undefined) return;
  await state.storing;
  const isWaiting = () => get(changesAtom).get(requestId)?.isWaiting === true;
  await withText(requestId, async () => {
    // While the other tab had the lock, the person may have changed it again here.
    if (!isWaiting()) return;
    const isTaken = await get(outboxAtom)?.isTaken(CHANGES, requestId);
    if (!isWaiting()) return;
    if (isTaken) return takeChange(get, set, stored);
    const { lead } = stored;
    if ('given' in stored) await set(resendFeedbackAtom, { lead, requester });
    else await set(resendEditAtom, { lead, field: stored.edit.field, requester });
    // The next tab must not find it.
    await state.storing;
  });
}

/** Another tab has sent it. */
function takeChange(get: Getter, set: Setter, stored: StoredChange): void {
  const key = leadKey(stored.lead);
  const edit = 'given' in stored ? ({ field: 'feedback', value: feedbackOf(stored.given) } as const) : stored.edit;
  get(confirmationsAtom).confirm(key, edit);
  if (edit.field === 'feedback') {
    set(applyEditAtom, { key, edit });
    set(sendsByKeyAtom, key, null);
  } else set(putSaveAtom, { key, field: edit.field, save: null });
}

/** The sign-in has expired: what waits now waits for the person. */
function holdChanges(get: Getter, set: Setter): void {
  for (const [key, saves] of get(savesByKeyAtom)) {
    for (const [field, save] of saves) {
      if (save.phase === 'waiting') set(putSaveAtom, { key, field, save: { ...save, isHeld: true } });
    }
  }
  for (const [key, send] of get(sendsByKeyAtom)) {
    if (send.phase === 'waiting') set(sendsByKeyAtom, key, { ...send, isHeld: true });
  }
}

function leadRefOf(key: LeadKey): LeadRef {
  const [spId = '', leadId = ''] = key.split('/').map(decodeURIComponent);
  return { spId, leadId };
}

/** Null if another version has stored something else. */
function storedChange(body: string): StoredChange | null {
  try {
    const stored: unknown = JSON.parse(body);
    return isStoredChange(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isStoredChange(stored: unknown): stored is StoredChange {
  return typeof stored === 'object' && stored !== null && 'lead' in stored && ('given' in stored || 'edit' in stored);
}
