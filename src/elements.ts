/** Registers every tag. Each view loads when the page has its first element. */

import { createClass as createDateRangePicker } from './date-range-picker/date-range-picker-element.js';
import { defineOnce } from './element/shell/define.js';
import { createWidgetClass } from './element/shell/widget-element.js';
import type { WidgetView } from './element/shell/widget-view.js';
import { elementTables, type Tag } from './elements/catalogue/tables.js';
import { createClass as createLeadApp } from './lead-app/lead-app-element.js';
import { createClass as createLeadPage } from './lead-page/lead-page-element.js';
import { createClass as createRaqFunnel } from './raq-funnel/raq-funnel-element.js';
import { createClass as createReviewRequest } from './review-request/review-request-element.js';
import './elements/lead-gateway.js';

export type * from './elements/catalogue/tags.js';

type LoadView = () => Promise<WidgetView>;
type CreateClass = (view: LoadView) => CustomElementConstructor;

/**
 * The view of each tag, and the class of those that add members to `createWidgetClass`. `<lead-gateway>` has no view: its
 * own module registers it, before the widgets that it contains.
 */
const widgets: Readonly<Record<Exclude<Tag, 'lead-gateway'>, readonly [LoadView, CreateClass?]>> = {
  'lead-board': [async () => (await import('./lead-board/view.js')).view],
  'lead-card': [async () => (await import('./lead-card/view.js')).view],
  'lead-page': [async () => (await import('./lead-page/view.js')).view, createLeadPage],
  'message-thread': [async () => (await import('./message-thread/view.js')).view],
  'lead-unread-count': [async () => (await import('./unread-count/view.js')).view],
  'lead-app': [async () => (await import('./lead-app/view.js')).view, createLeadApp],
  'date-range-picker': [async () => (await import('./date-range-picker/view.js')).view, createDateRangePicker],
  'review-request-modal': [async () => (await import('./review-request/view.js')).view, createReviewRequest],
  'raq-funnel': [async () => (await import('./raq-funnel/view.js')).view, createRaqFunnel],
};

for (const table of elementTables) {
  if (table.tag === 'lead-gateway') continue;
  const [view, createClass] = widgets[table.tag];
  defineOnce(table, () => (createClass ? createClass(view) : createWidgetClass(table, view)));
}
