// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { messageThreadTable, type MessageThreadElement as Tag } from './message-thread/table.js';
import { view } from './message-thread/view.js';
import { defineOnce } from './shell/define.js';
import { createWidgetClass } from './shell/widget-element.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<message-thread>`; importing this module registers the tag. */
export const MessageThreadElement: ElementClass<typeof messageThreadTable> = defineOnce(messageThreadTable, () =>
  createWidgetClass(messageThreadTable, view),
);
export type MessageThreadElement = Tag;
