import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

export type SourceFiles = ReadonlyMap<string, string>;

export function readSourceFiles(folder: string): SourceFiles {
  const root = resolve(folder);
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
      .map((entry) => resolve(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}
