'use client';

import { createReactWidget } from '../element/types/react-widget.js';
import { leadPageTable } from '../lead-page/table.js';
import '../elements/lead-page.js';

/** `<lead-page>` for React. Importing this module registers the tag. */
export const LeadPage = createReactWidget(leadPageTable);
