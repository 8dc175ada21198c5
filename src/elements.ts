/** Registers every tag. Each view loads when the page has its first element. */

import { createClass as createDateRangePicker } from './date-range-picker/date-range-picker-element.js';
import { defineOnce } from './element/shell/define.js';
import { createWidgetClass } from './element/shell/widget-element.js';
import type { WidgetView } from './element/shell/widget-view.js';
import { elementTables } from './elements/catalogue/tables.js';
import { createClass as createLeadApp } from './lead-app/lead-app-element.js';
import { createClass as createLeadPage } from './lead-page/lead-page-element.js';
import { createClass as createRaqFunnel } from './raq-funnel/raq-funnel-element.js';
import { createClass as createReviewRequest } from './review-request/review-request-element.js';
import './elements/lead-gateway.js';

export type * from './elements/catalogue/tags.js';

type LoadView = () => Promise<WidgetView>;

/** The view of each tag. `<lead-gateway>` has none: its own module registers it, before the widgets that it contains. */
const views: Readonly<Record<string, LoadView>> = {
  'date-range-picker': async () => (await import('./date-range-picker/view.js')).view,
  'lead-app': async () => (await import('./lead-app/view.js')).view,
  'lead-board': async () => (await import('./lead-board/view.js')).view,
  'lead-card': async () => (await import('./lead-card/view.js')).view,
  'lead-page': async () => (await import('./lead-page/view.js')).view,
  'lead-unread-count': async () => (await import('./unread-count/view.js')).view,
  'message-thread': async () => (await import('./message-thread/view.js')).view,
  'raq-funnel': async () => (await import('./raq-funnel/view.js')).view,
  'review-request-modal': async () => (await import('./review-request/view.js')).view,
};

/** The classes of the tags that add members to `createWidgetClass`. */
const classes: Readonly<Record<string, (view: LoadView) => CustomElementConstructor>> = {
  'date-range-picker': createDateRangePicker,
  'lead-app': createLeadApp,
  'lead-page': createLeadPage,
  'raq-funnel': createRaqFunnel,
  'review-request-modal': createReviewRequest,
};

for (const table of elementTables) {
  const view = views[table.tag];
  const createClass = classes[table.tag];
  if (view) defineOnce(table, () => (createClass ? createClass(view) : createWidgetClass(table, view)));
}
