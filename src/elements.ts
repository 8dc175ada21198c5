/** Registers every tag. Each view loads when the page has its first element. */

import { createClass as createDateRangePicker } from './date-range-picker/date-range-picker-element.js';
import { defineOnce } from './element/shell/define.js';
import { createWidgetClass } from './element/shell/widget-element.js';
import type { ViewSource } from './element/shell/widget-view.js';
import { elementTables, type Tag } from './elements/catalogue/tables.js';
import { createClass as createLeadApp } from './lead-app/lead-app-element.js';
import { createClass as createLeadPage } from './lead-page/lead-page-element.js';
import { createClass as createRaqFunnel } from './raq-funnel/raq-funnel-element.js';
import { createClass as createReviewRequest } from './review-request/review-request-element.js';
import './elements/lead-gateway.js';
import { lazyModule } from './ui/lazy-module.js';

export type { DateRangePickerElement } from './date-range-picker/table.js';
export type { LeadGatewayElement } from './element/lead-gateway/table.js';
export type { LeadAppElement } from './lead-app/table.js';
export type { LeadBoardElement } from './lead-board/table.js';
export type { LeadCardElement } from './lead-card/table.js';
export type { LeadPageElement } from './lead-page/table.js';
export type { MessageThreadElement } from './message-thread/table.js';
export type { RaqFunnelElement } from './raq-funnel/table.js';
export type { ReviewRequestModalElement } from './review-request/table.js';
export type { LeadUnreadCountElement } from './unread-count/table.js';

type CreateClass = (view: ViewSource) => CustomElementConstructor;

/**
 * The view of each tag, and the class of those that add members to `createWidgetClass`. `<lead-gateway>` has no view: its
 * own module registers it, before the widgets that it contains.
 */
const widgets: Readonly<Record<Exclude<Tag, 'lead-gateway'>, readonly [ViewSource, CreateClass?]>> = {
  'lead-board': [lazyModule(() => import('./lead-board/view.js'))],
  'lead-card': [lazyModule(() => import('./lead-card/view.js'))],
  'lead-page': [lazyModule(() => import('./lead-page/view.js')), createLeadPage],
  'message-thread': [lazyModule(() => import('./message-thread/view.js'))],
  'lead-unread-count': [lazyModule(() => import('./unread-count/view.js'))],
  'lead-app': [lazyModule(() => import('./lead-app/view.js')), createLeadApp],
  'date-range-picker': [lazyModule(() => import('./date-range-picker/view.js')), createDateRangePicker],
  'review-request-modal': [lazyModule(() => import('./review-request/view.js')), createReviewRequest],
  'raq-funnel': [lazyModule(() => import('./raq-funnel/view.js')), createRaqFunnel],
};

for (const table of elementTables) {
  if (table.tag === 'lead-gateway') continue;
  const [view, createClass] = widgets[table.tag];
  defineOnce(table, () => (createClass ? createClass(view) : createWidgetClass(table, view)));
}
