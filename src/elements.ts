/** Registers every tag; each one's view is fetched when its first element is in the page. */
import { createDateRangePickerClass } from './elements/date-range-picker.element.js';
import { dateRangePickerTable } from './elements/date-range-picker.table.js';
import { defineOnce } from './elements/define.js';
import { leadBoardTable } from './elements/lead-board.table.js';
import { leadCardTable } from './elements/lead-card.table.js';
import { createReviewRequestModalClass } from './elements/review-request-modal.element.js';
import { reviewRequestModalTable } from './elements/review-request-modal.table.js';
import { createWidgetClass } from './elements/widget-element.js';
import './elements/lead-gateway.js';

export type {
  DateRangePickerElement,
  LeadBoardElement,
  LeadCardElement,
  LeadGatewayElement,
  ReviewRequestModalElement,
} from './elements/tags.js';

defineOnce(leadBoardTable, () =>
  createWidgetClass(leadBoardTable, async () => (await import('./elements/lead-board.view.js')).leadBoardView),
);
defineOnce(leadCardTable, () =>
  createWidgetClass(leadCardTable, async () => (await import('./elements/lead-card.view.js')).leadCardView),
);
defineOnce(dateRangePickerTable, () =>
  createDateRangePickerClass(async () => (await import('./elements/date-range-picker.view.js')).dateRangePickerView),
);
defineOnce(reviewRequestModalTable, () =>
  createReviewRequestModalClass(
    async () => (await import('./elements/review-request-modal.view.js')).reviewRequestModalView,
  ),
);
