import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import type { LeadRef } from '../../state/lead/lead-ref.js';
import { persistNoteDraftsAtom, restoreNoteDraftAtom } from '../../state/lead/note-draft-persisted.js';

/** The code of an open card that is fetched after its first paint, in one chunk. */

export { LeadFeedback } from './after-sale/lead-feedback.js';
export { LeadInsurance } from './after-sale/lead-insurance.js';
export { LeadReview } from './after-sale/lead-review.js';
export { ConnectOffer, LeadContact } from './contact/lead-contact.js';
export { JobNotes } from './notes/job-notes.js';
export { NotesEditor } from './notes/notes-editor.js';
export { RowFailure } from './row-failure.js';

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
