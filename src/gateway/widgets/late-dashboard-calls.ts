import type { Gateway } from '../../contract/gateway.js';
import type { Bind } from '../bind.js';
import { sendFeedback } from '../calls/lead-feedback.js';
import { addDisplayPreferences, suggestCategories, suggestLocations, suggestMembers } from '../calls/office-leads.js';
import { providerCategories, registeredNumbers, registerNumber } from '../calls/provider-profile.js';
import { categories, requestReviewByEmail } from '../calls/review-request.js';

/** The calls that a board and its cards make once a person goes on from what they show at first. */
export function lateDashboardCalls(bind: Bind) {
  return {
    sendFeedback: bind(sendFeedback),
    addDisplayPreferences: bind(addDisplayPreferences),
    suggestLocations: bind(suggestLocations),
    suggestCategories: bind(suggestCategories),
    suggestMembers: bind(suggestMembers),
    registerNumber: bind(registerNumber),
    registeredNumbers: bind(registeredNumbers),
    providerCategories: bind(providerCategories),
    categories: bind(categories),
    requestReviewByEmail: bind(requestReviewByEmail),
  } satisfies Partial<Gateway>;
}
