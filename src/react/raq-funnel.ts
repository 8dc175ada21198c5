'use client';

import { raqFunnelTable } from '../elements/raq-funnel/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/raq-funnel.js';

/** `<raq-funnel>` for React. Importing this module registers the tag. */
export const RaqFunnel = createReactWidget(raqFunnelTable);
