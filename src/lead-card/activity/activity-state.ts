import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { type LeadSave, savesByKeyAtom } from '../lead/lead-save.js';
import { type LeadActivity, readActivities, withActivity, withoutActivity, writeActivities } from './activity-rules.js';

type Activities = readonly LeadActivity[];

const activitiesByKeyAtom = keyedAtom<LeadKey, Activities>();

/** The key of the stored activities. The device sees only its hash. */
const nameOf = (key: LeadKey) => `activity ${key}`;

/** What the device has stored of a lead, also in another tab; null without storage. */
const storedAtom = atom((get) => (key: LeadKey): Activities | null => {
  const text = get(sessionAtom)?.device.records.get(nameOf(key)) ?? null;
  return text === null ? null : readActivities(text);
});

/** What this device saw of a lead, here or earlier, oldest first. It ends with the session. */
export const activitiesAtomOf = (lead: LeadRef) => {
  const key = leadKey(lead);
  return atom((get): Activities => get(activitiesByKeyAtom).get(key) ?? get(storedAtom)(key) ?? []);
};

function putActivities(store: Store, key: LeadKey, change: (known: Activities) => Activities) {
  const known = store.get(storedAtom)(key) ?? store.get(activitiesByKeyAtom).get(key) ?? [];
  const activities = change(known);
  store.set(activitiesByKeyAtom, key, activities);
  store.get(sessionAtom)?.device.records.set(nameOf(key), activities.length === 0 ? null : writeActivities(activities));
}

/**
 * Keeps an activity of a lead on this device.
 * @returns whether it is news
 */
export function addActivity(store: Store, lead: LeadRef, activity: LeadActivity): boolean {
  const key = leadKey(lead);
  const before = store.get(activitiesAtomOf(lead));
  putActivities(store, key, (known) => withActivity(known, activity));
  return store.get(activitiesAtomOf(lead)).length !== before.length;
}

export type CallOrText = LeadActivity & { readonly kind: 'called' | 'texted' };

/** Records a call or a text, and emits it to the host. */
export function addAttempt(session: WidgetSession, lead: LeadRef, activity: CallOrText): void {
  if (addActivity(session.store, lead, activity)) emitAttempt(session, lead, activity, false);
}

/** Removes a call or a text, and emits that to the host. */
export function undoAttempt(session: WidgetSession, lead: LeadRef, activity: CallOrText): void {
  putActivities(session.store, leadKey(lead), (known) => withoutActivity(known, activity));
  emitAttempt(session, lead, activity, true);
}

function emitAttempt({ emit }: WidgetSession, lead: LeadRef, { kind, at }: CallOrText, undone: boolean): void {
  emit('lead-attempt', { leadId: lead.leadId, attempt: kind, at: new Date(at).toISOString(), undone });
}

/** The saves that are kept already, by request id. Each store has its own. */
const keptSavesAtom = atom(() => new Set<string>());
const isWatchingAtom = atom(() => ({ current: false }));

/** From now on keeps what the gateway has confirmed: a lead's status, that notes were saved, and that it was read. */
export function watchSaves(store: Store): void {
  const session = store.get(sessionAtom);
  const watching = store.get(isWatchingAtom);
  if (watching.current || session === null || session.ended.aborted) return;
  watching.current = true;
  const look = () => {
    for (const [key, saves] of store.get(savesByKeyAtom)) {
      for (const save of saves.values()) {
        const activity = savedActivity(save);
        if (activity === null || store.get(keptSavesAtom).has(save.requestId)) continue;
        store.get(keptSavesAtom).add(save.requestId);
        putActivities(store, key, (known) => withActivity(known, activity));
      }
    }
  };
  const end = session.store.sub(savesByKeyAtom, look);
  session.ended.addEventListener('abort', end);
  look();
}

function savedActivity({ phase, wanted, madeAt }: LeadSave): LeadActivity | null {
  if (phase !== 'saved') return null;
  switch (wanted.field) {
    case 'status':
      return { kind: 'status', at: madeAt, status: wanted.value };
    case 'notes':
      return { kind: 'notes', at: madeAt };
    case 'read':
      return wanted.value ? { kind: 'read', at: madeAt } : null;
    default:
      return null;
  }
}
