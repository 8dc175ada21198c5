import type { ReactElement } from 'react';
import { reviewRequestWords } from '../../i18n/review-request/review-request.en-US.js';
import { formWords } from '../../i18n/widget/form.en-US.js';
import { LatePart } from '../widget/late-part.js';
import { ReviewDialog, type ReviewRequestProps } from './review-dialog.js';
import reviewCss from './review-request.css?inline';

const WORDS = [formWords, reviewRequestWords];

/** The modal 'Request a Review'. It is open while it is mounted. */
export function ReviewRequest(props: ReviewRequestProps): ReactElement {
  const { spId, leadId } = props.lead;
  return (
    <LatePart words={WORDS} sheet={reviewCss}>
      <ReviewDialog key={`${spId}/${leadId}`} {...props} />
    </LatePart>
  );
}
