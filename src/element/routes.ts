import { decoded, parsedUrl } from '../web/platform.js';

const SITE = 'https://site.invalid';

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

/** The parts of a path between its slashes; slashes at the ends and repeated ones make none. */
export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/**
 * The part of a path below the base path, unchanged.
 * @returns undefined if the path is not below it
 */
export function segmentsBelow(basePath: string, path: string): readonly string[] | undefined {
  const base = segmentsOf(basePath);
  const segments = segmentsOf(path);
  const isBelow = base.every((segment, index) => {
    const own = segments[index];
    return own !== undefined && (decoded(own) ?? own) === (decoded(segment) ?? segment);
  });
  return isBelow ? segments.slice(base.length) : undefined;
}

type TextOf = (name: IdName) => string | undefined;

/**
 * The address of a view.
 * @param values what the view is given; a funnel's `step` chooses its route
 * @returns path and query; undefined where an id is missing without which there is no such page
 */
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

/** The same with `{spId}`, `{userId}` and `{leadId}` in the places of the ids: a template for links. */
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

/**
 * An address of the product as a host or a fragment writes it: with the base path, or without it.
 * @returns path and query below the base path; undefined for what is no page of the product
 */
export function appAddress(basePath: string, address: string): string | undefined {
  const resolved = resolve(address);
  if (resolved === undefined) return undefined;
  const { path, search } = splitAddress(resolved);
  if (matchRoute(basePath, path).kind !== 'elsewhere') return path + search;
  if (matchRoute('', path).kind === 'elsewhere') return undefined;
  return `/${[...segmentsOf(basePath), ...segmentsOf(path)].join('/')}${search}`;
}

/** As a browser reads it: dots are gone, letters are encoded, and nothing names another site. */
function resolve(address: string): string | undefined {
  const url = parsedUrl(address.replace(/^[\\/]+/, '/'), SITE);
  return url?.origin === SITE ? url.pathname + url.search : undefined;
}

export type RouteMatch =
  | { readonly kind: 'view'; readonly tag: RouteTag; readonly values: RouteValues }
  /** Nothing has this path, which stands below an area of the product; the provider where the path names one. */
  | { readonly kind: 'not-found'; readonly path: string; readonly spId?: string | undefined }
  /** A page of the host's own. */
  | { readonly kind: 'elsewhere' };

type Found = { [Name in IdName]?: string } & { [Name in FlagName]?: boolean };

/**
 * The widget that a path names, and what it is given. Words count as they are written; a slash
 * at the end and repeated slashes do not count; an id that is empty or badly encoded names nothing.
 * @param basePath the prefix of every route, such as `/app`; empty for none
 * @param path as an address has it, percent-encoded
 * @param search the query, with its question mark or without
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

/** The same for path and query in one; a fragment does not count. */
export function matchAddress(basePath: string, address: string): RouteMatch {
  const { path, search } = splitAddress(address);
  return matchRoute(basePath, path, search);
}

/** Path and query of an address without an origin. */
export function splitAddress(address: string): { readonly path: string; readonly search: string } {
  const [whole = ''] = address.split('#');
  const mark = whole.indexOf('?');
  return mark < 0 ? { path: whole, search: '' } : { path: whole.slice(0, mark), search: whole.slice(mark) };
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

/** Whose page it would have been: what is not found leads back to that provider's board. */
function providerIn(segments: readonly (string | undefined)[], query: URLSearchParams): string | undefined {
  const [area, next, third] = segments;
  if (area === 'conversation') return idOf(next);
  return next === 'board' ? idOf(third) : idOf(query.get('serviceProviderId'));
}

/** Where the app keeps its current route: in the page's address, in the fragment, or only in the element's `path`. */
export type Routing = 'history' | 'hash' | 'memory';
