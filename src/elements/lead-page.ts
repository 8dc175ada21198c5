// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { defineOnce } from '../element/shell/define.js';
import type { ElementClass } from '../element/types/element-types.js';
import { createClass } from '../lead-page/lead-page-element.js';
import { leadPageTable, type LeadPageElement as Tag } from '../lead-page/table.js';
import { view } from '../lead-page/view.js';

/** The class of `<lead-page>`; importing this module registers the tag. */
export const LeadPageElement: ElementClass<typeof leadPageTable> = defineOnce(leadPageTable, () => createClass(view));
export type LeadPageElement = Tag;
