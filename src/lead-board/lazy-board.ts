import { lazyView } from '../element/widget/lazy-view.js';
import { lazyModule } from '../ui/lazy-module.js';

/** The parts of a board that load after its first leads. */
export const boardTools = lazyModule(() => import('./board-tools.js'));

export const BoardFilters = lazyView(boardTools, (tools) => tools.BoardFilters);
export const BoardPages = lazyView(boardTools, (tools) => tools.BoardPages);
export const BoardQuerySync = lazyView(boardTools, (tools) => tools.BoardQuerySync);
export const BoardShortcuts = lazyView(boardTools, (tools) => tools.BoardShortcuts);
export const BoardTitle = lazyView(boardTools, (tools) => tools.BoardTitle);
export const BoardUndo = lazyView(boardTools, (tools) => tools.BoardUndo);
export const BoardOutbox = lazyView(boardTools, (tools) => tools.BoardOutbox);
export const FocusRestorer = lazyView(boardTools, (tools) => tools.FocusRestorer);
export const NewLeads = lazyView(boardTools, (tools) => tools.NewLeads);

/** The parts of a board that a host turns on. */
export const boardExtras = lazyModule(() => import('./board-extras.js'));

export const BoardSavedViews = lazyView(boardExtras, (extras) => extras.BoardSavedViews);
export const BulkBar = lazyView(boardExtras, (extras) => extras.BulkBar);
export const Metrics = lazyView(boardExtras, (extras) => extras.Metrics);
export const SelectLead = lazyView(boardExtras, (extras) => extras.SelectLead);
