'use client';

import { createReactWidget } from '../element/types/react-widget.js';
import { leadAppTable } from '../lead-app/table.js';
import '../elements/lead-app.js';

/** `<lead-app>` for React. Importing this module registers the tag. */
export const LeadApp = createReactWidget(leadAppTable);
