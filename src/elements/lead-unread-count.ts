// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { defineOnce } from '../element/shell/define.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ElementClass } from '../element/types/element-types.js';
import { leadUnreadCountTable, type LeadUnreadCountElement as Tag } from '../unread-count/table.js';
import { view } from '../unread-count/view.js';

/** The class of `<lead-unread-count>`; importing this module registers the tag. */
export const LeadUnreadCountElement: ElementClass<typeof leadUnreadCountTable> = defineOnce(leadUnreadCountTable, () =>
  createWidgetClass(leadUnreadCountTable, view),
);
export type LeadUnreadCountElement = Tag;
