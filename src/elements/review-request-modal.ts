// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { createClass } from './review-request-modal/element.js';
import { reviewRequestModalTable, type ReviewRequestModalElement as Tag } from './review-request-modal/table.js';
import { view } from './review-request-modal/view.js';
import { defineOnce } from './shell/define.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<review-request-modal>`; importing this module registers the tag. */
export const ReviewRequestModalElement: ElementClass<typeof reviewRequestModalTable> = defineOnce(
  reviewRequestModalTable,
  () => createClass(view),
);
export type ReviewRequestModalElement = Tag;
