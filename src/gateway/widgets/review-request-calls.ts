import { callsOf } from '../bind.js';
import { providerCategories } from '../calls/dashboard-forms.js';
import { providerLead, serviceProvider } from '../calls/provider-dashboard.js';
import { categories, requestReviewByEmail } from '../calls/review-gateway.js';

/** The calls that a review request makes. */
export const reviewRequestCalls = callsOf({
  providerLead,
  serviceProvider,
  providerCategories,
  categories,
  requestReviewByEmail,
});
