import type { Import } from './imports.js';

/**
 * Finds circles of imports, with type imports and lazy imports.
 * @returns each circle once, as the list of its files
 */
export function importCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, ours } of imports) {
    if (ours) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const each of next.get(file) ?? []) follow(each, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) follow(file, []);
  return circles;
}
