import { CATEGORY_ICONS, type Category, type CategoryIconName } from '../../contract/category.js';
import { GENERIC, starterTable } from './starter-table.js';

/** Categories by their ids. */
export type Categories = ReadonlyMap<string, Category>;

/** The names of the starter table in the page's language, by ids. A name that is missing is English. */
export type StarterNames = Readonly<Record<string, string>>;

/** The category without any information about a job. */
export const GENERIC_ID = GENERIC.id;

/** What a host's list may have at most; a marketplace has hundreds. */
const ROWS_MAX = 20_000;

let starter: Categories | undefined;

/** Our starter table by ids, made when it is first asked for; always the same map. */
export function starterCatalog(): Categories {
  starter ??= byId(starterTable());
  return starter;
}

/**
 * Reads the property `categoryCatalog`: a list extends the starter table, `{ replace: true, categories }` stands instead of
 * it; in both, Generic (id -1) stays unless the host names it. Of a list longer than 20 000 rows the rest is left out. Never
 * throws, whatever is given.
 *
 * @param input what the host gave; undefined is the starter table
 * @param names for the categories of the starter table; English ones without it. The host's keep their own
 * @returns the categories, and whether something of what was given could not be read and was left out
 */
export function readCatalog(
  input: object | undefined,
  names?: StarterNames,
): { readonly catalog: Categories; readonly isBad: boolean } {
  const starter = names === undefined ? starterCatalog() : starterIn(names);
  if (input === undefined) return { catalog: starter, isBad: false };
  try {
    return catalogOf(input, starter);
  } catch {
    return { catalog: starter, isBad: true };
  }
}

function starterIn(names: StarterNames): Categories {
  return byId(starterTable().map((category) => ({ ...category, name: names[category.id] ?? category.name })));
}

/**
 * The icon group of a category: its own, else that of its nearest parent which has one, else generic.
 *
 * @param id a category's id; one that is not in the catalogue, and -1, is generic
 */
export function iconOf(catalog: Categories, id: string): CategoryIconName {
  const seen = new Set<string>();
  let at = id === GENERIC.id ? undefined : catalog.get(id);
  while (at !== undefined && !seen.has(at.id)) {
    if (at.icon !== undefined) return at.icon;
    seen.add(at.id);
    at = at.parentId === undefined ? undefined : catalog.get(at.parentId);
  }
  return 'generic';
}

/** A category's name: the one that came with the lead, else the catalogue's, else empty. */
export function categoryNameOf(
  catalog: Categories,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  return name.trim() || (catalog.get(id)?.name ?? '');
}

function catalogOf(input: object, starter: Categories): { catalog: Categories; isBad: boolean } {
  const rows: unknown = Array.isArray(input) ? input : Reflect.get(input, 'categories');
  if (!Array.isArray(rows)) return { catalog: starter, isBad: true };
  const replaces = !Array.isArray(input) && Reflect.get(input, 'replace') === true;
  const read = rows.slice(0, ROWS_MAX).map((row: unknown) => readEntry(row));
  const good = read.filter((category) => category !== undefined);
  const kept = [...starter.values()].filter(({ id }) => !replaces || id === GENERIC.id);
  const catalog = byId([...kept, ...good]);
  return { catalog, isBad: good.length < rows.length };
}

function byId(categories: readonly Category[]): Categories {
  return new Map(categories.map((category) => [category.id, category]));
}

/**
 * Reads one category as a host gave it.
 *
 * @param input whatever stands in the host's list
 * @returns undefined when it is no category: without an id or a name, with a parent that is no id, or an object that throws
 */
function readEntry(input: unknown): Category | undefined {
  try {
    return categoryOf(input);
  } catch {
    return undefined;
  }
}

function categoryOf(input: unknown): Category | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const id = idOf(fieldOf(input, 'id'));
  const written = fieldOf(input, 'name');
  const name = typeof written === 'string' ? written.trim() : '';
  const parent = fieldOf(input, 'parentId');
  const hasParent = parent !== undefined && parent !== null && parent !== '';
  const parentId = hasParent ? idOf(parent) : undefined;
  if (id === undefined || name === '' || (hasParent && parentId === undefined)) return undefined;
  const icon = iconNamed(fieldOf(input, 'icon'));
  return { id, name, ...(parentId !== undefined && { parentId }), ...(icon !== undefined && { icon }) };
}

function fieldOf(entry: object, name: string): unknown {
  return Reflect.get(entry, name);
}

function idOf(input: unknown): string | undefined {
  if (typeof input === 'number') return Number.isSafeInteger(input) ? String(input) : undefined;
  return typeof input === 'string' && input.trim() !== '' ? input.trim() : undefined;
}

function iconNamed(input: unknown): CategoryIconName | undefined {
  return CATEGORY_ICONS.find((name) => name === input);
}
