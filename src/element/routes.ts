import { decoded, parsedUrl } from '../web/platform.js';

const SITE = 'https://site.invalid';

/** The tags that have a page of the product. */
export type RouteTag = 'lead-page' | 'lead-board' | 'message-thread' | 'raq-funnel';

/** Ids in a route, by the properties of the tags. */
export type IdName = 'spId' | 'leadId' | 'userId';

type FlagName = 'newMessages' | 'withAlId';

export type FunnelStep = 'project' | 'suggestions' | 'summary';

/** The properties that a route sets on its tag. */
type RouteValues = { readonly [Name in IdName]?: string | undefined } & {
  readonly [Name in FlagName]?: boolean | undefined;
} & { readonly step?: FunnelStep | undefined };

export interface Route {
  readonly tag: RouteTag;
  /** Segments below the base path: fixed ones and ids. */
  readonly path: readonly (string | { readonly id: IdName })[];
  /** The property of each query parameter with an id. */
  readonly ids?: Readonly<Record<string, IdName>>;
  readonly flags?: readonly FlagName[];
  /** The id that the query must have. */
  readonly needs?: IdName;
  readonly step?: FunnelStep;
}

const SP = { id: 'spId' } as const;
const LEAD = { id: 'leadId' } as const;
const USER = { id: 'userId' } as const;

/** The first segments of the product's addresses. Any address below them is a route or not found. */
export const AREAS: readonly string[] = ['lead', 'conversation'];

/** Every route of the product, below its base path. */
export const ROUTES: readonly Route[] = [
  { tag: 'lead-page', path: ['lead'], ids: { leadId: 'leadId', serviceProviderId: 'spId' }, needs: 'leadId' },
  { tag: 'lead-board', path: ['lead', 'board', SP], ids: { leadId: 'leadId' }, flags: ['newMessages'] },
  { tag: 'message-thread', path: ['conversation', SP, 'thread', USER], ids: { leadId: 'leadId' } },
  { tag: 'raq-funnel', path: ['lead', 'request_a_quote'], flags: ['withAlId'] },
  { tag: 'raq-funnel', path: ['lead', 'request_a_quote', SP, 'project'], step: 'project' },
  { tag: 'raq-funnel', path: ['lead', 'request_a_quote', 'lead', LEAD, 'suggestions'], step: 'suggestions' },
  { tag: 'raq-funnel', path: ['lead', 'request_a_quote', 'lead', LEAD, 'summary'], step: 'summary' },
];

/** Slashes at the ends and repeated slashes do not count. */
function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/**
 * The part of a path below the base path, unchanged.
 * @returns undefined if the path is not below it
 */
function segmentsBelow(basePath: string, path: string): readonly string[] | undefined {
  const base = segmentsOf(basePath);
  const segments = segmentsOf(path);
  const isBelow = base.every((segment, index) => {
    const own = segments[index];
    return own !== undefined && (decoded(own) ?? own) === (decoded(segment) ?? segment);
  });
  return isBelow ? segments.slice(base.length) : undefined;
}

type TextOf = (name: IdName) => string | undefined;

/** The path and query of a view. Undefined if a required id is missing. The `step` of a funnel chooses its route. */
export function routeHref(basePath: string, tag: RouteTag, values: RouteValues): string | undefined {
  const route = ROUTES.find((each) => each.tag === tag && each.step === values.step);
  return (
    route &&
    addressOf(basePath, route, values, (name) => {
      const id = values[name];
      return id?.trim() ? encodeURIComponent(id) : undefined;
    })
  );
}

/** A template for links, with `{spId}`, `{userId}` and `{leadId}` for the ids. */
export function routeTemplate(basePath: string, tag: RouteTag): string | undefined {
  const route = ROUTES.find((each) => each.tag === tag);
  return route && addressOf(basePath, route, {}, (name) => `{${name}}`);
}

