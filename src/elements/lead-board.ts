// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { defineOnce } from '../element/shell/define.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ElementClass } from '../element/types/element-types.js';
import { leadBoardTable, type LeadBoardElement as Tag } from '../lead-board/table.js';
import { view } from '../lead-board/view.js';

/** The class of `<lead-board>`; importing this module registers the tag. */
export const LeadBoardElement: ElementClass<typeof leadBoardTable> = defineOnce(leadBoardTable, () =>
  createWidgetClass(leadBoardTable, view),
);
export type LeadBoardElement = Tag;
