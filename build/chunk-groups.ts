interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;

function isInLoader(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  return (
    module !== null && (module.isEntry || module.importers.some((importer) => isInLoader(importer, modules, seen)))
  );
}

/**
 * How the CDN build is cut: React alone, then what several widgets share, in one chunk for each set of widgets (small
 * ones melt into their neighbour). What the loader itself needs stays in the loader: it must not wait for another file.
 */
export const chunkGroups = [
  { name: 'react', test: react, priority: 2 },
  {
    debugName: 'shared',
    name: (id: string, modules: Modules) => (isInLoader(id, modules) ? null : 'shared'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    entriesAware: true,
    entriesAwareMergeThreshold: 4096,
    priority: 1,
  },
];

/** File name of a chunk, without the list of its users that grouping appends. */
export function chunkFileName({ name }: { readonly name: string }): string {
  return `chunks/${name.split('~')[0]}-[hash].js`;
}
