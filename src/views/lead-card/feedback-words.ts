import type { FeedbackReason } from '../../domain/lead/rating.js';
import type { MessageKey } from '../../i18n/messages.js';

/** The words of each reason, and of the thanks for it. */
export const REASON_WORDS: Readonly<
  Record<FeedbackReason, { readonly label: MessageKey; readonly thanks: MessageKey }>
> = {
  'Low-value job': { label: 'reasonLowValue', thanks: 'thanksLowValue' },
  'Out of service area': { label: 'reasonArea', thanks: 'thanksArea' },
  "I don't do this work": { label: 'reasonWork', thanks: 'thanksWork' },
  'Customer unresponsive': { label: 'reasonUnresponsive', thanks: 'thanksUnresponsive' },
  'Potential spam': { label: 'reasonSpam', thanks: 'thanksSpam' },
  Other: { label: 'reasonOther', thanks: 'thanksOther' },
};

export const STAR_WORDS = ['starPoor', 'starFair', 'starOkay', 'starGood', 'starGreat'] as const;
