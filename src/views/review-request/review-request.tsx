import type { ReactElement } from 'react';
import type { ReviewVariant } from '../../domain/review-request/payload.js';
import { formWords } from '../../i18n/form.js';
import { reviewRequestWords } from '../../i18n/review-request.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { LatePart } from '../widget/late-part.js';
import { ReviewDialog } from './review-dialog.js';
import reviewCss from './review-request.css?inline';

export interface ReviewRequestProps {
  /** Whose review, and after which lead; an empty lead id for none. */
  readonly lead: LeadRef;
  readonly variant: ReviewVariant;
  /** Milliseconds until the thank-you closes by itself; 0 is never. */
  readonly autoCloseMs: number;
  readonly onEnd: () => void;
}

const WORDS = [formWords, reviewRequestWords];

/** The modal 'Request a Review' (Spec §2 Lead board, Modals; §4 Review request). It is open while it is mounted. */
export function ReviewRequest(props: ReviewRequestProps): ReactElement {
  const { spId, leadId } = props.lead;
  return (
    <LatePart words={WORDS} sheet={reviewCss}>
      <ReviewDialog key={`${spId}/${leadId}`} {...props} />
    </LatePart>
  );
}
