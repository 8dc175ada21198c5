import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NAME = 'integrity.json';

/** The value of the `integrity` attribute for a file. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Writes integrity.json into a folder: `{ "files": { "<path in the folder>": "sha384-…" } }`, with every file except
 * itself.
 * @param folder the folder with all files to publish
 */
export function writeIntegrity(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file).replaceAll('\\', '/'), integrityOf(readFileSync(file))] as const)
    .filter(([path]) => path !== NAME)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(folder, NAME), `${JSON.stringify({ files: Object.fromEntries(files) }, null, 2)}\n`);
}
