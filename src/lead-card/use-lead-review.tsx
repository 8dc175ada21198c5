import { type ReactElement, useState } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import type { LeadRef } from '../session/lead-ref.js';
import type { ReviewStep } from './feedback/lead-review.js';
import { cardTools, LeadReview } from './lazy-card.js';
import { chooseStatus } from './lead/lead-edit.js';
import { useLazyOpening } from './use-lazy-opening.js';

interface LeadReviewControl {
  /** Sets a lead's status. A lead that is closed as won then asks for a review. */
  readonly chooseStatus: (lead: LeadRef, status: string) => void;
  /** Opens the review request of a lead. */
  readonly requestReview: (lead: LeadRef) => void;
  /** The code of the dialog is loading. */
  readonly isLoading: boolean;
  /** The code of the dialog could not be loaded. */
  readonly hasFailed: boolean;
  /** Opens the dialog whose code could not be loaded. */
  readonly open: () => void;
  /** For the button: cancels an opening that is still loading. */
  readonly onBlur: () => void;
  readonly dialog: ReactElement | null;
}

/** The review request that a person opens, or that follows a lead closed as won. */
export function useLeadReview(): LeadReviewControl {
  const { session } = useWidget();
  const [review, setReview] = useState<{ readonly lead: LeadRef; readonly step: ReviewStep } | null>(null);
  const { isOpen, isLoading, hasFailed, open, close, onBlur } = useLazyOpening(cardTools);
  const show = (lead: LeadRef, step: ReviewStep) => {
    setReview({ lead, step });
    open();
  };
  return {
    chooseStatus: (lead, status) => {
      if (chooseStatus(session, lead, status)) show(lead, 'won');
    },
    requestReview: (lead) => show(lead, 'request'),
    isLoading,
    hasFailed,
    open,
    onBlur,
    dialog: review && isOpen ? <LeadReview leadRef={review.lead} step={review.step} onEnd={close} /> : null,
  };
}
