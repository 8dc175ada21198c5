// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { createClass } from './raq-funnel/element.js';
import { raqFunnelTable, type RaqFunnelElement as Tag } from './raq-funnel/table.js';
import { view } from './raq-funnel/view.js';
import { defineOnce } from './shell/define.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<raq-funnel>`; importing this module registers the tag. */
export const RaqFunnelElement: ElementClass<typeof raqFunnelTable> = defineOnce(raqFunnelTable, () =>
  createClass(view),
);
export type RaqFunnelElement = Tag;
