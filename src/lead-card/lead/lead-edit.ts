import { atom } from 'jotai/vanilla';
import { analyticsOf } from '../../element/events/analytics.js';
import {
  type CallRequest,
  type Failure,
  type Outcome,
  type Replay,
  runCall,
  type WidgetSession,
} from '../../element/run-call.js';
import type { AnyDefinition } from '../../gateway/call.js';
import { archive, markRead, saveNote, sendFeedback, setStatus } from '../../gateway/calls/provider-dashboard.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { BEST_RATING } from '../../gateway/limits.js';
import { callQueueAtom } from '../../session/call-queue.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';
import { settleNoteDraft } from '../notes/note-draft.js';
import {
  canBeUndone,
  changesNothing,
  editFrom,
  factOf,
  type LeadChange,
  type LeadFact,
  type LeadField,
  overwritesUnseen,
} from './edit.js';
import { type LeadSave, lastEditAtom, putSave, saveOfAtom } from './lead-save.js';
import { applyEdit, confirmationsAtom, leadsAtom, openedUnseenAtom, otherTabsAtom } from './lead-state.js';
import { isWon } from './status.js';

const SAVED_SHOWN_MS = 4000;

/** Answers of a gateway that is busy or not there yet. */
const BUSY_STATUSES: readonly (number | undefined)[] = [408, 429, 502, 503, 504];

/**
 * Whether a change that could not be sent waits, and is not reverted. One that has waited before also waits if the
 * sign-in has expired or the gateway is busy: the gateway has not refused the change itself.
 */
