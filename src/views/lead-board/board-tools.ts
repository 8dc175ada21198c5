/** What comes to the board once its first lead stands open, in one step. */
export { FocusKeeper } from '../widget/focus-keeper.js';
export { BoardPages } from './board-pages.js';
export { BoardQuerySync } from './board-query.js';
export { BoardShortcuts } from './board-shortcuts.js';
export { BoardTitle } from './board-title.js';
export { BoardUndo } from './board-undo.js';
export { FilterCount } from './filter-count.js';
export { FilterFields } from './filter-fields.js';
export { FilterTags } from './filter-tags.js';
export { holdRow } from './hold-row.js';
export { NewLeads } from './new-leads.js';
