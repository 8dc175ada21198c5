import { defineOnce } from './define.js';
import { leadBoardTable } from './lead-board.table.js';
import { leadBoardView } from './lead-board.view.js';
import { createWidgetClass } from './widget-element.js';

/** The class of `<lead-board>`; importing this module registers the tag. */
export const LeadBoardElement = defineOnce(leadBoardTable, () => createWidgetClass(leadBoardTable, leadBoardView));
