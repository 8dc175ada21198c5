import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import type { WidgetSession } from '../../element/run-call.js';
import { DEVICE_KEYS } from '../../session/clear-device.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { openTabs } from '../../session/tabs.js';
import { createRequestId } from '../../web/request-id.js';
import { FEEDBACK_REASONS, feedbackOf, resendFeedback, sendsByKeyAtom } from '../feedback/feedback-state.js';
import { settleNoteDraft } from '../notes/note-draft.js';
import type { LeadEdit } from './edit.js';
import { dismissSave, resendEdit } from './lead-edit.js';
import { lastEditAtom, putSave, savesByKeyAtom } from './lead-save.js';
import { applyEdit, type Broadcast, confirmationsAtom, markCustomerRead, otherTabsAtom } from './lead-state.js';

/** A lead edit from the device or from another tab, which may run another version. */
export const leadEditSchema = v.union([
  v.object({ field: v.literal('status'), value: v.string() }),
  v.object({ field: v.literal('notes'), value: v.string() }),
  v.object({ field: v.literal('read'), value: v.boolean() }),
  v.object({ field: v.literal('archived'), value: v.boolean() }),
]);

const leadRatingSchema = v.object({
  rating: v.number(),
  reason: v.picklist(FEEDBACK_REASONS),
  notes: v.string(),
});

const leadRefSchema = v.object({ spId: v.string(), leadId: v.string() });

const storedChangeSchema = v.union([
  v.pipe(
    v.object({
      lead: leadRefSchema,
      edit: leadEditSchema,
      confirmed: leadEditSchema,
      basis: v.optional(v.string()),
    }),
    v.check(({ edit, confirmed }) => edit.field === confirmed.field),
  ),
  v.object({ lead: leadRefSchema, given: leadRatingSchema }),
]);

export type StoredChange = Readonly<v.InferOutput<typeof storedChangeSchema>>;

/** A change that the gateway has not accepted. */
export interface LeadChange {
  readonly phase: 'open' | 'waiting' | 'failed';
  /** It is sent only at the person's request. */
  readonly isHeld: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly stored: StoredChange;
}

const OPEN = { saving: 'open', sending: 'open', waiting: 'waiting', failed: 'failed' } as const;

/** The changes that the gateway has not accepted, by request id, oldest first. */
export const leadChangesAtom = atom((get): ReadonlyMap<string, LeadChange> => {
  const changes: (readonly [string, LeadChange])[] = [];
  for (const [key, saves] of get(savesByKeyAtom)) {
    for (const { phase, wanted: edit, confirmed, basis, requestId, madeAt, isHeld = false } of saves.values()) {
      if (phase === 'saved') continue;
      const stored = { lead: leadRefOf(key), edit, confirmed, basis };
      changes.push([requestId, { phase: OPEN[phase], isHeld, madeAt, stored }]);
    }
  }
  for (const [key, { phase, given, requestId, madeAt, isHeld = false }] of get(sendsByKeyAtom)) {
    if (phase === 'sent') continue;
    changes.push([requestId, { phase: OPEN[phase], isHeld, madeAt, stored: { lead: leadRefOf(key), given } }]);
  }
  return new Map(changes.sort(([, one], [, other]) => one.madeAt - other.madeAt));
});

interface UnsavedChange extends LeadChange {
  readonly requestId: string;
}

/** The changes that wait or were refused. That a lead was read is not worth a line. */
export const unsavedChangesAtom = atom((get) =>
  [...get(leadChangesAtom)].flatMap(([requestId, change]): readonly UnsavedChange[] => {
    const { phase, stored } = change;
    const isRead = 'edit' in stored && stored.edit.field === 'read' && stored.edit.value;
    return phase === 'open' || isRead ? [] : [{ requestId, ...change }];
  }),
);

/** The last change of the same thing on this page. */
export function currentOf(store: Store, stored: StoredChange) {
  const key = leadKey(stored.lead);
  return 'given' in stored
    ? store.get(sendsByKeyAtom).get(key)
    : store.get(savesByKeyAtom).get(key)?.get(stored.edit.field);
}

