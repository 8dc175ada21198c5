import { type ReactElement, useEffect, useState } from 'react';
import { FEATURES } from '../../element/feature.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { REVIEW_AUTO_CLOSE_MS } from '../../gateway/limits.js';
import { ReviewRequest } from '../../review-request/review-dialog.js';
import { ReviewPrompt } from '../../review-request/review-prompt.js';
import { useReviewAskedOn } from '../../review-request/review-summary.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { check } from '../../ui/icons/icons.js';

/** `request`: the person requests a review. `won`: the lead was closed as won, and the person is asked first. */
export type ReviewStep = 'request' | 'won';

export interface LeadReviewProps {
  readonly leadRef: LeadRef;
  readonly step: ReviewStep;
  readonly onEnd: () => void;
}

/** The review request of one lead. After a lead closed as won it asks first, if the host has turned on that feature. */
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

/** Says on the card that a review was requested, and when. */
export function ReviewAsked({ leadRef }: Pick<LeadReviewProps, 'leadRef'>): ReactElement | null {
  const { t } = useWidget();
  const date = useReviewAskedOn(leadRef);
  if (date === null) return null;
  return (
    <p className="save-slot">
      <span className="save">
        <Icon path={check} />
        {t('reviewAsked', { date })}
      </span>
    </p>
  );
}
