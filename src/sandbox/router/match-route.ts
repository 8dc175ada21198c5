import type { Route } from './route.js';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export type FindRoute = (method: string, path: string) => Match | undefined;

/** Compiles the table once; paths are told apart by their literal parts, which win over `{name}`. */
export function routeFinder(routes: readonly Route[]): FindRoute {
  const compiled = routes
    .map((route) => ({ route, parts: route.path.split('/') }))
    .sort((one, other) => placeholders(one.parts) - placeholders(other.parts));

  return (method, path) => {
    const given = path.split('/');
    for (const { route, parts } of compiled) {
      if (route.method !== method) continue;
      const params = paramsOf(parts, given);
      if (params !== undefined) return { route, params };
    }
    return undefined;
  };
}

function placeholders(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith('{')).length;
}

function paramsOf(parts: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  if (parts.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  let place = 0;
  for (const part of parts) {
    const value = given[place] ?? '';
    place += 1;
    if (part.startsWith('{')) {
      if (value === '') return undefined;
      params[part.slice(1, -1)] = decoded(value);
    } else if (part !== value) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
