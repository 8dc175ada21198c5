// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { defineOnce } from '../element/shell/define.js';
import type { ElementClass } from '../element/types/element-types.js';
import { createClass } from '../lead-app/lead-app-element.js';
import { leadAppTable, type LeadAppElement as Tag } from '../lead-app/table.js';
import { view } from '../lead-app/view.js';

/** The class of `<lead-app>`; importing this module registers the tag. */
export const LeadAppElement: ElementClass<typeof leadAppTable> = defineOnce(leadAppTable, () => createClass(view));
export type LeadAppElement = Tag;
