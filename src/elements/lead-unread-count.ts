// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { leadUnreadCountTable, type LeadUnreadCountElement as Tag } from './lead-unread-count/table.js';
import { view } from './lead-unread-count/view.js';
import { defineOnce } from './shell/define.js';
import { createWidgetClass } from './shell/widget-element.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<lead-unread-count>`; importing this module registers the tag. */
export const LeadUnreadCountElement: ElementClass<typeof leadUnreadCountTable> = defineOnce(leadUnreadCountTable, () =>
  createWidgetClass(leadUnreadCountTable, view),
);
export type LeadUnreadCountElement = Tag;
