/** The tags that a path of the product can name. */
export type RouteTag = 'lead-page' | 'lead-board' | 'message-thread' | 'raq-funnel';

/** Ids in a route, by the property that a tag takes them in. */
export type IdName = 'spId' | 'leadId' | 'userId';

export type FlagName = 'newMessages' | 'withAlId';

export type FunnelStep = 'project' | 'suggestions' | 'summary';

/** What a route gives to its tag, by the tag's properties. */
export type RouteValues = { readonly [Name in IdName]?: string | undefined } & {
  readonly [Name in FlagName]?: boolean | undefined;
} & { readonly step?: FunnelStep | undefined };

export interface Route {
  readonly tag: RouteTag;
  /** Segments below the base path: words, and places of ids. */
  readonly path: readonly (string | { readonly id: IdName })[];
  /** Query parameters that are ids, and the property of each. */
  readonly ids?: Readonly<Record<string, IdName>>;
  /** Query parameters that are on or off, by their own name. */
  readonly flags?: readonly FlagName[];
  /** An id of the query without which there is nothing to show. */
  readonly needs?: IdName;
  readonly step?: FunnelStep;
}

const SP = { id: 'spId' } as const;
const LEAD = { id: 'leadId' } as const;
const USER = { id: 'userId' } as const;

/** The first segments that are the product's: what stands below them is a route or is not found. */
export const AREAS: readonly string[] = ['lead', 'conversation'];

/** Every route of the product, below its base path (Spec §2 Screens and routes). */
export const ROUTES: readonly Route[] = [
  { tag: 'lead-page', path: ['lead'], ids: { leadId: 'leadId', serviceProviderId: 'spId' }, needs: 'leadId' },
  { tag: 'lead-board', path: ['lead', 'board', SP], ids: { leadId: 'leadId' }, flags: ['newMessages'] },
  { tag: 'message-thread', path: ['conversation', SP, 'thread', USER], ids: { leadId: 'leadId' } },
  { tag: 'raq-funnel', path: ['lead', 'request_a_quote'], flags: ['withAlId'] },
  { tag: 'raq-funnel', path: ['lead', 'request_a_quote', SP, 'project'], step: 'project' },
  { tag: 'raq-funnel', path: ['lead', 'request_a_quote', 'lead', LEAD, 'suggestions'], step: 'suggestions' },
  { tag: 'raq-funnel', path: ['lead', 'request_a_quote', 'lead', LEAD, 'summary'], step: 'summary' },
];
