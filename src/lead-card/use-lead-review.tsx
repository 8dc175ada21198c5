import { type ReactElement, useState, useTransition } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import type { LeadRef } from '../session/lead-ref.js';
import type { ReviewStep } from './feedback/lead-review.js';
import { cardTools, LeadReview } from './lazy-card.js';
import { chooseStatus } from './lead/lead-edit.js';

interface LeadReviewControl {
  /** Sets a lead's status. A lead that is closed as won then asks for a review. */
  readonly chooseStatus: (lead: LeadRef, status: string) => void;
  /** Opens the review request of a lead. */
  readonly requestReview: (lead: LeadRef) => void;
  /** The dialog's code is being fetched after `requestReview`. */
  readonly isRequestLoading: boolean;
  /** The open dialog, to be drawn inside a `LazyBoundary`. */
  readonly dialog: ReactElement | null;
}

/** The review request that a person opens, or that follows a lead closed as won. */
export function useLeadReview(): LeadReviewControl {
  const { session } = useWidget();
  const [review, setReview] = useState<{ readonly lead: LeadRef; readonly step: ReviewStep } | null>(null);
  const [isRequestLoading, startTransition] = useTransition();
  return {
    chooseStatus: (lead, status) => {
      if (chooseStatus(session, lead, status)) setReview({ lead, step: 'won' });
    },
    requestReview: (lead) => {
      cardTools.preload();
      startTransition(() => setReview({ lead, step: 'request' }));
    },
    isRequestLoading,
    dialog: review && <LeadReview leadRef={review.lead} step={review.step} onEnd={() => setReview(null)} />,
  };
}
