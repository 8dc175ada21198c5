'use client';

import { createReactWidget } from '../element/types/react-widget.js';
import { reviewRequestModalTable } from '../review-request/table.js';
import '../elements/review-request-modal.js';

/** `<review-request-modal>` for React. Importing this module registers the tag. */
export const ReviewRequestModal = createReactWidget(reviewRequestModalTable);
