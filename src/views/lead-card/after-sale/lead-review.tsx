import { type ReactElement, useEffect, useState } from 'react';
import { FEATURES } from '../../../contract/feature.js';
import { REVIEW_AUTO_CLOSE_MS } from '../../../contract/limits.js';
import type { LeadRef } from '../../../state/lead/lead-ref.js';
import { ReviewPrompt } from '../../review-request/review-prompt.js';
import { ReviewRequest } from '../../review-request/review-request.js';
import { useWidget } from '../../widget/widget-context.js';

/** A person has asked to request a review, or has closed the lead as won and may be asked whether to. */
export type ReviewStep = 'request' | 'won';

interface LeadReviewProps {
  readonly leadRef: LeadRef;
  readonly step: ReviewStep;
  readonly onEnd: () => void;
}

/** The review request of one lead; before it the question, where it was closed as won and the host has that feature. */
export function LeadReview({ leadRef, step, onEnd }: LeadReviewProps): ReactElement | null {
  const { features } = useWidget();
  const [isAccepted, setAccepted] = useState(step === 'request');
  const isNothing = !isAccepted && !features.includes(FEATURES.reviewPrompt);
  useEffect(() => {
    if (isNothing) onEnd();
  }, [isNothing, onEnd]);
  if (isNothing) return null;
  if (!isAccepted) return <ReviewPrompt onAccept={() => setAccepted(true)} onDecline={onEnd} />;
  return <ReviewRequest lead={leadRef} variant="board" autoCloseMs={REVIEW_AUTO_CLOSE_MS} onEnd={onEnd} />;
}
