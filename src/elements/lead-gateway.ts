import { createClass } from './lead-gateway/element.js';
import { leadGatewayTable, type LeadGatewayElement as Tag } from './lead-gateway/table.js';
import { defineOnce } from './shell/define.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<lead-gateway>`; importing this module registers the tag. */
export const LeadGatewayElement: ElementClass<typeof leadGatewayTable> = defineOnce(leadGatewayTable, createClass);
export type LeadGatewayElement = Tag;
