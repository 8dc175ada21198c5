import { dateRangePickerMessages } from '../../i18n/date-range-picker/date-range-picker.en-US.js';
import { boardToolsMessages } from '../../i18n/lead-board/board-tools.en-US.js';
import { leadFiltersMessages } from '../../i18n/lead-board/lead-filters.en-US.js';
import { formMessages } from '../../i18n/widget/form.en-US.js';
import restoreCss from '../lead-card/restore.css?inline';
import toolsCss from './board-tools.css?inline';
import filtersCss from './filters/filters.css?inline';

/** The parts of a board that load after its first leads. `lazy-board.tsx` draws them. */
export { FocusRestorer } from '../widget/focus-restorer.js';
export { BoardPages } from './board-pages.js';
export { BoardQuerySync } from './board-query.js';
export { BoardShortcuts } from './board-shortcuts.js';
export { BoardTitle } from './board-title.js';
export { BoardUndo, BoardWaiting } from './board-undo.js';
export { BoardFilters } from './filters/board-filters.js';
export { NewLeads } from './new-leads.js';

export const catalogues = [formMessages, boardToolsMessages, leadFiltersMessages, dateRangePickerMessages];

// Only the filters can show archived leads, so their rows have their styles from here.
export const sheet = toolsCss + filtersCss + restoreCss;
