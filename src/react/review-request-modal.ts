'use client';

import { reviewRequestModalTable } from '../elements/review-request-modal/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/review-request-modal.js';

/** `<review-request-modal>` for React. Importing this module registers the tag. */
export const ReviewRequestModal = createReactWidget(reviewRequestModalTable);
