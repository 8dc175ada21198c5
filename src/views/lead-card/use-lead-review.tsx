import { type ReactElement, useState } from 'react';
import { chooseStatusAtom } from '../../state/lead/lead-edit.js';
import type { LeadRef } from '../../state/lead/lead-ref.js';
import { useLazyPart } from '../../ui/lazy-part.js';
import { useSetAtom } from '../widget/store.js';
import { useWidget } from '../widget/widget-context.js';
import type { ReviewStep } from './after-sale/lead-review.js';
import { cardTools } from './use-card-tools.js';

interface LeadReviewControl {
  /** Sets a lead's status. A lead that is closed as won then asks for a review. */
  readonly chooseStatus: (lead: LeadRef, status: string) => void;
  /** Opens the review request of a lead. */
  readonly requestReview: (lead: LeadRef) => void;
  /** The dialog's code is being fetched after `requestReview`. */
  readonly isRequestLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** The open dialog. */
  readonly dialog: ReactElement | null;
}

/** The review request that a person opens, or that follows a lead closed as won. */
export function useLeadReview(): LeadReviewControl {
  const { requester } = useWidget();
  const setStatus = useSetAtom(chooseStatusAtom);
  const [review, setReview] = useState<{ readonly lead: LeadRef; readonly step: ReviewStep } | null>(null);
  const { Part: tools, hasFailed, retry } = useLazyPart(cardTools, review !== null);
  return {
    chooseStatus: (lead, status) => {
      if (setStatus({ lead, status, requester })) setReview({ lead, step: 'won' });
    },
    requestReview: (lead) => (hasFailed ? retry() : setReview({ lead, step: 'request' })),
    isRequestLoading: review?.step === 'request' && tools === null && !hasFailed,
    hasFailed,
    retry,
    dialog:
      review && tools ? (
        <tools.LeadReview leadRef={review.lead} step={review.step} onEnd={() => setReview(null)} />
      ) : null,
  };
}
