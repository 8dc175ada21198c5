import { BEST_RATING } from '../../gateway/limits.js';
import type { LeadFeedback } from '../lead/lead.js';

/** Reasons for a rating under five stars. The English label is sent in every language. */
export const FEEDBACK_REASONS = [
  'Low-value job',
  'Out of service area',
  "I don't do this work",
  'Customer unresponsive',
  'Potential spam',
  'Other',
] as const;

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** The reason with free text. Five stars are sent with it too. */
export const OTHER_REASON: FeedbackReason = 'Other';

/** A provider's rating of a lead. */
export interface LeadRating {
  /** 1 to 5. */
  readonly rating: number;
  readonly reason: FeedbackReason;
  /** Free text; empty unless the reason is Other. */
  readonly notes: string;
}

export function isFeedbackReason(reason: string): reason is FeedbackReason {
  return FEEDBACK_REASONS.some((known) => known === reason);
}

/** Whether a rating needs a reason: one to four stars do, five are submitted at once. */
export function asksForReason(rating: number): boolean {
  return rating > 0 && rating < BEST_RATING;
}

export function bestRating(): LeadRating {
  return { rating: BEST_RATING, reason: OTHER_REASON, notes: '' };
}

/** Makes a rating. The free text is kept only for the reason Other. */
export function ratingOf(rating: number, reason: FeedbackReason, notes: string): LeadRating {
  return { rating, reason, notes: reason === OTHER_REASON ? notes.trim() : '' };
}

export function isSameRating(one: LeadRating, other: LeadRating): boolean {
  return one.rating === other.rating && one.reason === other.reason && one.notes === other.notes;
}

/** The part of a rating that the lead keeps. */
export function feedbackOf({ rating, reason }: LeadRating): LeadFeedback {
  return { rating, reason };
}

/** The name of a rating's analytics event. */
export function ratingEvent({ rating }: LeadRating): 'feedback-submitted' | 'star-rating' {
  return rating < BEST_RATING ? 'feedback-submitted' : 'star-rating';
}
