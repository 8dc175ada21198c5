import type { LeadFeedback } from '../../contract/lead.js';
import { BEST_RATING } from '../../contract/limits.js';

/** Why a lead was rated under five stars: the English label, as it stands on the wire in every language. */
export const FEEDBACK_REASONS = [
  'Low-value job',
  'Out of service area',
  "I don't do this work",
  'Customer unresponsive',
  'Potential spam',
  'Other',
] as const;

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** The reason that has a text of its own, and the one of five stars. */
export const OTHER_REASON: FeedbackReason = 'Other';

/** What a provider says of a lead. */
export interface LeadRating {
  /** 1 to 5. */
  readonly rating: number;
  readonly reason: FeedbackReason;
  /** In the provider's own words; empty unless the reason is Other. */
  readonly notes: string;
}

export function isFeedbackReason(reason: string): reason is FeedbackReason {
  return FEEDBACK_REASONS.some((known) => known === reason);
}

/** Five stars are submitted at once; one to four ask for a reason first. */
export function asksForReason(rating: number): boolean {
  return rating > 0 && rating < BEST_RATING;
}

export function bestRating(): LeadRating {
  return { rating: BEST_RATING, reason: OTHER_REASON, notes: '' };
}

/** The text counts for Other alone: what was typed before another reason was chosen is not sent. */
export function ratingOf(rating: number, reason: FeedbackReason, notes: string): LeadRating {
  return { rating, reason, notes: reason === OTHER_REASON ? notes.trim() : '' };
}

export function isSameRating(one: LeadRating, other: LeadRating): boolean {
  return one.rating === other.rating && one.reason === other.reason && one.notes === other.notes;
}

/** What the lead keeps of it: rating and reason. */
export function feedbackOf({ rating, reason }: LeadRating): LeadFeedback {
  return { rating, reason };
}

/** A rating under five is submitted feedback, five a star rating. */
export function ratingEvent({ rating }: LeadRating): 'feedback-submitted' | 'star-rating' {
  return rating < BEST_RATING ? 'feedback-submitted' : 'star-rating';
}
