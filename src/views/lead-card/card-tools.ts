import { connectNumberMessages } from '../../i18n/lead-card/connect-number.en-US.js';
import { leadActivityMessages } from '../../i18n/lead-card/lead-activity.en-US.js';
import { leadAppointmentMessages } from '../../i18n/lead-card/lead-appointment.en-US.js';
import { leadContactMessages } from '../../i18n/lead-card/lead-contact.en-US.js';
import { leadFeedbackMessages } from '../../i18n/lead-card/lead-feedback.en-US.js';
import { leadInsuranceMessages } from '../../i18n/lead-card/lead-insurance.en-US.js';
import { leadSaveMessages } from '../../i18n/lead-card/lead-save.en-US.js';
import { reviewRequestMessages } from '../../i18n/review-request/review-request.en-US.js';
import { formMessages } from '../../i18n/widget/form.en-US.js';
import reviewCss from '../review-request/review-request.css?inline';
import activityCss from './activity/lead-activity.css?inline';
import waitingCss from './activity/waiting-badge.css?inline';
import appointmentCss from './after-sale/lead-appointment.css?inline';
import feedbackCss from './after-sale/lead-feedback.css?inline';
import insuranceCss from './after-sale/lead-insurance.css?inline';
import connectCss from './contact/connect-number.css?inline';
import contactCss from './contact/lead-contact.css?inline';
import jobNotesCss from './notes/job-notes.css?inline';
import editorCss from './notes/notes-editor.css?inline';
import rowSaveCss from './row-save.css?inline';

/** The parts of a card that load after its first paint. `lazy-card.ts` draws them. */
export { FocusRestorer } from '../widget/focus-restorer.js';
export { LeadActivity } from './activity/lead-activity.js';
export { WaitingBadge } from './activity/waiting-badge.js';
export { LeadAppointment } from './after-sale/lead-appointment.js';
export { LeadFeedback } from './after-sale/lead-feedback.js';
export { LeadInsurance } from './after-sale/lead-insurance.js';
export { LeadReview, ReviewAsked } from './after-sale/lead-review.js';
export { ReadWhenSeen } from './body/read-when-seen.js';
export { ConnectOffer, LeadContact } from './contact/lead-contact.js';
export { CallCustomer, EmailCustomer, TextCustomer } from './contact/lead-phone.js';
export { JobNotes } from './notes/job-notes.js';
export { DiscardedNote, NotesEditor } from './notes/notes-editor.js';
export { LeadOutbox, PersistedNotes } from './notes/persisted-notes.js';
export { RowSave, UnsentMark, WaitingFeedback } from './row-save.js';

export const catalogues = [
  formMessages,
  leadSaveMessages,
  leadActivityMessages,
  leadContactMessages,
  connectNumberMessages,
  leadFeedbackMessages,
  leadAppointmentMessages,
  leadInsuranceMessages,
  reviewRequestMessages,
];

export const sheet = [
  rowSaveCss,
  waitingCss,
  activityCss,
  contactCss,
  connectCss,
  editorCss,
  jobNotesCss,
  feedbackCss,
  appointmentCss,
  insuranceCss,
  reviewCss,
].join('');
