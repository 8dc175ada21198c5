// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { defineOnce } from '../element/shell/define.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ElementClass } from '../element/types/element-types.js';
import { leadCardTable, type LeadCardElement as Tag } from '../lead-card/table.js';
import { view } from '../lead-card/view.js';

/** The class of `<lead-card>`; importing this module registers the tag. */
export const LeadCardElement: ElementClass<typeof leadCardTable> = defineOnce(leadCardTable, () =>
  createWidgetClass(leadCardTable, view),
);
export type LeadCardElement = Tag;
