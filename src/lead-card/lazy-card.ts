import { lazyView } from '../element/widget/lazy-view.js';
import { lazyModule } from '../ui/lazy-module.js';

/** The parts of a card that load after its first paint. */
export const cardTools = lazyModule(() => import('./card-tools.js'));

export const CallCustomer = lazyView(cardTools, (tools) => tools.CallCustomer);
export const ConnectOffer = lazyView(cardTools, (tools) => tools.ConnectOffer);
export const DiscardedNote = lazyView(cardTools, (tools) => tools.DiscardedNote);
export const EmailCustomer = lazyView(cardTools, (tools) => tools.EmailCustomer);
export const FocusRestorer = lazyView(cardTools, (tools) => tools.FocusRestorer);
export const JobNotes = lazyView(cardTools, (tools) => tools.JobNotes);
export const LeadActivity = lazyView(cardTools, (tools) => tools.LeadActivity);
export const LeadAppointment = lazyView(cardTools, (tools) => tools.LeadAppointment);
export const LeadContact = lazyView(cardTools, (tools) => tools.LeadContact);
export const LeadFeedback = lazyView(cardTools, (tools) => tools.LeadFeedback);
export const LeadInsurance = lazyView(cardTools, (tools) => tools.LeadInsurance);
export const LeadNotices = lazyView(cardTools, (tools) => tools.LeadNotices);
export const LeadOutbox = lazyView(cardTools, (tools) => tools.LeadOutbox);
export const LeadReview = lazyView(cardTools, (tools) => tools.LeadReview);
export const NotesEditor = lazyView(cardTools, (tools) => tools.NotesEditor);
export const RowSave = lazyView(cardTools, (tools) => tools.RowSave);
export const TextCustomer = lazyView(cardTools, (tools) => tools.TextCustomer);
export const UnsentMark = lazyView(cardTools, (tools) => tools.UnsentMark);
export const WaitingBadge = lazyView(cardTools, (tools) => tools.WaitingBadge);
