import * as v from 'valibot';
import { readAs } from '../web/read-as.js';
import { CATEGORY_ICONS, type Category, type CategoryIconName, TAXONOMY_ROOT } from './category.js';
import { BEYOND_HOME } from './table/beyond-home.js';
import { HOME } from './table/home.js';

export type Categories = ReadonlyMap<string, Category>;

/** The names of the starter table in the page's language, by ids. A name that is missing is English. */
export type StarterNames = Readonly<Record<string, string>>;

/** The category of a lead whose service is not in the table. */
const GENERIC: Category = { id: '-1', name: 'Generic', icon: 'generic' };

export const GENERIC_ID = GENERIC.id;

/**
 * The usual home, auto, health and pet services with their ids, English names, parents and icon groups: the root, then
 * each trade followed by its tasks, then Generic.
 */
export function starterTable(): Category[] {
  return [{ id: TAXONOMY_ROOT, name: 'Home services', icon: 'home' }, ...HOME, ...BEYOND_HOME, GENERIC];
}

/** What a host's list may have at most; a marketplace has hundreds. */
const ROWS_MAX = 20_000;

let starter: Categories | undefined;

/** The starter table by ids, created on first use. */
export function starterCatalog(): Categories {
  starter ??= byId(starterTable());
  return starter;
}

/**
 * Reads the property `categoryCatalog`. A list extends the starter table, `{ replace: true, categories }` replaces it.
 * Generic (id -1) stays unless the host replaces it too. Only the first 20 000 rows are read. Never throws.
 *
 * @param input undefined for the starter table
 * @param names of the starter table's categories, by id; English by default
 * @returns the categories, and whether an invalid entry was left out
 */
export function readCatalog(
  input: object | undefined,
  names?: StarterNames,
): { readonly catalog: Categories; readonly isBad: boolean } {
  const starter = names === undefined ? starterCatalog() : starterIn(names);
  if (input === undefined) return { catalog: starter, isBad: false };
  const parsed = readAs(catalogSchema, input);
  if (parsed === undefined) return { catalog: starter, isBad: true };
  const { categories, replace } = parsed;
  const good = categories.read.flatMap((row) => readAs(categorySchema, row) ?? []);
  const remaining = [...starter.values()].filter(({ id }) => !replace || id === GENERIC.id);
  return { catalog: byId([...remaining, ...good]), isBad: good.length < categories.count };
}

function starterIn(names: StarterNames): Categories {
  return byId(starterTable().map((category) => ({ ...category, name: names[category.id] ?? category.name })));
}

/** The icon of a category: its own, or that of its nearest parent that has one. Generic for -1 and for an unknown id. */
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

/** A category's name: that of the lead, or else that of the catalog. Empty if unknown. */
export function categoryNameOf(
  catalog: Categories,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  return name.trim() || (catalog.get(id)?.name ?? '');
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const idSchema = v.union([v.pipe(v.number(), v.safeInteger(), v.transform(String)), text]);

/** Cut before anything reads all of it: its length may be any number. */
const rowsSchema = v.pipe(
  v.custom<readonly unknown[]>(Array.isArray),
  v.transform((rows) => ({ read: rows.slice(0, ROWS_MAX), count: rows.length })),
);

/** A list, or an object with one. */
const catalogSchema = v.union([
  v.pipe(
    rowsSchema,
    v.transform((categories) => ({ categories, replace: false })),
  ),
  v.object({ categories: rowsSchema, replace: v.fallback(v.boolean(), false) }),
]);

const categorySchema = v.pipe(
  v.object({
    id: idSchema,
    name: text,
    parentId: v.nullish(v.union([v.literal(''), idSchema])),
    icon: v.fallback(v.optional(v.picklist(CATEGORY_ICONS)), undefined),
  }),
  v.transform(
    ({ id, name, parentId, icon }): Category => ({ id, name, ...(parentId && { parentId }), ...(icon && { icon }) }),
  ),
);

function byId(categories: readonly Category[]): Categories {
  return new Map(categories.map((category) => [category.id, category]));
}
