import { useState } from 'react';
import { FEATURES } from '../element/feature.js';
import { useWidget } from '../element/widget/widget-context.js';
import type { LeadRef } from '../session/lead-ref.js';
import type { ReviewStep } from './feedback/lead-review.js';
import { cardTools, LeadReview } from './lazy-card.js';
import { chooseStatus } from './lead/lead-edit.js';
import { useLazyOpening } from './use-lazy-opening.js';

/** The review request that a person opens, or that follows a lead closed as won. */
export function useLeadReview() {
  const { session, features } = useWidget();
  const [review, setReview] = useState<{ readonly lead: LeadRef; readonly step: ReviewStep } | null>(null);
  const opening = useLazyOpening(cardTools);
  const show = (lead: LeadRef, step: ReviewStep) => {
    setReview({ lead, step });
    opening.open();
  };
  return {
    /** Sets a lead's status. A lead that is closed as won then asks for a review, if the host wants that. */
    chooseStatus: (lead: LeadRef, status: string) => {
      const isNowWon = chooseStatus(session, lead, status);
      if (isNowWon && features.includes(FEATURES.reviewPrompt)) show(lead, 'won');
    },
    requestReview: (lead: LeadRef) => show(lead, 'request'),
    /** The opening of the dialog, whose code may still load or have failed to load. */
    opening,
    dialog:
      review && opening.isOpen ? <LeadReview leadRef={review.lead} step={review.step} onEnd={opening.close} /> : null,
  };
}
