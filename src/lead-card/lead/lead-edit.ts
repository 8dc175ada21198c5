import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { analyticsOf } from '../../element/events/analytics.js';
import { type Failure, type Outcome, type Replay, runCall, type WidgetSession } from '../../element/run-call.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { callQueueAtom } from '../../session/call-queue.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { forTexts } from '../../session/persisted-since.js';
import { sessionAtom } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';
import { settleNoteDraftAtom } from '../notes/note-draft.js';
import { canBeUndone, changesNothing, editFrom, type LeadEdit, type LeadField, overwritesUnseen } from './edit.js';
import { type LeadSave, lastEditAtom, putSaveAtom, type Rerun, saveOfAtom } from './lead-save.js';
import { applyEditAtom, confirmationsAtom, leadsAtom, openedUnseenAtom, otherTabsAtom } from './lead-state.js';
import { isWon } from './status.js';

/** Milliseconds that 'Saved' is shown. */
const SAVED_SHOWN_MS = 4000;

/** Answers of a gateway that is busy or not there yet. */
const BUSY_STATUSES: readonly (number | undefined)[] = [408, 429, 502, 503, 504];

/**
 * Whether a change that was not sent waits for a connection. One that has waited also waits for the sign-in, and for a
 * gateway that is slow or not there yet: the gateway has not refused the change itself.
 */
export function waits(failure: Failure, hasWaited: boolean): boolean {
  if (failure.kind === 'network') return true;
  return hasWaited && (isSignedOut(failure) || failure.kind === 'timeout' || BUSY_STATUSES.includes(failure.status));
}

/** Sends what waits for a connection. */
interface LeadOutbox {
  /**
   * Sends them, oldest first. Call it when a call got through.
   * @param requestId the change that the person wants to send; it goes first, and even if it waits for the person
   * @returns settled once nothing more can be sent
   */
  send(requestId?: string): Promise<void>;
}

/** Calls back if texts or changes may be stored on the device. */
export function onStoredChanges(listener: () => void): Promise<void> {
  return forTexts(async () => listener());
}

/** Null until its code is loaded. */
export const leadOutboxAtom = atom<LeadOutbox | null>(null);

const notesOf = ({ field, value }: LeadEdit) => (field === 'notes' ? value : undefined);

interface EditRequest {
  readonly lead: LeadRef;
  readonly edit: LeadEdit;
  readonly session: WidgetSession;
  /** A retry or replay passes the same id again. */
  readonly requestId?: string;
  /** Runs the whole action again, when the action is more than this edit. */
  readonly again?: Rerun;
  /** It is one of many edits, and is not undone on its own. */
  readonly isPart?: boolean;
}

/**
 * Changes a lead at once and saves the change. On failure the change is reverted and the save has an error.
 * Two quick changes are sent one after the other, and the last one wins.
 * @returns whether the gateway accepted the change
 */
export const editLeadAtom = atom(null, editLead);

// A function, because an atom cannot set itself: a replay runs it again.
async function editLead(get: Getter, set: Setter, request: EditRequest): Promise<boolean> {
  const { lead: ref, edit, session, requestId = createRequestId(), again, isPart } = request;
  const { field } = edit;
  const key = leadKey(ref);
  const known = get(leadsAtom).get(key);
  const before = get(saveOfAtom)(key, field);
  const hasWaited = before?.phase === 'waiting' && before.requestId === requestId;
  // A replay may find a lead that is no longer loaded.
  const isAgain = before?.phase === 'failed' && before.requestId === requestId;
  if (!hasWaited && !isAgain && (known === undefined || changesNothing(known, edit))) return false;

  if (edit.field === 'notes' && before?.basis !== undefined && (isAgain || before.phase === 'waiting')) {
    const { confirmed, basis } = before;
    const newest = isAgain ? known?.notes : confirmed.value;
    if (typeof newest === 'string' && overwritesUnseen(basis, newest, edit.value)) {
      // The text goes back to its editor, where the person sees both.
      set(putSaveAtom, { key, field, save: null });
      set(applyEditAtom, { key, edit: { field: 'notes', value: newest } });
      set(settleNoteDraftAtom, { lead: ref, sent: edit.value, isTaken: false, basis });
      return false;
    }
  }

  const isOpen = before?.phase === 'saving' || before?.phase === 'waiting';
  const confirmed = isOpen || known === undefined ? (before?.confirmed ?? edit) : editFrom(known, field);
  const basis = isOpen || isAgain ? before?.basis : notesOf(confirmed);
  const put = (save: LeadSave) => set(putSaveAtom, { key, field, save });
  const settle = (isTaken: boolean) =>
    edit.field === 'notes' && set(settleNoteDraftAtom, { lead: ref, sent: edit.value, isTaken, basis });
  const madeAt = hasWaited || isAgain ? before.madeAt : Date.now();
  // What the person chose stays, however long the lead is in view.
  if (field === 'read') set(openedUnseenAtom, key, null);
  put({ phase: 'saving', wanted: edit, confirmed, basis, requestId, madeAt, failure: null, again });
  set(applyEditAtom, { key, edit });
  if (canBeUndone(edit) && !hasWaited && !isPart)
    set(lastEditAtom, { lead: ref, edit, before: confirmed, requestId, session });

  const latest = () => get(saveOfAtom)(key, field);
  const replay: Replay = {
    run: () => again?.(session) ?? editLead(get, set, { ...request, requestId }),
    isWanted: () => latest()?.requestId === requestId && latest()?.phase === 'failed',
  };
  const outcome = await get(callQueueAtom)(key, () => send(request, { requestId, replay }));

  const save = latest();
  if (save === null) return outcome.kind === 'done';
  const isLatest = save.requestId === requestId;
  if (outcome.kind === 'done') {
    get(confirmationsAtom).confirm(key, edit, madeAt);
    put({ ...save, phase: isLatest ? 'saved' : save.phase, confirmed: edit, basis: notesOf(edit) });
    if (isLatest) get(sessionAtom)?.later(SAVED_SHOWN_MS, () => set(dropSavedAtom, { ref, field, requestId }));
    settle(true);
    if (session.isAlive()) emitChange(session, ref, edit);
    get(otherTabsAtom).tell({ key, edit, madeAt });
    void get(leadOutboxAtom)?.send();
    return true;
  }
  if (isLatest && outcome.kind === 'failed' && waits(outcome.failure, hasWaited)) {
    // Before it waits: the outbox keeps the words from then on.
    settle(true);
    put({ ...save, phase: 'waiting', isHeld: isSignedOut(outcome.failure) });
  } else if (isLatest) {
    set(applyEditAtom, { key, edit: save.confirmed });
    put({ ...save, phase: 'failed', failure: outcome.kind === 'failed' ? outcome.failure : null });
    settle(false);
  }
  return false;
}

