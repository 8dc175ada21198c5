import { createLeadGatewayClass } from './lead-gateway/element.js';
import { leadGatewayTable } from './lead-gateway/table.js';
import type { LeadGatewayElement as Tag } from './loader/tags.js';
import { defineOnce } from './shell/define.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<lead-gateway>`; importing this module registers the tag. */
export const LeadGatewayElement: ElementClass<typeof leadGatewayTable> = defineOnce(
  leadGatewayTable,
  createLeadGatewayClass,
);
export type LeadGatewayElement = Tag;
