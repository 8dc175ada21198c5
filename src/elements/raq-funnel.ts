// First: a widget inside of a provider that is not there yet would hear nothing of it.
import './lead-gateway.js';
import type { RaqFunnelElement as Tag } from './loader/tags.js';
import { createRaqFunnelClass } from './raq-funnel/element.js';
import { raqFunnelTable } from './raq-funnel/table.js';
import { raqFunnelView } from './raq-funnel/view.js';
import { defineOnce } from './shell/define.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<raq-funnel>`; importing this module registers the tag. */
export const RaqFunnelElement: ElementClass<typeof raqFunnelTable> = defineOnce(raqFunnelTable, () =>
  createRaqFunnelClass(raqFunnelView),
);
export type RaqFunnelElement = Tag;
