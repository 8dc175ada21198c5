import { atom } from 'jotai/vanilla';
import { noteDraftName, storeDraftAtom, storedDraftAtom } from '../../session/draft.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Session, sessionAtom } from '../../session/session.js';
import { leadsAtom } from '../lead/lead-state.js';
import { BEFORE_BASIS, noteBasesAtom, noteDraftOfAtom, noteDraftsAtom, putNoteDraftAtom } from './note-draft.js';

const persistAtom = atom(null, (_get, set, key: LeadKey, draft: string | null, basis?: string): void =>
  set(storeDraftAtom, noteDraftName(key), draft === null || basis === undefined ? draft : draft + BEFORE_BASIS + basis),
);

interface StoredDraft {
  readonly lead: LeadRef;
  readonly draft: string | null;
  /** The notes that it was started from. */
  readonly basis?: string | undefined;
}

/** Stores a text of a lead on the device that is not in the card's editor; null removes it. */
export const persistNoteDraftAtom = atom(null, (_get, set, { lead, draft, basis }: StoredDraft): void =>
  set(persistAtom, leadKey(lead), draft, basis),
);

const started = new WeakSet<Session>();

/** Starts to store a session's drafts on the device until they are saved. A draft equal to the notes is not stored. */
export const persistNoteDraftsAtom = atom(null, (get): void => {
  const session = get(sessionAtom);
  if (session === null || started.has(session)) return;
  started.add(session);
  const { store } = session;
  let last: ReadonlyMap<LeadKey, string> = new Map();
  const persistChanges = () => {
    const drafts = store.get(noteDraftsAtom);
    for (const key of new Set([...last.keys(), ...drafts.keys()])) {
      const draft = drafts.get(key) ?? null;
      const isNew = draft !== store.get(leadsAtom).get(key)?.notes;
      if (draft !== (last.get(key) ?? null)) {
        store.set(persistAtom, key, isNew ? draft : null, store.get(noteBasesAtom).get(key));
      }
    }
    last = drafts;
  };
  store.sub(noteDraftsAtom, persistChanges);
  persistChanges();
});

/** Restores the stored draft of a lead. */
export const restoreNoteDraftAtom = atom(null, (get, set, lead: LeadRef): void => {
  const key = leadKey(lead);
  if (get(noteDraftOfAtom)(lead) !== null) return;
  const stored = get(storedDraftAtom)(noteDraftName(key));
  // An earlier version stored no basis.
  const [draft = '', basis] = stored?.split(BEFORE_BASIS) ?? [];
  if (stored !== null && draft !== get(leadsAtom).get(key)?.notes) set(putNoteDraftAtom, { lead, draft, basis });
  else set(persistAtom, key, null);
});
