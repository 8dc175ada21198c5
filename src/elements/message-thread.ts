// First: a widget inside of a provider that is not there yet would hear nothing of it.
import './lead-gateway.js';
import type { MessageThreadElement as Tag } from './loader/tags.js';
import { messageThreadTable } from './message-thread/table.js';
import { messageThreadView } from './message-thread/view.js';
import { defineOnce } from './shell/define.js';
import { createWidgetClass } from './shell/widget-element.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<message-thread>`; importing this module registers the tag. */
export const MessageThreadElement: ElementClass<typeof messageThreadTable> = defineOnce(messageThreadTable, () =>
  createWidgetClass(messageThreadTable, messageThreadView),
);
export type MessageThreadElement = Tag;
