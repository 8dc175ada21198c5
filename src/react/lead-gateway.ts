'use client';

import { leadGatewayTable } from '../elements/lead-gateway/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/lead-gateway.js';

/** `<lead-gateway>` for React; its children use its gateway. Importing this module registers the tag. */
export const LeadGateway = createReactWidget(leadGatewayTable);
