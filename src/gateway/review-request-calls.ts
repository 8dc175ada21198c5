import type { Gateway } from '../contract/gateway.js';
import type { Bind } from './bind.js';
import { providerLead, serviceProvider } from './dashboard.js';
import { providerCategories } from './provider-profile.js';
import { categories, requestReviewByEmail } from './review-request.js';

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
