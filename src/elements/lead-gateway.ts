import { defineOnce } from './define.js';
import type { ElementClass } from './element-types.js';
import { createLeadGatewayClass } from './lead-gateway.element.js';
import { leadGatewayTable } from './lead-gateway.table.js';
import type { LeadGatewayElement as Tag } from './tags.js';

/** The class of `<lead-gateway>`; importing this module registers the tag. */
export const LeadGatewayElement: ElementClass<typeof leadGatewayTable> = defineOnce(
  leadGatewayTable,
  createLeadGatewayClass,
);
export type LeadGatewayElement = Tag;
