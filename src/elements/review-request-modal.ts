// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { defineOnce } from '../element/shell/define.js';
import type { ElementClass } from '../element/types/element-types.js';
import { createClass } from '../review-request/review-request-element.js';
import { reviewRequestModalTable, type ReviewRequestModalElement as Tag } from '../review-request/table.js';
import { view } from '../review-request/view.js';

/** The class of `<review-request-modal>`; importing this module registers the tag. */
export const ReviewRequestModalElement: ElementClass<typeof reviewRequestModalTable> = defineOnce(
  reviewRequestModalTable,
  () => createClass(view),
);
export type ReviewRequestModalElement = Tag;
