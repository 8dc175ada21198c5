import type { RouteTag, Routing } from '../element/routes.js';
import type { LazyModule } from '../ui/lazy-module.js';

/** What the element was given. */
export interface LeadAppSettings {
  /** What stands before every route; empty for none. */
  readonly basePath: string;
  readonly routing: Routing;
  /** The address as the element's property has it. */
  readonly path: string | undefined;
  /** The provider of a page that names none. */
  readonly spId: string | undefined;
  readonly managesTitle: boolean;
  /** For the board and its cards, by property. */
  readonly board: Readonly<Record<string, string | undefined>>;
  readonly faqUrl: string | undefined;
  readonly historyUrl: string | undefined;
  /** For the funnel, by property. */
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
