import * as v from 'valibot';
import { DEVICE_KEYS } from '../../session/clear-device.js';
import { leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { openTabs } from '../../session/tabs.js';
import { createRequestId } from '../../web/request-id.js';
import { sendsByKeyAtom } from '../feedback/feedback-state.js';
import { leadEditSchema, leadRefOf, putNoteBack } from './lead-changes.js';
import { lastEditAtom, putSave, savesByKeyAtom } from './lead-save.js';
import type { Broadcast } from './lead-state.js';
import { applyEdit, confirmationsAtom, markCustomerRead, otherTabsAtom } from './lead-state.js';

/** Identifies this page among others. Two gateways of one page may have providers of one name. */
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

/** Takes what another tab broadcasts. */
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
