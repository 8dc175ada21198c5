import { atom, type Getter, type Setter } from 'jotai/vanilla';
import * as v from 'valibot';
import { DEVICE_KEYS } from '../../session/clear-device.js';
import { leadKey } from '../../session/lead-ref.js';
import { sessionAtom } from '../../session/session.js';
import { openTabs } from '../../session/tabs.js';
import { createRequestId } from '../../web/request-id.js';
import { sendsByKeyAtom } from '../feedback/feedback-state.js';
import { leadRefOf, putNoteBack } from './lead-changes.js';
import { lastEditAtom, putSaveAtom, savesByKeyAtom } from './lead-save.js';
import { applyEditAtom, confirmationsAtom, markCustomerReadAtom, otherTabsAtom } from './lead-state.js';
import { type Told, toldOf } from './told.js';

/** Identifies this page among others. Two gateways of one page may have providers of one name. */
const PAGE = createRequestId();

/** Tells the other tabs of this session what the gateway accepts here, and takes what they tell, until the session ends. */
export const joinTabsAtom = atom(null, (get, set): void => {
  const session = get(sessionAtom);
  const tabs = get(otherTabsAtom);
  const { untold } = tabs;
  if (session === null || session.ended.aborted || untold === null) return;
  tabs.untold = null;
  const { device, ended } = session;
  const channel = openTabs(`${DEVICE_KEYS}${device.scope}/changes`, (message) => set(takeToldAtom, message));
  ended.addEventListener('abort', channel.close);
  tabs.tell = (accepted) => channel.post({ from: PAGE, ...accepted });
  untold.forEach(tabs.tell);
});

const ownSchema = v.object({ from: v.literal(PAGE) });

/** Takes what another tab tells. */
export const takeToldAtom = atom(null, (get, set, message: unknown): void => {
  const told = toldOf(message);
  if (told === null || v.is(ownSchema, message)) return;
  if ('readThread' in told) set(markCustomerReadAtom, told.readThread);
  else takeEdit(get, set, told);
});

/** The gateway has accepted an edit of another tab. A later one of this tab stays. */
function takeEdit(get: Getter, set: Setter, { key, edit, madeAt }: Extract<Told, { key: string }>): void {
  const { field } = edit;
  const { lastMadeAt, confirm } = get(confirmationsAtom);
  if (lastMadeAt(key, field) > madeAt) return;
  const save = field === 'feedback' ? undefined : get(savesByKeyAtom).get(key)?.get(field);
  const current = field === 'feedback' ? get(sendsByKeyAtom).get(key) : save;
  const isNewer = current !== undefined && current.madeAt > madeAt;
  // Notes that wait were written without this text: both are shown.
  const stays = current?.phase === 'waiting' && isNewer && field !== 'notes';
  if (stays || current?.phase === 'saving' || current?.phase === 'sending') {
    // What the gateway refuses goes back to this value.
    if (save && edit.field !== 'feedback')
      set(putSaveAtom, { key, field: edit.field, save: { ...save, confirmed: edit } });
    return;
  }
  confirm(key, edit, madeAt);
  const last = get(lastEditAtom);
  // An Undo would take back what the person has done since.
  if (last && !last.group && leadKey(last.lead) === key && last.edit.field === field) set(lastEditAtom, null);
  set(applyEditAtom, { key, edit });
  // A later try that failed can still be tried again.
  if (current?.phase === 'failed' && isNewer) return;
  if (edit.field === 'feedback') set(sendsByKeyAtom, key, null);
  else set(putSaveAtom, { key, field: edit.field, save: null });
  if (save?.phase === 'waiting') putNoteBack(set, leadRefOf(key), save.wanted, save.basis);
}
