// First: a widget inside of a provider that is not there yet would hear nothing of it.
import './lead-gateway.js';
import { defineOnce } from './define.js';
import type { ElementClass } from './element-types.js';
import { messageThreadTable } from './message-thread.table.js';
import { messageThreadView } from './message-thread.view.js';
import type { MessageThreadElement as Tag } from './tags.js';
import { createWidgetClass } from './widget-element.js';

/** The class of `<message-thread>`; importing this module registers the tag. */
export const MessageThreadElement: ElementClass<typeof messageThreadTable> = defineOnce(messageThreadTable, () =>
  createWidgetClass(messageThreadTable, messageThreadView),
);
export type MessageThreadElement = Tag;
