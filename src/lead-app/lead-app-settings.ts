import type { RouteTag } from '../element/routes.js';
import type { ValuesOf } from '../element/shell/values.js';
import type { LazyModule } from '../ui/lazy-module.js';
import type { leadAppTable } from './table.js';

/** The values of the element. */
export interface LeadAppSettings extends ValuesOf<typeof leadAppTable> {
  /** What the host has set for the board and its cards, by property. */
  readonly board: Readonly<Record<string, unknown>>;
  /** The same for the funnel. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** A tag that the app can show. */
export interface AppView {
  /** Registers the tag; fetched when its first view is shown. */
  readonly code: LazyModule<unknown>;
  /** The parts of the tag that a host may style, for `exportparts`. */
  readonly parts: string;
}

/** Tags without an entry have no code: their routes show that the page was not found. */
export type AppViews = { readonly [Tag in RouteTag]?: AppView };
