// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { defineOnce } from '../element/shell/define.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ElementClass } from '../element/types/element-types.js';
import { messageThreadTable, type MessageThreadElement as Tag } from '../message-thread/table.js';
import { view } from '../message-thread/view.js';

/** The class of `<message-thread>`; importing this module registers the tag. */
export const MessageThreadElement: ElementClass<typeof messageThreadTable> = defineOnce(messageThreadTable, () =>
  createWidgetClass(messageThreadTable, view),
);
export type MessageThreadElement = Tag;
