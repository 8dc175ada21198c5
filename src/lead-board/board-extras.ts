import { formMessages } from '../i18n/form-messages.en-US.js';
import extrasCss from './board-extras.css?inline';
import bulkCss from './bulk/bulk.css?inline';
import { leadBoardExtrasMessages } from './extras-messages.en-US.js';

/** The parts of a board that a host turns on by `features`. `lazy-board.ts` loads them. */
export { BulkBar } from './bulk/bulk-bar.js';
export { SelectLead } from './bulk/selection.js';
export { Metrics } from './metrics/metrics.js';
export { BoardSavedViews } from './saved-views/saved-views.js';

export const catalogues = [formMessages, leadBoardExtrasMessages];

export const sheet = bulkCss + extrasCss;
