import { type IdName, ROUTES, type Route, type RouteTag, type RouteValues } from './routes.js';
import { segmentsOf } from './segments.js';

type TextOf = (name: IdName) => string | undefined;

/**
 * The address of a view (Spec §2 Screens and routes).
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
