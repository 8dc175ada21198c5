import { describe, expect, it } from 'vitest';
import { categoryNameOf, iconOf, readCatalog, starterCatalog } from '../../src/category/catalog.js';

/** The catalogue of a host's property that can be read whole. */
function catalogOf(given: object) {
  const { catalog, isBad } = readCatalog(given);
  expect(isBad).toBe(false);
  return catalog;
}

describe('the catalogue of a host that gives none', () => {
  it('is the starter table, made once', () => {
    expect(readCatalog(undefined)).toEqual({ catalog: starterCatalog(), isBad: false });
    expect(readCatalog(undefined).catalog === starterCatalog()).toBe(true);
    expect(starterCatalog().get('10202')?.name).toBe('Plumbing');
  });
});

describe('a host’s list', () => {
  it('extends the starter table, and wins where an id is in both', () => {
    const catalog = catalogOf([
      { id: 10202, name: ' Pipes & Drains ' },
      { id: 'kites', name: 'Kite Repair', parentId: 10900 },
    ]);
    expect(catalog.size).toBe(starterCatalog().size + 1);
    expect(catalog.get('10202')).toEqual({ id: '10202', name: 'Pipes & Drains' });
    expect(catalog.get('kites')).toEqual({ id: 'kites', name: 'Kite Repair', parentId: '10900' });
    expect(catalog.get('10300')?.name).toBe('Electrical');
  });

  it('takes ids as numbers and as texts, and no parent as null or as an empty text', () => {
    const rows = [
      { id: 7, name: 'One', parentId: null, icon: null },
      { id: ' 8 ', name: 'Two', parentId: '' },
      { id: 9, name: 'Three', parentId: 8, icon: 'pets' },
    ];
    const catalog = catalogOf(rows);
    expect(['7', '8', '9'].map((id) => catalog.get(id))).toEqual([
      { id: '7', name: 'One' },
      { id: '8', name: 'Two' },
      { id: '9', name: 'Three', parentId: '8', icon: 'pets' },
    ]);
  });

  it('may be in an object, and extends the table too', () => {
    const catalog = catalogOf({ categories: [{ id: 7, name: 'Kites' }] });
    expect(catalog.get('7')?.name).toBe('Kites');
    expect(catalog.has('10202')).toBe(true);
  });

  it('replaces the starter table with replace, except Generic', () => {
    const catalog = catalogOf({ replace: true, categories: [{ id: 7, name: 'Kites' }] });
    expect([...catalog.keys()].sort()).toEqual(['-1', '7']);
    expect(catalogOf({ replace: true, categories: [{ id: -1, name: 'Other' }] }).get('-1')?.name).toBe('Other');
    expect(catalogOf({ replace: false, categories: [] }).size).toBe(starterCatalog().size);
  });
});

describe('the icon of a category', () => {
  const catalog = catalogOf([
    { id: 'a', name: 'A', parentId: 'b' },
    { id: 'b', name: 'B', parentId: 'c', icon: 'no-such-icon' },
    { id: 'c', name: 'C', parentId: 10800 },
    { id: 'own', name: 'Own', parentId: 10800, icon: 'pets' },
    { id: 'round', name: 'Round', parentId: 'about' },
    { id: 'about', name: 'About', parentId: 'round' },
    { id: 'self', name: 'Self', parentId: 'self' },
    { id: 'orphan', name: 'Orphan', parentId: 'nobody' },
    { id: 'below-generic', name: 'Below', parentId: -1 },
    { id: -1, name: 'Anything', icon: 'pets' },
  ]);

  it.each([
    ['own', 'pets', 'its own'],
    ['10214', 'plumbing', 'its trade’s'],
    ['a', 'roofing', 'that of the nearest parent with one that we know'],
    ['1', 'home', 'the root’s'],
    ['-1', 'generic', 'generic for -1, whatever a host says'],
    ['no-such-id', 'generic', 'generic for an id that nobody knows'],
    ['', 'generic', 'generic for no id'],
    ['orphan', 'generic', 'generic below a parent that is missing'],
    ['round', 'generic', 'generic in a circle'],
    ['self', 'generic', 'generic for its own parent'],
    ['constructor', 'generic', 'generic for a name of every object'],
  ])('of %s is %s: %s', (id, icon) => {
    expect(iconOf(catalog, id)).toBe(icon);
  });
});

describe('the name of a category', () => {
  const catalog = starterCatalog();

  it('is the one that came with the lead', () => {
    expect(categoryNameOf(catalog, { id: '10202', name: 'Plomería' })).toBe('Plomería');
    expect(categoryNameOf(catalog, { id: '999', name: ' Kite Repair ' })).toBe('Kite Repair');
  });

  it('is the catalogue’s when none came, else empty', () => {
    expect(categoryNameOf(catalog, { id: '10202', name: '' })).toBe('Plumbing');
    expect(categoryNameOf(catalog, { id: '10202', name: '  ' })).toBe('Plumbing');
    expect(categoryNameOf(catalog, { id: '-1', name: '' })).toBe('Generic');
    expect(categoryNameOf(catalog, { id: '999', name: '' })).toBe('');
  });
});