export function fieldOf(stored: StoredChange) {
  return 'given' in stored ? 'feedback' : stored.edit.field;
}

export function isSent(store: Store, requestId: string): boolean {
  const saves = [...store.get(savesByKeyAtom).values()].flatMap((ofLead) => [...ofLead.values()]);
  return [...saves, ...store.get(sendsByKeyAtom).values()].some(
    (each) => each.requestId === requestId && (each.phase === 'saved' || each.phase === 'sent'),
  );
}

/** Sends a change again that waits or was refused. */
export function resend(session: WidgetSession, stored: StoredChange): Promise<unknown> {
  const { lead } = stored;
  if ('given' in stored) return resendFeedback(session, lead);
  return resendEdit(session, lead, stored.edit.field);
}

/** Drops a refused change. The text of a note stays in its editor. */
export function dismissUnsaved(store: Store, requestId: string): void {
  const { phase, stored } = store.get(leadChangesAtom).get(requestId) ?? {};
  if (phase !== 'failed' || stored === undefined) return;
  if ('given' in stored) store.set(sendsByKeyAtom, leadKey(stored.lead), null);
  else dismissSave(store, stored.lead, stored.edit.field);
}

/** Undoes a waiting change. The lead gets the value that the gateway last confirmed. */
export function undoWaiting(store: Store, requestId: string): void {
  const { phase, stored } = store.get(leadChangesAtom).get(requestId) ?? {};
  if (phase === 'waiting' && stored !== undefined) endChange(store, stored, 'dropped');
}

/** When the newest waiting or accepted change of the same field was made. */
export function newestOf(store: Store, stored: StoredChange): number {
  const current = currentOf(store, stored);
  const openAt = current && current.phase !== 'failed' ? current.madeAt : 0;
  return Math.max(openAt, store.get(confirmationsAtom).lastMadeAt(leadKey(stored.lead), fieldOf(stored)));
}

/** Ends a change that another tab has sent or dropped. A dropped one restores the confirmed value. */
export function endChange(store: Store, stored: StoredChange, fate: 'sent' | 'dropped'): void {
  const key = leadKey(stored.lead);
  const { madeAt = 0 } = currentOf(store, stored) ?? {};
  if ('given' in stored) {
    const edit = { field: 'feedback', value: feedbackOf(stored.given) } as const;
    store.set(sendsByKeyAtom, key, null);
    if (fate === 'dropped') return;
    applyEdit(store, key, edit);
    store.get(confirmationsAtom).confirm(key, edit, madeAt);
    return;
  }
  const { edit } = stored;
  const confirmed = store.get(savesByKeyAtom).get(key)?.get(edit.field)?.confirmed ?? stored.confirmed;
  putSave(store, key, edit.field, null);
  if (fate === 'dropped') {
    applyEdit(store, key, confirmed);
    putNoteBack(store, stored.lead, edit, stored.basis);
  } else store.get(confirmationsAtom).confirm(key, edit, madeAt);
}

/** Returns unsaved notes to their editor. */
export function putNoteBack(store: Store, lead: LeadRef, edit: LeadEdit, basis: string | undefined): void {
  if (edit.field === 'notes') settleNoteDraft(store, lead, { sent: edit.value, isTaken: false, basis });
}

/** From now on, waiting changes are sent only at the person's request. */
export function holdChanges(store: Store): void {
  for (const requestId of store.get(leadChangesAtom).keys()) holdChange(store, requestId);
}

export function holdChange(store: Store, requestId: string): void {
  const change = store.get(leadChangesAtom).get(requestId);
  if (change?.phase !== 'waiting' || change.isHeld) return;
  const { stored } = change;
  const key = leadKey(stored.lead);
  const send = store.get(sendsByKeyAtom).get(key);
  if ('edit' in stored) {
    const { field } = stored.edit;
    const save = store.get(savesByKeyAtom).get(key)?.get(field);
    if (save) putSave(store, key, field, { ...save, isHeld: true });
  } else if (send) store.set(sendsByKeyAtom, key, { ...send, isHeld: true });
}