function waits(failure: Failure, hasWaited: boolean): boolean {
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

/** Null until its code is loaded. */
export const leadOutboxAtom = atom<LeadOutbox | null>(null);

/** The lists of leads on the page, which archived or restored leads of a provider leave. */
export interface LeadLists {
  /** @param list the id of the list where the person chose it */
  leave(session: WidgetSession, spId: string, leadIds: readonly string[], list: string | undefined): void;
  /** @param isTaken whether the gateway has accepted the change */
  settle(session: WidgetSession, spId: string, isTaken: boolean): void;
}

/** Null on a page without lists. */
export const leadListsAtom = atom<LeadLists | null>(null);

const notesOf = ({ field, value }: LeadFact) => (field === 'notes' ? value : undefined);

interface EditOptions {
  /** A retry or replay passes the same id again. */
  readonly requestId?: string;
  /** The id of the list where the person archived or restored the lead. */
  readonly list?: string | undefined;
  /** It is one of many edits, and is not undone on its own. */
  readonly isPart?: boolean;
}

/**
 * Changes a lead immediately and saves the change; a rating shows once the gateway has accepted it. On failure the change is
 * reverted and the save has an error. Two quick changes are sent one after the other, and the last one wins. An archived
 * or restored lead leaves the lists of the page.
 * @returns whether the gateway accepted the change
 */
export async function editLead(
  session: WidgetSession,
  lead: LeadRef,
  edit: LeadChange,
  options: EditOptions = {},
): Promise<boolean> {
  // Many edits leave the lists together.
  const moves = edit.field === 'archived' && !options.isPart;
  if (moves) session.store.get(leadListsAtom)?.leave(session, lead.spId, [lead.leadId], options.list);
  const isTaken = await saveEdit(session, lead, edit, options);
  if (moves) session.store.get(leadListsAtom)?.settle(session, lead.spId, isTaken);
  return isTaken;
}

async function saveEdit(
  session: WidgetSession,
  lead: LeadRef,
  edit: LeadChange,
  { requestId = createRequestId(), list, isPart = false }: EditOptions,
): Promise<boolean> {
  const { store } = session;
  const { field } = edit;
  const key = leadKey(lead);
  const known = store.get(leadsAtom).get(key);
  const before = store.get(saveOfAtom)(key, field);
  const hasWaited = before?.phase === 'waiting' && before.requestId === requestId;
  // A replay may find a lead that is no longer loaded.
  const isAgain = before?.phase === 'failed' && before.requestId === requestId;
  if (!hasWaited && !isAgain && (known === undefined || changesNothing(known, edit))) return false;

  if (edit.field === 'notes' && before?.basis !== undefined && (isAgain || before.phase === 'waiting')) {
    const { confirmed, basis } = before;
    const newest = isAgain ? known?.notes : confirmed.value;
    if (typeof newest === 'string' && overwritesUnseen(basis, newest, edit.value)) {
      // The text goes back to its editor, where the person sees both. A closed row says so.
      putSave(store, key, field, { ...before, phase: 'failed' });
      applyEdit(store, key, { field: 'notes', value: newest });
      settleNoteDraft(store, lead, { sent: edit.value, isTaken: false, basis });
      return false;
    }
  }

  const isOpen = before?.phase === 'saving' || before?.phase === 'waiting';
  const fact = factOf(edit);
  const confirmed = isOpen || known === undefined ? (before?.confirmed ?? fact) : editFrom(known, field);
  const basis = isOpen || isAgain ? before?.basis : notesOf(confirmed);
  const put = (save: LeadSave) => putSave(store, key, field, save);
  const settle = (isTaken: boolean) =>
    edit.field === 'notes' && settleNoteDraft(store, lead, { sent: edit.value, isTaken, basis });
  const madeAt = hasWaited || isAgain ? before.madeAt : Date.now();
  // What the person chose stays, however long the lead is in view.
  if (field === 'read') store.set(openedUnseenAtom, key, null);
  put({ phase: 'saving', wanted: edit, confirmed, basis, requestId, madeAt, failure: null, list });
  if (edit.field !== 'feedback' && confirmed.field !== 'feedback') {
    applyEdit(store, key, edit);
    if (canBeUndone(edit) && !hasWaited && !isPart)
      store.set(lastEditAtom, { lead, edit, before: confirmed, requestId, session });
  }

  const latest = () => store.get(saveOfAtom)(key, field);
  const replay: Replay = {
    run: () => editLead(session, lead, edit, { requestId, list, isPart }),
    isWanted: () => latest()?.requestId === requestId && latest()?.phase === 'failed',
  };
  const outcome = await store.get(callQueueAtom)(key, () => send(session, lead, edit, { requestId, replay }));

  const save = latest();
  if (save === null) return outcome.kind === 'done';
  const isLatest = save.requestId === requestId;
  if (outcome.kind === 'done') {
    store.get(confirmationsAtom).confirm(key, fact, madeAt);
    put({ ...save, phase: isLatest ? 'saved' : save.phase, confirmed: fact, basis: notesOf(fact) });
    // The thanks for a rating stay until the person closes them.
    if (field === 'feedback') applyEdit(store, key, fact);
    else if (isLatest) store.get(sessionAtom)?.later(SAVED_SHOWN_MS, () => dropSaved(store, lead, field, requestId));
    settle(true);
    if (session.isAlive()) emitChange(session, lead, edit);
    store.get(otherTabsAtom).tell({ key, edit: fact, madeAt });
    void store.get(leadOutboxAtom)?.send();
    return true;
  }
  if (isLatest && outcome.kind === 'failed' && waits(outcome.failure, hasWaited)) {
    // The draft first: once the change waits, the outbox stores the text.
    settle(true);
    put({ ...save, phase: 'waiting', isHeld: isSignedOut(outcome.failure) });
  } else if (isLatest) {
    applyEdit(store, key, save.confirmed);
    put({ ...save, phase: 'failed', failure: outcome.kind === 'failed' ? outcome.failure : null });
    settle(false);
  }
  return false;
}

/** Sends a failed save again. One that waits goes through the outbox. */
export async function retrySave(session: WidgetSession, lead: LeadRef, field: LeadField): Promise<boolean> {
  const { store } = session;
  const outbox = store.get(leadOutboxAtom);
  const { phase, requestId = '' } = store.get(saveOfAtom)(leadKey(lead), field) ?? {};
  if (phase !== 'waiting' || outbox === null) return resendEdit(session, lead, field);
  await outbox.send(requestId);
  return store.get(saveOfAtom)(leadKey(lead), field)?.phase === 'saved';
}

/** Sends a save again that failed or waits, without the outbox. */
export async function resendEdit(session: WidgetSession, lead: LeadRef, field: LeadField): Promise<boolean> {
  const { store } = session;
  const save = store.get(saveOfAtom)(leadKey(lead), field);
  if (save?.phase !== 'failed' && save?.phase !== 'waiting') return false;
  const { wanted, requestId, list } = save;
  return editLead(session, lead, wanted, { requestId, list });
}

function dropSaved(store: Store, lead: LeadRef, field: LeadField, requestId: string): void {
  const key = leadKey(lead);
  const save = store.get(saveOfAtom)(key, field);
  if (save?.phase === 'saved' && save.requestId === requestId) putSave(store, key, field, null);
}

function send(
  session: WidgetSession,
  { spId: serviceProviderId, leadId }: LeadRef,
  edit: LeadChange,
  again: { readonly requestId: string; readonly replay: Replay },
): Promise<Outcome<undefined>> {
  const ids = { serviceProviderId, leadId };
  const run = <Definition extends AnyDefinition>(
    definition: Definition,
    call: CallRequest<Definition, undefined>['call'],
  ) => runCall(session, { definition, call, ...again });
  switch (edit.field) {
    case 'status':
      return run(setStatus, (send, options) => send({ ...ids, status: edit.value }, options));
    case 'read':
      return run(markRead, (send, options) => send({ ...ids, read: edit.value }, options));
    case 'archived':
      return run(archive, (send, options) => send({ ...ids, archived: edit.value }, options));
    case 'notes':
      return run(saveNote, (send, options) => send({ ...ids, note: edit.value }, options));
    case 'feedback':
      return run(sendFeedback, (send, options) => send({ ...ids, ...edit.value }, options));
  }
}

/** The events never contain the text of notes or of a rating. */
function emitChange({ emit }: WidgetSession, { leadId }: LeadRef, { field, value }: LeadChange): void {
  const shown = field === 'feedback' ? String(value.rating) : value;
  emit('lead-change', { leadId, change: field, ...(field === 'notes' ? {} : { value: shown }) });
  if (field !== 'feedback') return;
  const name = value.rating < BEST_RATING ? 'feedback-submitted' : 'star-rating';
  emit('analytics', analyticsOf(name, { leadId, value: String(value.rating) }));
}

/**
 * Sets a lead's status and marks the lead read.
 * @returns whether this closed the lead as won
 */
export function chooseStatus(session: WidgetSession, lead: LeadRef, status: string): boolean {
  const { store } = session;
  const before = store.get(leadsAtom).get(leadKey(lead))?.status;
  if (before !== status)
    session.emit('analytics', analyticsOf('status-change', { leadId: lead.leadId, value: status }));
  void editLead(session, lead, { field: 'status', value: status });
  void editLead(session, lead, { field: 'read', value: true });
  return before !== status && isWon(status);
}
