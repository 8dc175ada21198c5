import { describe, expect, it } from 'vitest';
import { readCatalog, starterTable } from '../../src/category/catalog.js';
import { CATEGORY_ICONS, TAXONOMY_ROOT } from '../../src/category/category.js';
import starterTableEs from '../../src/category/names/starter-table.es.json' with { type: 'json' };

const rows = starterTable();
const byId = new Map(rows.map((row) => [row.id, row]));

/** The ids from a category up to the one without a parent; stops where it has been before. */
function wayUp(id: string): string[] {
  const way: string[] = [];
  for (let at: string | undefined = id; at !== undefined && !way.includes(at); at = byId.get(at)?.parentId)
    way.push(at);
  return way;
}

describe('the starter table', () => {
  it('has each id once, as whole numbers, and trimmed names that are unique under their parent', () => {
    expect(byId.size).toBe(rows.length);
    expect(rows.map(({ id }) => id).filter((id) => !/^(?:-1|[1-9]\d*)$/.test(id))).toEqual([]);
    expect(rows.filter(({ name }) => name === '' || name !== name.trim() || / {2}/.test(name))).toEqual([]);
    const places = rows.map(({ parentId, name }) => `${parentId} > ${name.toLowerCase()}`);
    expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
  });

  it('leads every service to the root, without a circle, gives every trade its own icon, and uses every icon', () => {
    const services = rows.filter(({ id }) => id !== '-1');
    expect(services.filter(({ id }) => wayUp(id).at(-1) !== TAXONOMY_ROOT)).toEqual([]);
    expect(rows.filter(({ parentId }) => parentId !== undefined && !byId.has(parentId))).toEqual([]);
    const trades = rows.filter(({ parentId }) => parentId === TAXONOMY_ROOT);
    expect(trades.filter(({ icon }) => icon === undefined || icon === 'generic')).toEqual([]);
    expect(new Set(rows.flatMap(({ icon }) => icon ?? []))).toEqual(new Set(CATEGORY_ICONS));
  });
});

it('the starter table in Spanish has a name for every id, and no other id', () => {
  expect(rows.map(({ id }) => id).filter((id) => !(id in starterTableEs))).toEqual([]);
  expect(Object.keys(starterTableEs).filter((id) => !byId.has(id))).toEqual([]);
});

it('the starter table in Spanish keeps ids, parents and icons', () => {
  const { catalog } = readCatalog(undefined, starterTableEs);
  const bones = (categories: Iterable<object>) => [...categories].map((category) => ({ ...category, name: '' }));
  expect([bones(catalog.values()), catalog.get('10202')?.name]).toEqual([bones(rows), 'Plomería']);
});

it('the starter table in Spanish does not change the names of the host', () => {
  const own = [{ id: '10202', name: 'Plumbing' }];
  const extended = readCatalog(own, starterTableEs).catalog;
  expect([extended.get('10202')?.name, extended.get('10300')?.name]).toEqual(['Plumbing', 'Electricidad']);
  const replaced = readCatalog({ replace: true, categories: own }, starterTableEs).catalog;
  expect([...replaced.values()].map(({ name }) => name)).toEqual(['General', 'Plumbing']);
});
