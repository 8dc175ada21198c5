'use client';

import { leadGatewayTable } from '../element/lead-gateway/table.js';
import { createReactWidget } from '../element/types/react-widget.js';
import '../elements/lead-gateway.js';

/** `<lead-gateway>` for React; its children use its gateway. Importing this module registers the tag. */
export const LeadGateway = createReactWidget(leadGatewayTable);
