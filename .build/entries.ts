import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Target = string | { readonly types: string; readonly default: string };

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, Target>>;
}

const root = new URL('../', import.meta.url);

/** The fields of package.json that the build needs. */
export const packageJson: PackageJson = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** An entry that is a module, and its files in dist/npm. */
interface ModuleEntry {
  /** The name in `exports`, such as `./gateway`. */
  readonly entry: string;
  readonly types: string;
  readonly code: string;
}

/** Every module in `exports`. A pattern such as `./elements/*` covers every module in that folder of src/. */
export const moduleEntries: readonly ModuleEntry[] = Object.entries(packageJson.exports).flatMap(([entry, target]) => {
  if (typeof target === 'string') return [];
  const { types, default: code } = target;
  if (!entry.endsWith('/*')) return [{ entry, types, code }];
  const files = readdirSync(new URL(`src/${entry.slice(2, -1)}`, root)).sort();
  const names = files.flatMap((file) => /^(.+)\.tsx?$/.exec(file)?.[1] ?? []);
  return names.map((name) => {
    return { entry: entry.replace('*', name), types: types.replace('*', name), code: code.replace('*', name) };
  });
});

/**
 * Finds the TypeScript file of an entry.
 * @param entry name below src/ without its ending, such as `elements/lead-board`
 * @returns absolute path, or undefined if there is no such file
 */
export function sourceOf(entry: string): string | undefined {
  const folder = new URL(`src/${entry.slice(0, entry.lastIndexOf('/') + 1)}`, root);
  const name = entry.slice(entry.lastIndexOf('/') + 1);
  const found = readdirSync(folder).find((file) => file === `${name}.ts` || file === `${name}.tsx`);
  return found && fileURLToPath(new URL(found, folder));
}

/**
 * The modules of the npm package, read from the `exports` and the `bin` of package.json, so that they cannot drift apart. An export
 * without a source is left out here and fails in test/package.
 * @returns entry name → source file
 */
export function libraryEntries(): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const file of [...moduleEntries.map(({ code }) => code), ...Object.values(packageJson.bin)]) {
    const name = /^(?:\.\/)?dist\/npm\/(.+)\.js$/.exec(file)?.[1];
    const source = name && sourceOf(name);
    if (name && source) entries[name] = source;
  }
  return entries;
}

/** The entries that register a tag: entry name → source file. */
export function tagEntries(): Record<string, string> {
  return Object.fromEntries(Object.entries(libraryEntries()).filter(([entry]) => entry.startsWith('elements/')));
}

/** Every tag of the package. Each has an entry `./elements/<tag>`. */
export const tagNames: readonly string[] = moduleEntries.flatMap(({ entry }) =>
  entry.startsWith('./elements/') ? [entry.slice('./elements/'.length)] : [],
);

/** The constants that the source expects from the tool that builds or serves it. */
export const buildConstants = {
  __VERSION__: JSON.stringify(packageJson.version),
  __TAGS__: JSON.stringify(tagNames),
};
