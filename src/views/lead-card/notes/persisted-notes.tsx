import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import type { LeadRef } from '../../../state/lead/lead-ref.js';
import { persistNoteDraftsAtom, restoreNoteDraftAtom } from '../../../state/lead/note-draft-persisted.js';

/** Keeps the notes that are being written over a reload, and takes up those of this lead. */
export function PersistedNotes({ leadRef }: { leadRef: LeadRef }): null {
  const { spId, leadId } = leadRef;
  const store = useStore();
  useLayoutEffect(() => {
    store.set(persistNoteDraftsAtom);
    store.set(restoreNoteDraftAtom, { spId, leadId });
  }, [store, spId, leadId]);
  return null;
}
