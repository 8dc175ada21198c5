import { describe, expect, it } from 'vitest';
import {
  asksForReason,
  bestRating,
  FEEDBACK_REASONS,
  isFeedbackReason,
  isSameRating,
  ratingEvent,
  ratingOf,
} from '../../../src/lead-card/feedback/feedback-state.js';

describe('a rating', () => {
  it('of one to four stars asks for a reason, five and none do not', () => {
    expect([0, 1, 2, 3, 4, 5].map(asksForReason)).toEqual([false, true, true, true, true, false]);
  });

  it('of five stars goes out with the reason Other and no text', () => {
    expect(bestRating()).toEqual({ rating: 5, reason: 'Other', notes: '' });
  });

  it('has six reasons, by their English labels', () => {
    expect(FEEDBACK_REASONS).toEqual([
      'Low-value job',
      'Out of service area',
      "I don't do this work",
      'Customer unresponsive',
      'Potential spam',
      'Other',
    ]);
    expect(isFeedbackReason('Posible spam')).toBe(false);
  });

  it('takes the text for Other alone, without blanks around it', () => {
    expect(ratingOf(2, 'Other', '  No answer \n')).toEqual({ rating: 2, reason: 'Other', notes: 'No answer' });
    expect(ratingOf(2, 'Potential spam', 'No answer').notes).toBe('');
  });

  it('is the same decision only with the same stars, reason and text', () => {
    const given = ratingOf(2, 'Other', 'No answer');
    expect(isSameRating(given, { ...given })).toBe(true);
    expect(isSameRating(given, { ...given, rating: 3 })).toBe(false);
    expect(isSameRating(given, { ...given, reason: 'Potential spam' })).toBe(false);
    expect(isSameRating(given, { ...given, notes: 'No' })).toBe(false);
  });

  it('under five counts as submitted feedback, five as a star rating', () => {
    expect(ratingEvent(ratingOf(4, 'Other', ''))).toBe('feedback-submitted');
    expect(ratingEvent(bestRating())).toBe('star-rating');
  });
});
