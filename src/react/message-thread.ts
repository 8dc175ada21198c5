'use client';

import { createReactWidget } from '../element/types/react-widget.js';
import { messageThreadTable } from '../message-thread/table.js';
import '../elements/message-thread.js';

/** `<message-thread>` for React. Importing this module registers the tag. */
export const MessageThread = createReactWidget(messageThreadTable);
