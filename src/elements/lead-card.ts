// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { leadCardTable, type LeadCardElement as Tag } from './lead-card/table.js';
import { view } from './lead-card/view.js';
import { defineOnce } from './shell/define.js';
import { createWidgetClass } from './shell/widget-element.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<lead-card>`; importing this module registers the tag. */
export const LeadCardElement: ElementClass<typeof leadCardTable> = defineOnce(leadCardTable, () =>
  createWidgetClass(leadCardTable, view),
);
export type LeadCardElement = Tag;
