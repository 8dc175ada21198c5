'use client';

import { createReactWidget } from '../element/types/react-widget.js';
import { leadUnreadCountTable } from '../unread-count/table.js';
import '../elements/lead-unread-count.js';

/** `<lead-unread-count>` for React. Importing this module registers the tag. */
export const LeadUnreadCount = createReactWidget(leadUnreadCountTable);
