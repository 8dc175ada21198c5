'use client';

import { leadPageTable } from '../elements/lead-page/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/lead-page.js';

/** `<lead-page>` for React. Importing this module registers the tag. */
export const LeadPage = createReactWidget(leadPageTable);