function addressOf(basePath: string, route: Route, values: RouteValues, textOf: TextOf): string | undefined {
  const { path, ids = {}, flags = [], needs } = route;
  const segments = path.map((part) => (typeof part === 'string' ? part : textOf(part.id)));
  if (segments.includes(undefined) || (needs !== undefined && textOf(needs) === undefined)) return undefined;
  const query = [
    ...Object.entries(ids).flatMap(([parameter, name]) => {
      const text = textOf(name);
      return text === undefined ? [] : [`${parameter}=${text}`];
    }),
    ...flags.filter((flag) => values[flag]).map((flag) => `${flag}=true`),
  ];
  const address = `/${[...segmentsOf(basePath), ...segments].join('/')}`;
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

/** Path and query, with the base path, of an address that may lack it. Undefined if it is not of the product. */
export function appAddress(basePath: string, address: string): string | undefined {
  // Normalizes the address as a browser does.
  const url = parsedUrl(address.replace(/^[\\/]+/, '/'), SITE);
  if (url?.origin !== SITE) return undefined;
  const { pathname: path, search } = url;
  if (matchRoute(basePath, path).kind !== 'elsewhere') return path + search;
  if (matchRoute('', path).kind === 'elsewhere') return undefined;
  return `/${[...segmentsOf(basePath), ...segmentsOf(path)].join('/')}${search}`;
}

export type RouteMatch =
  | { readonly kind: 'view'; readonly tag: RouteTag; readonly values: RouteValues }
  /** No page of the product, though the path is below one of its areas. */
  | { readonly kind: 'not-found'; readonly path: string; readonly spId?: string | undefined }
  /** A page of the host. */
  | { readonly kind: 'elsewhere' };

type Found = { [Name in IdName]?: string } & { [Name in FlagName]?: boolean };

/**
 * Finds the widget of a path, and its properties. Case matters. An empty or badly encoded id matches nothing.
 * @param basePath the prefix of every route, such as `/app`, or ''
 * @param path percent-encoded
 * @param search the query, with or without its question mark
 */
export function matchRoute(basePath: string, path: string, search = ''): RouteMatch {
  const written = segmentsBelow(basePath, path);
  const segments = written?.map(decoded);
  if (segments === undefined || !AREAS.includes(segments[0] ?? '')) return { kind: 'elsewhere' };
  const query = new URLSearchParams(search);
  for (const route of ROUTES) {
    const values = valuesOf(route, segments, query);
    if (values !== undefined) return { kind: 'view', tag: route.tag, values };
  }
  return { kind: 'not-found', path, spId: providerIn(segments, query) };
}

/** `matchRoute` for a path with its query. A fragment does not count. */
export function matchAddress(basePath: string, address: string): RouteMatch {
  const { path, search } = splitAddress(address);
  return matchRoute(basePath, path, search);
}

/** Path and query of an address without an origin. */
export function splitAddress(address: string): { readonly path: string; readonly search: string } {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return { path, search };
}

function valuesOf(
  { path, ids = {}, flags = [], needs, step }: Route,
  segments: readonly (string | undefined)[],
  query: URLSearchParams,
): RouteValues | undefined {
  if (path.length !== segments.length) return undefined;
  const found: Found = {};
  let index = 0;
  for (const part of path) {
    const segment = segments[index];
    index += 1;
    if (typeof part === 'string') {
      if (part !== segment) return undefined;
    } else {
      const id = idOf(segment);
      if (id === undefined) return undefined;
      found[part.id] = id;
    }
  }
  for (const [parameter, name] of Object.entries(ids)) {
    const id = idOf(query.get(parameter));
    if (id !== undefined) found[name] = id;
  }
  if (needs !== undefined && found[needs] === undefined) return undefined;
  for (const flag of flags) if (['', 'true'].includes(query.get(flag) ?? 'false')) found[flag] = true;
  return step === undefined ? found : { ...found, step };
}

function idOf(text: string | null | undefined): string | undefined {
  return text?.trim() ? text : undefined;
}

/** The provider of an unknown address: the page offers a link to this provider's board. */
function providerIn(segments: readonly (string | undefined)[], query: URLSearchParams): string | undefined {
  const [area, next, third] = segments;
  if (area === 'conversation') return idOf(next);
  return next === 'board' ? idOf(third) : idOf(query.get('serviceProviderId'));
}

/** Where the app stores its route: in the page's address, in the fragment, or only in the element's `path`. */
export type Routing = 'history' | 'hash' | 'memory';
