/** What comes to an open card once it has been drawn, in one step. */
export { JobNotes } from './job-notes.js';
export { KeptNotes } from './kept-notes.js';
export { LeadContact } from './lead-contact.js';
export { LeadFeedback } from './lead-feedback.js';
export { LeadInsurance } from './lead-insurance.js';
export { LeadReview } from './lead-review.js';
export { NotesEditor } from './notes-editor.js';
export { RowFailure } from './row-failure.js';