export function leadRefOf(key: LeadKey): LeadRef {
  const [spId = '', leadId = ''] = key.split('/').map(decodeURIComponent);
  return { spId, leadId };
}

/** Null for a damaged entry, or one in the format of another version. */
export function storedChange(body: string): StoredChange | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), storedChangeSchema), body);
  return success ? output : null;
}

/** Identifies this page, so that it ignores its own broadcasts. */
const PAGE = createRequestId();

/** Exchanges with the other tabs of this session what the gateway accepts, until the session ends. */
export function joinTabs(store: Store): void {
  const session = store.get(sessionAtom);
  const tabs = store.get(otherTabsAtom);
  const { queued } = tabs;
  if (session === null || session.ended.aborted || queued === null) return;
  tabs.queued = null;
  const { device, ended } = session;
  const channel = openTabs(`${DEVICE_KEYS}${device.scope}/changes`, (message) => takeBroadcast(store, message));
  ended.addEventListener('abort', channel.close);
  tabs.tell = (accepted) => channel.post({ from: PAGE, ...accepted });
  queued.forEach(tabs.tell);
}

const ownSchema = v.object({ from: v.literal(PAGE) });

export function takeBroadcast(store: Store, message: unknown): void {
  const broadcast = readBroadcast(message);
  if (broadcast === null || v.is(ownSchema, message)) return;
  if ('readThread' in broadcast) markCustomerRead(store, broadcast.readThread);
  else takeEdit(store, broadcast);
}

/** The gateway has accepted an edit of another tab. A later one of this tab stays. */
function takeEdit(store: Store, { key, edit, madeAt }: Extract<Broadcast, { key: string }>): void {
  const { field } = edit;
  const { lastMadeAt, confirm } = store.get(confirmationsAtom);
  if (lastMadeAt(key, field) > madeAt) return;
  const save = field === 'feedback' ? undefined : store.get(savesByKeyAtom).get(key)?.get(field);
  const current = field === 'feedback' ? store.get(sendsByKeyAtom).get(key) : save;
  const isNewer = current !== undefined && current.madeAt > madeAt;
  // Notes that wait were written without this text: both are shown.
  const stays = current?.phase === 'waiting' && isNewer && field !== 'notes';
  if (stays || current?.phase === 'saving' || current?.phase === 'sending') {
    // What the gateway refuses goes back to this value.
    if (save && edit.field !== 'feedback') putSave(store, key, edit.field, { ...save, confirmed: edit });
    return;
  }
  confirm(key, edit, madeAt);
  const last = store.get(lastEditAtom);
  // An Undo would take back what the person has done since.
  if (last && !last.group && leadKey(last.lead) === key && last.edit.field === field) store.set(lastEditAtom, null);
  applyEdit(store, key, edit);
  // A later try that failed can still be tried again.
  if (current?.phase === 'failed' && isNewer) return;
  if (edit.field === 'feedback') store.set(sendsByKeyAtom, key, null);
  else putSave(store, key, edit.field, null);
  if (save?.phase === 'waiting') putNoteBack(store, leadRefOf(key), save.wanted, save.basis);
}

const broadcastSchema = v.union([
  v.object({ readThread: v.object({ spId: v.string(), userId: v.string() }) }),
  v.object({
    key: v.custom<`${string}/${string}`>((key) => typeof key === 'string' && /^[^/]+\/[^/]+$/.test(key)),
    edit: v.union([
      leadEditSchema,
      v.object({ field: v.literal('feedback'), value: v.object({ rating: v.number(), reason: v.string() }) }),
    ]),
    madeAt: v.pipe(v.number(), v.finite()),
  }),
]);

/** Reads a message of another tab, which may run another version. Null if it is not one of ours. */
export function readBroadcast(message: unknown): Broadcast | null {
  const { success, output } = v.safeParse(broadcastSchema, message);
  return success ? output : null;
}
