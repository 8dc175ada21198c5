'use client';

import { leadUnreadCountTable } from '../elements/lead-unread-count/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/lead-unread-count.js';

/** `<lead-unread-count>` for React. Importing this module registers the tag. */
export const LeadUnreadCount = createReactWidget(leadUnreadCountTable);
