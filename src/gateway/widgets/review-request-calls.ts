import type { Gateway } from '../../contract/gateway.js';
import type { Bind } from '../bind.js';
import { providerLead, serviceProvider } from '../calls/dashboard.js';
import { providerCategories } from '../calls/provider-profile.js';
import { categories, requestReviewByEmail } from '../calls/review-request.js';

/** The calls that a review request makes. */
export function reviewRequestCalls(bind: Bind) {
  return {
    providerLead: bind(providerLead),
    serviceProvider: bind(serviceProvider),
    providerCategories: bind(providerCategories),
    categories: bind(categories),
    requestReviewByEmail: bind(requestReviewByEmail),
  } satisfies Partial<Gateway>;
}
