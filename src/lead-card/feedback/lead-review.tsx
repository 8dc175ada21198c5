import { type ReactElement, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { REVIEW_AUTO_CLOSE_MS } from '../../gateway/limits.js';
import { ReviewRequest } from '../../review-request/review-dialog.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { Dialog } from '../../ui/popup/dialog.js';

/** `request`: the person requests a review. `won`: the lead was closed as won, and the person is asked first. */
export type ReviewStep = 'request' | 'won';

export interface LeadReviewProps {
  readonly leadRef: LeadRef;
  readonly step: ReviewStep;
  readonly onEnd: () => void;
}

/** The review request of one lead. After a lead closed as won it asks first. */
export function LeadReview({ leadRef, step, onEnd }: LeadReviewProps): ReactElement {
  const { t } = useWidget();
  const [isAccepted, setAccepted] = useState(step === 'request');
  if (isAccepted) {
    return <ReviewRequest lead={leadRef} variant="board" autoCloseMs={REVIEW_AUTO_CLOSE_MS} onEnd={onEnd} />;
  }
  return (
    <Dialog
      role="alertdialog"
      heading={t('reviewPrompt')}
      onClose={onEnd}
      footer={
        <>
          <button type="button" className="btn" onClick={onEnd}>
            {t('reviewNoThanks')}
          </button>
          <button type="button" className="btn primary" onClick={() => setAccepted(true)}>
            {t('reviewHeading')}
          </button>
        </>
      }
    />
  );
}
