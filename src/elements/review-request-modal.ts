// First: a widget inside of a provider that is not there yet would hear nothing of it.
import './lead-gateway.js';
import { defineOnce } from './define.js';
import type { ElementClass } from './element-types.js';
import { createReviewRequestModalClass } from './review-request-modal.element.js';
import { reviewRequestModalTable } from './review-request-modal.table.js';
import { reviewRequestModalView } from './review-request-modal.view.js';
import type { ReviewRequestModalElement as Tag } from './tags.js';

/** The class of `<review-request-modal>`; importing this module registers the tag. */
export const ReviewRequestModalElement: ElementClass<typeof reviewRequestModalTable> = defineOnce(
  reviewRequestModalTable,
  () => createReviewRequestModalClass(reviewRequestModalView),
);
export type ReviewRequestModalElement = Tag;
