import { noteDraftName, storeDraftAtom, storedDraftAtom } from '../../session/draft.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Session, type Store, sessionAtom } from '../../session/session.js';
import { leadsAtom } from '../lead/lead-state.js';
import { BEFORE_BASIS, type NoteDraft, noteDraftOf, noteDraftsAtom, putNoteDraft } from './note-draft.js';

/**
 * Stores a text of a lead on the device; null removes it.
 * @param basis the notes that it was started from
 */
export function persistNoteDraft(store: Store, lead: LeadRef, text: string | null, basis?: string): void {
  persist(store, leadKey(lead), text, basis);
}

function persist(store: Store, key: LeadKey, text: string | null, basis?: string): void {
  store.set(
    storeDraftAtom,
    noteDraftName(key),
    text === null || basis === undefined ? text : text + BEFORE_BASIS + basis,
  );
}

const started = new WeakSet<Session>();

/** Starts to store a session's drafts on the device until they are saved. A draft equal to the notes is not stored. */
export function persistNoteDrafts(store: Store): void {
  const session = store.get(sessionAtom);
  if (session === null || started.has(session)) return;
  started.add(session);
  let last: ReadonlyMap<LeadKey, NoteDraft> = new Map();
  const persistChanges = () => {
    const drafts = store.get(noteDraftsAtom);
    for (const key of new Set([...last.keys(), ...drafts.keys()])) {
      const draft = drafts.get(key);
      if (draft?.text === last.get(key)?.text) continue;
      const isNew = draft !== undefined && draft.text !== store.get(leadsAtom).get(key)?.notes;
      persist(store, key, isNew ? draft.text : null, draft?.basis);
    }
    last = drafts;
  };
  store.sub(noteDraftsAtom, persistChanges);
  persistChanges();
}

/** Restores the stored draft of a lead. */
export function restoreNoteDraft(store: Store, lead: LeadRef): void {
  const key = leadKey(lead);
  if (noteDraftOf(store, lead) !== null) return;
  const stored = store.get(storedDraftAtom)(noteDraftName(key));
  // An earlier version stored no basis.
  const [text = '', basis] = stored?.split(BEFORE_BASIS) ?? [];
  if (stored !== null && text !== store.get(leadsAtom).get(key)?.notes) putNoteDraft(store, lead, text, basis);
  else persist(store, key, null);
}
