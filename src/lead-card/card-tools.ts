import { formMessages } from '../i18n/form-messages.en-US.js';
import { reviewRequestMessages } from '../review-request/messages.en-US.js';
import reviewCss from '../review-request/review-request.css?inline';
import toolsCss from './card-tools.css?inline';
import contactCss from './contact/lead-contact.css?inline';
import { leadCardLazyMessages } from './lazy-messages.en-US.js';

/** The parts of a card that load after its first paint. `lazy-card.ts` draws them. */
export { FocusRestorer } from '../element/widget/focus-restorer.js';
export { LeadActivity } from './activity/lead-activity.js';
export { WaitingBadge } from './activity/waiting-badge.js';
export { LeadAppointment } from './appointment/lead-appointment.js';
export { LeadNotices } from './body/lead-notices.js';
export { ConnectOffer, LeadContact } from './contact/lead-contact.js';
export { CallCustomer, EmailCustomer, TextCustomer } from './contact/lead-phone.js';
export { LeadFeedback } from './feedback/lead-feedback.js';
export { LeadReview } from './feedback/lead-review.js';
export { LeadInsurance } from './insurance/lead-insurance.js';
export { JobNotes } from './notes/job-notes.js';
export { DiscardedNote, NotesEditor } from './notes/notes-editor.js';
export { LeadOutbox, RowSave, UnsentMark } from './save/row-save.js';

export const catalogues = [formMessages, reviewRequestMessages, leadCardLazyMessages];

export const sheet = toolsCss + contactCss + reviewCss;
