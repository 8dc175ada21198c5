'use client';

import { createReactWidget } from '../element/types/react-widget.js';
import { leadCardTable } from '../lead-card/table.js';
import '../elements/lead-card.js';

/** `<lead-card>` for React. Importing this module registers the tag. */
export const LeadCard = createReactWidget(leadCardTable);
