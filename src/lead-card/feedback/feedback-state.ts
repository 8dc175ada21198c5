import type { WidgetSession } from '../../element/run-call.js';
import { BEST_RATING } from '../../gateway/limits.js';
import type { MessageKey } from '../../i18n/messages.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';
import type { LeadRating } from '../lead/edit.js';
import { editLead } from '../lead/lead-edit.js';
import { putSave, ratingIn, saveOfAtom } from '../lead/lead-save.js';

/**
 * Submits feedback for a lead, unless it is being submitted. The same feedback again keeps its request id.
 * @returns whether the gateway accepted it
 */
export async function sendFeedback(session: WidgetSession, lead: LeadRef, rating: LeadRating): Promise<boolean> {
  const last = session.store.get(saveOfAtom)(leadKey(lead), 'feedback');
  if (last?.phase === 'saving') return false;
  const isUnsent = last?.phase === 'failed' || last?.phase === 'waiting';
  const isAgain = isUnsent && JSON.stringify(ratingIn(last)) === JSON.stringify(rating);
  const requestId = isAgain ? last.requestId : createRequestId();
  return editLead(session, lead, { field: 'feedback', value: rating }, { requestId });
}

/** Ends the thank-you message. Feedback that failed stays. */
export function endFeedback(store: Store, lead: LeadRef) {
  const key = leadKey(lead);
  if (store.get(saveOfAtom)(key, 'feedback')?.phase === 'saved') putSave(store, key, 'feedback', null);
}

export interface ReasonTexts {
  readonly label: MessageKey;
  readonly thanks: MessageKey;
  /** A page of the host, linked below the thanks: its setting, its name in `navigate`, and the text of the link. */
  readonly link?: {
    readonly url: 'serviceAreaUrl' | 'servicesUrl';
    readonly to: 'service-area' | 'services';
    readonly label: MessageKey;
  };
}

/** Reasons for a rating under five stars. The key is sent in every language and stored by gateways: do not reword it. */
export const FEEDBACK_REASONS = {
  'Low-value job': { label: 'reasonLowValue', thanks: 'thanksLowValue' },
  'Out of service area': {
    label: 'reasonArea',
    thanks: 'thanksArea',
    link: { url: 'serviceAreaUrl', to: 'service-area', label: 'editServiceArea' },
  },
  "I don't do this work": {
    label: 'reasonWork',
    thanks: 'thanksWork',
    link: { url: 'servicesUrl', to: 'services', label: 'updateServices' },
  },
  'Customer unresponsive': { label: 'reasonUnresponsive', thanks: 'thanksUnresponsive' },
  'Potential spam': { label: 'reasonSpam', thanks: 'thanksSpam' },
  Other: { label: 'reasonOther', thanks: 'thanksOther' },
} satisfies Record<string, ReasonTexts>;

export type FeedbackReason = keyof typeof FEEDBACK_REASONS;

export function isFeedbackReason(reason: unknown): reason is FeedbackReason {
  return typeof reason === 'string' && Object.hasOwn(FEEDBACK_REASONS, reason);
}

/** The reason with free text. Five stars are sent with it too. */
export const OTHER_REASON: FeedbackReason = 'Other';

/** Whether a rating needs a reason: one to four stars do, five are submitted at once. */
export function asksForReason(rating: number): boolean {
  return rating > 0 && rating < BEST_RATING;
}

export function bestRating(): LeadRating {
  return { rating: BEST_RATING, reason: OTHER_REASON, notes: '' };
}

/** Makes a rating. The free text belongs to the reason Other only. */
export function ratingOf(rating: number, reason: FeedbackReason, notes: string): LeadRating {
  return { rating, reason, notes: reason === OTHER_REASON ? notes.trim() : '' };
}
