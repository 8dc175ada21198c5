import { dateRangePickerMessages } from '../date-range-picker/messages.en-US.js';
import { formMessages } from '../i18n/form-messages.en-US.js';
import restoreCss from '../lead-card/save/restore.css?inline';
import toolsCss from './board-tools.css?inline';
import { leadBoardLazyMessages } from './lazy-messages.en-US.js';

/** The parts of a board that load after its first leads. `lazy-board.ts` loads them. */
export { FocusRestorer } from '../element/widget/focus-restorer.js';
export { BoardShortcuts } from './board-shortcuts.js';
export { BoardUndo } from './board-undo.js';
export { BoardFilters } from './filters/board-filters.js';
export { BoardOutbox } from './list/board-outbox.js';
export { BoardPages, BoardTitle } from './list/board-pages.js';
export { BoardQuerySync } from './list/board-query.js';
export { NewLeads } from './list/new-leads.js';

export const catalogues = [formMessages, dateRangePickerMessages, leadBoardLazyMessages];

// Only the filters can show archived leads, so their rows have their styles from here.
export const sheet = toolsCss + restoreCss;
