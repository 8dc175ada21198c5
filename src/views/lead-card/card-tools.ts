/** The code of an open card that is fetched after its first paint, in one chunk. */

export { LeadFeedback } from './after-sale/lead-feedback.js';
export { LeadInsurance } from './after-sale/lead-insurance.js';
export { LeadReview } from './after-sale/lead-review.js';
export { LeadContact } from './contact/lead-contact.js';
export { JobNotes } from './notes/job-notes.js';
export { NotesEditor } from './notes/notes-editor.js';
export { PersistedNotes } from './notes/persisted-notes.js';
export { RowFailure } from './row-failure.js';
