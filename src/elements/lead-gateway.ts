import { createClass } from '../element/lead-gateway/lead-gateway-element.js';
import { leadGatewayTable, type LeadGatewayElement as Tag } from '../element/lead-gateway/table.js';
import { defineOnce } from '../element/shell/define.js';
import type { ElementClass } from '../element/types/element-types.js';

/** The class of `<lead-gateway>`; importing this module registers the tag. */
export const LeadGatewayElement: ElementClass<typeof leadGatewayTable> = defineOnce(leadGatewayTable, createClass);
export type LeadGatewayElement = Tag;
