// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { createClass } from './lead-page/element.js';
import { leadPageTable, type LeadPageElement as Tag } from './lead-page/table.js';
import { view } from './lead-page/view.js';
import { defineOnce } from './shell/define.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<lead-page>`; importing this module registers the tag. */
export const LeadPageElement: ElementClass<typeof leadPageTable> = defineOnce(leadPageTable, () => createClass(view));
export type LeadPageElement = Tag;
