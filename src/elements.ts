/** Registers every tag; each one's view is fetched when its first element is in the page. */
import { createDateRangePickerClass } from './elements/date-range-picker/element.js';
import { dateRangePickerTable } from './elements/date-range-picker/table.js';
import { createLeadAppClass } from './elements/lead-app/element.js';
import { leadAppTable } from './elements/lead-app/table.js';
import { leadBoardTable } from './elements/lead-board/table.js';
import { leadCardTable } from './elements/lead-card/table.js';
import { createLeadPageClass } from './elements/lead-page/element.js';
import { leadPageTable } from './elements/lead-page/table.js';
import { messageThreadTable } from './elements/message-thread/table.js';
import { createRaqFunnelClass } from './elements/raq-funnel/element.js';
import { raqFunnelTable } from './elements/raq-funnel/table.js';
import { createReviewRequestModalClass } from './elements/review-request-modal/element.js';
import { reviewRequestModalTable } from './elements/review-request-modal/table.js';
import { defineOnce } from './elements/shell/define.js';
import { createWidgetClass } from './elements/shell/widget-element.js';
import './elements/lead-gateway.js';

export type * from './elements/loader/tags.js';

defineOnce(leadBoardTable, () =>
  createWidgetClass(leadBoardTable, async () => (await import('./elements/lead-board/view.js')).leadBoardView),
);
defineOnce(leadCardTable, () =>
  createWidgetClass(leadCardTable, async () => (await import('./elements/lead-card/view.js')).leadCardView),
);
defineOnce(leadPageTable, () =>
  createLeadPageClass(async () => (await import('./elements/lead-page/view.js')).leadPageView),
);
defineOnce(leadAppTable, () =>
  createLeadAppClass(async () => (await import('./elements/lead-app/view.js')).leadAppView),
);
defineOnce(messageThreadTable, () =>
  createWidgetClass(
    messageThreadTable,
    async () => (await import('./elements/message-thread/view.js')).messageThreadView,
  ),
);
defineOnce(dateRangePickerTable, () =>
  createDateRangePickerClass(async () => (await import('./elements/date-range-picker/view.js')).dateRangePickerView),
);
defineOnce(reviewRequestModalTable, () =>
  createReviewRequestModalClass(
    async () => (await import('./elements/review-request-modal/view.js')).reviewRequestModalView,
  ),
);
defineOnce(raqFunnelTable, () =>
  createRaqFunnelClass(async () => (await import('./elements/raq-funnel/view.js')).raqFunnelView),
);
