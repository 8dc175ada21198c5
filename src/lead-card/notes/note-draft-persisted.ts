import { noteDraftName, storeDraftAtom, storedDraftAtom } from '../../session/draft.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Session, type Store, sessionAtom } from '../../session/session.js';
import { leadsAtom } from '../lead/lead-state.js';
import { BEFORE_BASIS, noteBasesAtom, noteDraftOfAtom, noteDraftsAtom, putNoteDraft } from './note-draft.js';

function persistDraft(store: Store, key: LeadKey, draft: string | null, basis?: string): void {
  store.set(
    storeDraftAtom,
    noteDraftName(key),
    draft === null || basis === undefined ? draft : draft + BEFORE_BASIS + basis,
  );
}

/**
 * Stores a text of a lead on the device that is not in the card's editor; null removes it.
 * @param basis the notes that it was started from
 */
export function persistNoteDraft(store: Store, lead: LeadRef, draft: string | null, basis?: string): void {
  persistDraft(store, leadKey(lead), draft, basis);
}

const started = new WeakSet<Session>();

/** Starts to store a session's drafts on the device until they are saved. A draft equal to the notes is not stored. */
export function persistNoteDrafts(store: Store): void {
  const session = store.get(sessionAtom);
  if (session === null || started.has(session)) return;
  started.add(session);
  let last: ReadonlyMap<LeadKey, string> = new Map();
  const persistChanges = () => {
    const drafts = store.get(noteDraftsAtom);
    for (const key of new Set([...last.keys(), ...drafts.keys()])) {
      const draft = drafts.get(key) ?? null;
      const isNew = draft !== store.get(leadsAtom).get(key)?.notes;
      if (draft !== (last.get(key) ?? null)) {
        persistDraft(store, key, isNew ? draft : null, store.get(noteBasesAtom).get(key));
      }
    }
    last = drafts;
  };
  store.sub(noteDraftsAtom, persistChanges);
  persistChanges();
}

/** Restores the stored draft of a lead. */
export function restoreNoteDraft(store: Store, lead: LeadRef): void {
  const key = leadKey(lead);
  if (store.get(noteDraftOfAtom)(lead) !== null) return;
  const stored = store.get(storedDraftAtom)(noteDraftName(key));
  // An earlier version stored no basis.
  const [draft = '', basis] = stored?.split(BEFORE_BASIS) ?? [];
  if (stored !== null && draft !== store.get(leadsAtom).get(key)?.notes) putNoteDraft(store, lead, draft, basis);
  else persistDraft(store, key, null);
}
