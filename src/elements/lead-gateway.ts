import { defineOnce } from './define.js';
import { createLeadGatewayClass } from './lead-gateway.element.js';
import { leadGatewayTable } from './lead-gateway.table.js';

/** The class of `<lead-gateway>`; importing this module registers the tag. */
export const LeadGatewayElement = defineOnce(leadGatewayTable, createLeadGatewayClass);
