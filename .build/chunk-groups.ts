import { basename } from 'node:path';
import { libraryEntries } from './entries.js';

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Every module from which this one is reached by static imports, itself among them. */
function above(id: string, modules: Modules): Set<string> {
  const found = new Set([id]);
  for (const each of found) {
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) found.add(importer);
  }
  return found;
}

// A page with <lead-gateway> has other tags too: what it needs is no reason for one more file.
const widgets = new Map(
  Object.entries(libraryEntries()).flatMap(([entry, source]) =>
    entry.startsWith('elements/') && entry !== 'elements/lead-gateway' ? [[source, basename(entry)] as const] : [],
  ),
);

/** The group of a module: `shared~<tag>~<tag>` when several widgets need it, none when it is for one, or for the loader. */
function sharedBy(id: string, modules: Modules): string | null {
  const users = [...above(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return null;
  const tags = new Set(users.flatMap((user) => widgets.get(user) ?? []));
  return tags.size > 1 ? ['shared', ...[...tags].sort()].join('~') : null;
}

/**
 * How the CDN build is cut: React alone, then what several widgets share, in one chunk for each set of widgets. What the
 * loader itself needs stays in the loader: it must not wait for another file.
 */
export const chunkGroups = [
  { name: 'react', test: react, priority: 2 },
  { name: sharedBy, debugName: 'shared', includeDependenciesRecursively: false, priority: 1 },
];

/** File name of a chunk, without the list of its users. */
export function chunkFileName({ name }: { readonly name: string }): string {
  return `chunks/${name.split('~')[0]}-[hash].js`;
}