/** Sends a save again that failed, or one that waits. */
export const retrySaveAtom = atom(null, async (get, set, { lead, field, session }: EditedField): Promise<boolean> => {
  const outbox = get(leadOutboxAtom);
  const { phase, requestId = '' } = get(saveOfAtom)(leadKey(lead), field) ?? {};
  if (phase !== 'waiting' || outbox === null) return set(resendEditAtom, { lead, field, session });
  await outbox.send(requestId);
  return get(saveOfAtom)(leadKey(lead), field)?.phase === 'saved';
});

/** Sends a save again that failed or waits. */
export const resendEditAtom = atom(null, async (get, set, { lead, field, session }: EditedField): Promise<boolean> => {
  const save = get(saveOfAtom)(leadKey(lead), field);
  if (save?.phase !== 'failed' && save?.phase !== 'waiting') return false;
  const { wanted: edit, requestId, again } = save;
  return again?.(session) ?? set(editLeadAtom, { lead, edit, session, requestId });
});

interface EditedField {
  readonly lead: LeadRef;
  readonly field: LeadField;
  readonly session: WidgetSession;
}

/** Removes the error of a failed save. */
export const dismissSaveAtom = atom(null, (get, set, { lead, field }: { lead: LeadRef; field: LeadField }) => {
  const key = leadKey(lead);
  if (get(saveOfAtom)(key, field)?.phase === 'failed') set(putSaveAtom, { key, field, save: null });
});

const dropSavedAtom = atom(
  null,
  (get, set, { ref, field, requestId }: { ref: LeadRef; field: LeadField; requestId: string }) => {
    const key = leadKey(ref);
    const save = get(saveOfAtom)(key, field);
    if (save?.phase === 'saved' && save.requestId === requestId) set(putSaveAtom, { key, field, save: null });
  },
);

function send(
  { lead: { spId: serviceProviderId, leadId }, edit, session }: EditRequest,
  again: { readonly requestId: string; readonly replay: Replay },
): Promise<Outcome<undefined>> {
  const ids = { serviceProviderId, leadId };
  switch (edit.field) {
    case 'status':
      return runCall(session, {
        operation: 'setStatus',
        call: (setStatus, options) => setStatus({ ...ids, status: edit.value }, options),
        ...again,
      });
    case 'read':
      return runCall(session, {
        operation: 'markRead',
        call: (markRead, options) => markRead({ ...ids, read: edit.value }, options),
        ...again,
      });
    case 'archived':
      return runCall(session, {
        operation: 'archive',
        call: (archive, options) => archive({ ...ids, archived: edit.value }, options),
        ...again,
      });
    case 'notes':
      return runCall(session, {
        operation: 'saveNote',
        call: (saveNote, options) => saveNote({ ...ids, note: edit.value }, options),
        ...again,
      });
  }
}

/** The event never contains the text of notes. */
function emitChange({ emit }: WidgetSession, { leadId }: LeadRef, edit: LeadEdit): void {
  emit('lead-change', { leadId, change: edit.field, ...(edit.field === 'notes' ? {} : { value: edit.value }) });
}

interface StatusChoice {
  readonly lead: LeadRef;
  readonly status: string;
  readonly session: WidgetSession;
}

/**
 * Sets a lead's status and marks the lead read.
 * @returns whether this closed the lead as won
 */
export const chooseStatusAtom = atom(null, (get, set, { lead, status, session }: StatusChoice): boolean => {
  const before = get(leadsAtom).get(leadKey(lead))?.status;
  if (before !== status)
    session.emit('analytics', analyticsOf('status-change', { leadId: lead.leadId, value: status }));
  void set(editLeadAtom, { lead, edit: { field: 'status', value: status }, session });
  void set(editLeadAtom, { lead, edit: { field: 'read', value: true }, session });
  return before !== status && isWon(status);
});
