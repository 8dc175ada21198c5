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
  /** The opening of the dialog, whose code may still load or have failed to load. */
  readonly opening: ReturnType<typeof useLazyOpening>;
  readonly dialog: ReactElement | null;
}

/** The review request that a person opens, or that follows a lead closed as won. */
export function useLeadReview(): LeadReviewControl {
  const { session } = useWidget();
  const [review, setReview] = useState<{ readonly lead: LeadRef; readonly step: ReviewStep } | null>(null);
  const opening = useLazyOpening(cardTools);
  const show = (lead: LeadRef, step: ReviewStep) => {
    setReview({ lead, step });
    opening.open();
  };
  return {
    chooseStatus: (lead, status) => {
      if (chooseStatus(session, lead, status)) show(lead, 'won');
    },
    requestReview: (lead) => show(lead, 'request'),
    opening,
    dialog:
      review && opening.isOpen ? <LeadReview leadRef={review.lead} step={review.step} onEnd={opening.close} /> : null,
  };
}
