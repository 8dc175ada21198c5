'use client';

import { leadCardTable } from '../elements/lead-card/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/lead-card.js';

/** `<lead-card>` for React. Importing this module registers the tag. */
export const LeadCard = createReactWidget(leadCardTable);
