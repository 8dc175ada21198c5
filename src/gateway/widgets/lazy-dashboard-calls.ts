import { callsOf } from '../bind.js';
import { createContactAsProvider } from '../calls/contact.js';
import { dashboardFormCalls } from '../calls/dashboard-forms.js';
import { boardToolCalls } from '../calls/office-leads.js';
import { categories, requestReviewByEmail } from '../calls/review-gateway.js';

/** The calls that a board and its cards make after a person opens a filter, a form or a menu. */
export const lazyDashboardCalls = callsOf({
  ...dashboardFormCalls,
  ...boardToolCalls,
  categories,
  requestReviewByEmail,
  createContact: createContactAsProvider,
});
