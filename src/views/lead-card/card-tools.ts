import { useStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { beginLeadOutboxAtom } from '../../state/lead/lead-outbox.js';
import type { LeadRef } from '../../state/lead/lead-ref.js';
import { persistNoteDraftsAtom, restoreNoteDraftAtom } from '../../state/lead/note-draft-persisted.js';
import { useWidget } from '../widget/widget-context.js';

/** The code of an open card that is fetched after its first paint, in one chunk. */

export { LeadFeedback } from './after-sale/lead-feedback.js';
export { LeadInsurance } from './after-sale/lead-insurance.js';
export { LeadReview, ReviewAsked } from './after-sale/lead-review.js';
export { ConnectOffer, LeadContact } from './contact/lead-contact.js';
export { JobNotes } from './notes/job-notes.js';
export { NotesEditor } from './notes/notes-editor.js';
export { RowSave, WaitingFeedback } from './row-save.js';

/** Stores drafts of notes and changes that wait for a connection, and restores them. */
export function PersistedNotes({ leadRef }: { leadRef: LeadRef }): null {
  const { spId, leadId } = leadRef;
  const store = useStore();
  const { requester } = useWidget();
  useEffect(() => store.set(beginLeadOutboxAtom, requester), [store, requester]);
  useLayoutEffect(() => {
    store.set(persistNoteDraftsAtom);
    store.set(restoreNoteDraftAtom, { spId, leadId });
  }, [store, spId, leadId]);
  return null;
}
