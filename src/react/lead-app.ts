'use client';

import { leadAppTable } from '../elements/lead-app/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/lead-app.js';

/** `<lead-app>` for React. Importing this module registers the tag. */
export const LeadApp = createReactWidget(leadAppTable);
