import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { DEVICE_KEYS } from '../../session/clear-device.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { openTabs } from '../../session/tabs.js';
import { createRequestId } from '../../web/request-id.js';
import { type FeedbackReason, isFeedbackReason } from '../feedback/feedback-state.js';
import { settleNoteDraft } from '../notes/note-draft.js';
import { factOf, type LeadField } from './edit.js';
import { type LeadSave, lastEditAtom, putSave, saveOfAtom, savesByKeyAtom } from './lead-save.js';
import { applyEdit, type Broadcast, confirmationsAtom, markCustomerRead, otherTabsAtom } from './lead-state.js';

const leadRefSchema = v.object({ spId: v.string(), leadId: v.string() });

const editSchemas = [
  v.object({ field: v.literal('status'), value: v.string() }),
  v.object({ field: v.literal('notes'), value: v.string() }),
  v.object({ field: v.literal('read'), value: v.boolean() }),
  v.object({ field: v.literal('archived'), value: v.boolean() }),
] as const;

const ratingSchema = v.object({
  rating: v.number(),
  reason: v.custom<FeedbackReason>(isFeedbackReason),
  notes: v.string(),
});
const feedbackSchema = v.object({ rating: v.number(), reason: v.string() });

/** A change as the device stores it, maybe by another version. */
const storedChangeSchema = v.pipe(
  v.object({
    lead: leadRefSchema,
    edit: v.union([...editSchemas, v.object({ field: v.literal('feedback'), value: ratingSchema })]),
    confirmed: v.union([...editSchemas, v.object({ field: v.literal('feedback'), value: v.nullable(feedbackSchema) })]),
    basis: v.optional(v.string()),
  }),
  v.check(({ edit, confirmed }) => edit.field === confirmed.field),
);

export type StoredChange = Readonly<v.InferOutput<typeof storedChangeSchema>>;

/** A change that the gateway has not accepted. */
export interface UnsavedChange {
  readonly lead: LeadRef;
  readonly save: LeadSave;
}

/** The changes that the gateway has not accepted, by request id, oldest first. */
export const leadChangesAtom = atom((get): ReadonlyMap<string, UnsavedChange> => {
  const changes = [...get(savesByKeyAtom)].flatMap(([key, saves]) =>
    [...saves.values()].map((save) => ({ lead: leadRefOf(key), save })),
  );
  const unsaved = changes.filter(({ save }) => save.phase !== 'saved');
  return new Map(unsaved.sort((a, b) => a.save.madeAt - b.save.madeAt).map((each) => [each.save.requestId, each]));
});

/** The changes that wait or were refused. That a lead was read is not worth a line. */
export const unsavedChangesAtom = atom((get) =>
  [...get(leadChangesAtom).values()].filter(({ save: { phase, wanted } }) => {
    const isRead = wanted.field === 'read' && wanted.value;
    return phase !== 'saving' && !isRead;
  }),
);

export function isSent(store: Store, requestId: string): boolean {
  const saves = [...store.get(savesByKeyAtom).values()].flatMap((ofLead) => [...ofLead.values()]);
  return saves.some((save) => save.requestId === requestId && save.phase === 'saved');
}

/** Drops the error of a refused change. */
export function dismissSave(store: Store, lead: LeadRef, field: LeadField): void {
  const key = leadKey(lead);
  if (store.get(saveOfAtom)(key, field)?.phase === 'failed') putSave(store, key, field, null);
}

/** Drops a refused change. The text of a note stays in its editor. */
export function dismissUnsaved(store: Store, requestId: string): void {
  const change = store.get(leadChangesAtom).get(requestId);
  if (change) dismissSave(store, change.lead, change.save.wanted.field);
}

/** Undoes a waiting change. The lead gets the value that the gateway last confirmed. */
export function undoWaiting(store: Store, requestId: string): void {
  const change = store.get(leadChangesAtom).get(requestId);
  if (change?.save.phase === 'waiting') endChange(store, change, 'dropped');
}

/** When the newest waiting or accepted change of the same field was made. */
export function newestOf(store: Store, { lead, edit: { field } }: StoredChange): number {
  const key = leadKey(lead);
  const current = store.get(saveOfAtom)(key, field);
  const openAt = current && current.phase !== 'failed' ? current.madeAt : 0;
  return Math.max(openAt, store.get(confirmationsAtom).lastMadeAt(key, field));
}

/** Ends a change that another tab has sent or dropped. A dropped one restores the confirmed value. */
export function endChange(store: Store, { lead, save }: UnsavedChange, status: 'sent' | 'dropped'): void {
  const key = leadKey(lead);
  const fact = status === 'sent' ? factOf(save.wanted) : save.confirmed;
  putSave(store, key, fact.field, null);
  applyEdit(store, key, fact);
  if (status === 'sent') store.get(confirmationsAtom).confirm(key, fact, save.madeAt);
  else putNoteBack(store, lead, save);
}

/** Returns unsaved notes to their editor. */
function putNoteBack(store: Store, lead: LeadRef, { wanted, basis }: LeadSave): void {
  if (wanted.field === 'notes') settleNoteDraft(store, lead, { sent: wanted.value, isTaken: false, basis });
}

/** From now on, waiting changes are sent only at the person's request. */
export function holdChanges(store: Store): void {
  for (const requestId of store.get(leadChangesAtom).keys()) holdChange(store, requestId);
}

export function holdChange(store: Store, requestId: string): void {
  const { lead, save } = store.get(leadChangesAtom).get(requestId) ?? {};
  if (lead === undefined || save?.phase !== 'waiting' || save.isHeld) return;
  putSave(store, leadKey(lead), save.wanted.field, { ...save, isHeld: true });
}

function leadRefOf(key: LeadKey): LeadRef {
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
  const save = store.get(saveOfAtom)(key, field);
  const isNewer = save !== null && save.madeAt > madeAt;
  // Notes that wait were written without this text: both are shown.
  const stays = save?.phase === 'waiting' && isNewer && field !== 'notes';
  if (stays || save?.phase === 'saving') {
    // What the gateway refuses goes back to this value.
    putSave(store, key, field, { ...save, confirmed: edit });
    return;
  }
  confirm(key, edit, madeAt);
  const last = store.get(lastEditAtom);
  // An Undo would take back what the person has done since.
  if (last && !last.group && leadKey(last.lead) === key && last.edit.field === field) store.set(lastEditAtom, null);
  applyEdit(store, key, edit);
  // A later try that failed can still be tried again.
  if (save?.phase === 'failed' && isNewer) return;
  putSave(store, key, field, null);
  if (save?.phase === 'waiting') putNoteBack(store, leadRefOf(key), save);
}

const broadcastSchema = v.union([
  v.object({ readThread: v.object({ spId: v.string(), userId: v.string() }) }),
  v.object({
    key: v.custom<`${string}/${string}`>((key) => typeof key === 'string' && /^[^/]+\/[^/]+$/.test(key)),
    edit: v.union([...editSchemas, v.object({ field: v.literal('feedback'), value: feedbackSchema })]),
    madeAt: v.pipe(v.number(), v.finite()),
  }),
]);

/** Reads a message of another tab, which may run another version. Null if it is not one of ours. */
export function readBroadcast(message: unknown): Broadcast | null {
  const { success, output } = v.safeParse(broadcastSchema, message);
  return success ? output : null;
}
