// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { defineOnce } from '../element/shell/define.js';
import type { ElementClass } from '../element/types/element-types.js';
import { createClass } from '../raq-funnel/raq-funnel-element.js';
import { raqFunnelTable, type RaqFunnelElement as Tag } from '../raq-funnel/table.js';
import { view } from '../raq-funnel/view.js';

/** The class of `<raq-funnel>`; importing this module registers the tag. */
export const RaqFunnelElement: ElementClass<typeof raqFunnelTable> = defineOnce(raqFunnelTable, () =>
  createClass(view),
);
export type RaqFunnelElement = Tag;
