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

/** Tags that stand on one page so often that what they share is one chunk, and no reason for another. */
const families: Readonly<Record<string, string>> = { 'lead-board': 'leads', 'lead-card': 'leads' };

/**
 * The group of a module: `core` when the board's family and other kinds need it, `more` when several other kinds do (a
 * board's page must not pay for them), that of a family of tags when those alone do, or the board, which is never without it, none when it is for one tag, or for the
 * loader. More groups would compress worse, and each is one more file.
 */
function sharedBy(id: string, modules: Modules): string | null {
  const users = [...above(id, modules)];
  if (users.some((user) => modules.getModuleInfo(user)?.isEntry)) return null;
  const tags = new Set(users.flatMap((user) => widgets.get(user) ?? []));
  const kinds = new Set([...tags].map((tag) => families[tag] ?? tag));
  if (kinds.size > 1) return kinds.has('leads') ? 'core' : 'more';
  return tags.size > 1 || tags.has('lead-board') ? ([...kinds][0] ?? null) : null;
}

/**
 * How the CDN build is cut: React alone, then what several widgets share. What the loader itself needs stays in the
 * loader: it must not wait for another file.
 */
export const chunkGroups = [
  { name: 'react', test: react, priority: 2 },
  { name: sharedBy, debugName: 'shared', includeDependenciesRecursively: false, priority: 1 },
];

export const chunkFileName = 'chunks/[name]-[hash:7].js';
