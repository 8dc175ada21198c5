'use client';

import { createReactWidget } from '../element/types/react-widget.js';
import { raqFunnelTable } from '../raq-funnel/table.js';
import '../elements/raq-funnel.js';

/** `<raq-funnel>` for React. Importing this module registers the tag. */
export const RaqFunnel = createReactWidget(raqFunnelTable);
