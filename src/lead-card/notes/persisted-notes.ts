import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { noteDraftName, storedDraftAtom } from '../../session/draft.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Session, type Store, sessionAtom } from '../../session/session.js';
import { beginLeadOutbox } from '../lead/lead-outbox.js';
import { leadsAtom } from '../lead/lead-state.js';
import {
  BEFORE_BASIS,
  type NoteDraft,
  noteDraftOf,
  noteDraftsAtom,
  persistNoteDraft,
  putNoteDraft,
} from './note-draft.js';

/** Stores the changes that wait for a connection, and sends them and those of an earlier page, for a card on its own. */
export function LeadOutbox(): null {
  const { session } = useWidget();
  useEffect(() => beginLeadOutbox(session), [session]);
  return null;
}

/** Stores the drafts of notes on the device, and restores that of a lead. */
export function usePersistedNotes({ spId, leadId }: LeadRef): void {
  const store = useStore();
  useLayoutEffect(() => {
    persistNoteDrafts(store);
    restoreNoteDraft(store, { spId, leadId });
  }, [store, spId, leadId]);
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
      persistNoteDraft(store, key, isNew ? draft.text : null, draft?.basis);
    }
    last = drafts;
  };
  store.sub(noteDraftsAtom, persistChanges);
  persistChanges();
}

export function restoreNoteDraft(store: Store, lead: LeadRef): void {
  const key = leadKey(lead);
  if (noteDraftOf(store, lead) !== null) return;
  const stored = store.get(storedDraftAtom)(noteDraftName(key));
  // An earlier version stored no basis.
  const [text = '', basis] = stored?.split(BEFORE_BASIS) ?? [];
  if (stored !== null && text !== store.get(leadsAtom).get(key)?.notes) putNoteDraft(store, lead, text, basis);
  else persistNoteDraft(store, key, null);
}
