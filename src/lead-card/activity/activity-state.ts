import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { sessionAtom } from '../../session/session.js';
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

const putActivitiesAtom = atom(null, (get, set, key: LeadKey, change: (known: Activities) => Activities) => {
  const known = get(storedAtom)(key) ?? get(activitiesByKeyAtom).get(key) ?? [];
  const activities = change(known);
  set(activitiesByKeyAtom, key, activities);
  get(sessionAtom)?.device.records.set(nameOf(key), activities.length === 0 ? null : writeActivities(activities));
});

interface OfLead {
  readonly lead: LeadRef;
  readonly activity: LeadActivity;
}

/**
 * Keeps an activity of a lead on this device.
 * @returns whether it is news
 */
export const addActivityAtom = atom(null, (get, set, { lead, activity }: OfLead): boolean => {
  const key = leadKey(lead);
  const before = get(activitiesAtomOf(lead));
  set(putActivitiesAtom, key, (known) => withActivity(known, activity));
  return get(activitiesAtomOf(lead)).length !== before.length;
});

interface Attempted extends OfLead {
  readonly activity: LeadActivity & { readonly kind: 'called' | 'texted' };
  readonly session: WidgetSession;
}

/** Keeps a call or a text, and tells the host of it. */
export const addAttemptAtom = atom(null, (_get, set, { session, ...attempt }: Attempted): void => {
  if (set(addActivityAtom, attempt)) emitAttempt(session, attempt, false);
});

/** Takes a call or a text back, and tells the host of it. */
export const undoAttemptAtom = atom(null, (_get, set, { session, ...attempt }: Attempted): void => {
  set(putActivitiesAtom, leadKey(attempt.lead), (known) => withoutActivity(known, attempt.activity));
  emitAttempt(session, attempt, true);
});

function emitAttempt({ emit }: WidgetSession, { lead, activity }: Omit<Attempted, 'session'>, undone: boolean): void {
  const { kind, at } = activity;
  emit('lead-attempt', { leadId: lead.leadId, attempt: kind, at: new Date(at).toISOString(), undone });
}

/** The saves that are kept already, by request id. Each store has its own. */
const keptSavesAtom = atom(() => new Set<string>());
const isWatchingAtom = atom(() => ({ current: false }));

/** From now on keeps what the gateway has confirmed: a lead's status, that notes were saved, and that it was read. */
export const watchSavesAtom = atom(null, (get, set): void => {
  const session = get(sessionAtom);
  const watching = get(isWatchingAtom);
  if (watching.current || session === null || session.ended.aborted) return;
  watching.current = true;
  const look = () => {
    for (const [key, saves] of get(savesByKeyAtom)) {
      for (const save of saves.values()) {
        const activity = savedActivity(save);
        if (activity === null || get(keptSavesAtom).has(save.requestId)) continue;
        get(keptSavesAtom).add(save.requestId);
        set(putActivitiesAtom, key, (known) => withActivity(known, activity));
      }
    }
  };
  const end = session.store.sub(savesByKeyAtom, look);
  session.ended.addEventListener('abort', end);
  look();
});

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
