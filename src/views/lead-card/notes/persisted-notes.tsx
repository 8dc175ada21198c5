import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import type { LeadRef } from '../../../state/lead/lead-ref.js';
import { persistNoteDraftsAtom, restoreNoteDraftAtom } from '../../../state/lead/note-draft-persisted.js';

/** Stores drafts of notes on the device, and restores the draft of this lead. */
export function PersistedNotes({ leadRef }: { leadRef: LeadRef }): null {
  const { spId, leadId } = leadRef;
  const store = useStore();
  useLayoutEffect(() => {
    store.set(persistNoteDraftsAtom);
    store.set(restoreNoteDraftAtom, { spId, leadId });
  }, [store, spId, leadId]);
  return null;
}
