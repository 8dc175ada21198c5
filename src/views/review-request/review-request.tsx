import type { ReactElement } from 'react';
import { reviewRequestMessages } from '../../i18n/review-request/review-request.en-US.js';
import { formMessages } from '../../i18n/widget/form.en-US.js';
import { LazyPartProvider } from '../widget/lazy-part-provider.js';
import { ReviewDialog, type ReviewRequestProps } from './review-dialog.js';
import reviewCss from './review-request.css?inline';

const CATALOGUES = [formMessages, reviewRequestMessages];

/** The modal 'Request a Review'. It is open while it is mounted. */
export function ReviewRequest(props: ReviewRequestProps): ReactElement {
  const { spId, leadId } = props.lead;
  return (
    <LazyPartProvider catalogues={CATALOGUES} sheet={reviewCss}>
      <ReviewDialog key={`${spId}/${leadId}`} {...props} />
    </LazyPartProvider>
  );
}
