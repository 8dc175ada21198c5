import type { ReactElement } from 'react';
import { ReviewDialog, type ReviewRequestProps } from './review-dialog.js';

/** The modal 'Request a Review'. It is open while it is mounted. */
export function ReviewRequest(props: ReviewRequestProps): ReactElement {
  const { spId, leadId } = props.lead;
  return <ReviewDialog key={`${spId}/${leadId}`} {...props} />;
}
