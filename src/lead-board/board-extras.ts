import { formMessages } from '../i18n/form-messages.en-US.js';
import bulkCss from './bulk/bulk.css?inline';
import { leadBulkMessages } from './bulk/messages.en-US.js';
import { leadMetricsMessages } from './metrics/messages.en-US.js';
import metricsCss from './metrics/metrics.css?inline';
import { leadViewsMessages } from './saved-views/messages.en-US.js';
import viewsCss from './saved-views/saved-views.css?inline';

/** The parts of a board that a host turns on by `features`. `lazy-board.tsx` draws them. */
export { BulkBar } from './bulk/bulk-bar.js';
export { SelectLead } from './bulk/select-lead.js';
export { Metrics } from './metrics/metrics.js';
export { BoardSavedViews } from './saved-views/board-saved-views.js';

export const catalogues = [formMessages, leadBulkMessages, leadMetricsMessages, leadViewsMessages];

export const sheet = bulkCss + metricsCss + viewsCss;
