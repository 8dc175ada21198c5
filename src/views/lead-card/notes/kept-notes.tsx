import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import type { LeadRef } from '../../../state/lead/lead-ref.js';
import { keepNoteDraftsAtom, restoreNoteDraftAtom } from '../../../state/lead/note-draft-kept.js';

/** Keeps the notes that are being written over a reload, and takes up those of this lead. */
export function KeptNotes({ leadRef }: { leadRef: LeadRef }): null {
  const { spId, leadId } = leadRef;
  const store = useStore();
  useLayoutEffect(() => {
    store.set(keepNoteDraftsAtom);
    store.set(restoreNoteDraftAtom, { spId, leadId });
  }, [store, spId, leadId]);
  return null;
}
