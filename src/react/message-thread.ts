'use client';

import { messageThreadTable } from '../elements/message-thread/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/message-thread.js';

/** `<message-thread>` for React. Importing this module registers the tag. */
export const MessageThread = createReactWidget(messageThreadTable);
