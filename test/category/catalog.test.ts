import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryNameOf, iconOf, readCatalog, starterCatalog } from '../../src/category/catalog.js';

function catalogOf(given: object) {
  const { catalog, isBad } = readCatalog(given);
  expect(isBad).toBe(false);
  return catalog;
}

it('without a list from the host, the catalogue is the starter table, made once', () => {
  expect(readCatalog(undefined)).toEqual({ catalog: starterCatalog(), isBad: false });
  expect(readCatalog(undefined).catalog === starterCatalog()).toBe(true);
  expect(starterCatalog().get('10202')?.name).toBe('Plumbing');
});

it('a host’s list extends the starter table and wins if an id is in both', () => {
  const catalog = catalogOf([
    { id: 10202, name: ' Pipes & Drains ' },
    { id: 'kites', name: 'Kite Repair', parentId: 10900 },
  ]);
  expect(catalog.size).toBe(starterCatalog().size + 1);
  expect(catalog.get('10202')).toEqual({ id: '10202', name: 'Pipes & Drains' });
  expect(catalog.get('kites')).toEqual({ id: 'kites', name: 'Kite Repair', parentId: '10900' });
  expect(catalog.get('10300')?.name).toBe('Electrical');
});

it('a host’s list accepts ids as numbers and as texts, and null or an empty text as no parent', () => {
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

it('a host’s list may be wrapped in an object and then extends the table too', () => {
  const catalog = catalogOf({ categories: [{ id: 7, name: 'Kites' }] });
  expect([catalog.get('7')?.name, catalog.has('10202')]).toEqual(['Kites', true]);
});

it('a host’s list with replace replaces the starter table, except for Generic', () => {
  const catalog = catalogOf({ replace: true, categories: [{ id: 7, name: 'Kites' }] });
  expect([...catalog.keys()].sort()).toEqual(['-1', '7']);
  expect(catalogOf({ replace: true, categories: [{ id: -1, name: 'Other' }] }).get('-1')?.name).toBe('Other');
  expect(catalogOf({ replace: false, categories: [] }).size).toBe(starterCatalog().size);
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
  ])('of %s is %s: %s', (id, icon) => expect(iconOf(catalog, id)).toBe(icon));
});

describe('the name of a category', () => {
  const catalog = starterCatalog();

  it('the name of a category comes from the lead, or else from the catalogue, or else is empty', () => {
    expect(categoryNameOf(catalog, { id: '10202', name: 'Plomería' })).toBe('Plomería');
    expect(categoryNameOf(catalog, { id: '999', name: ' Kite Repair ' })).toBe('Kite Repair');
    expect(categoryNameOf(catalog, { id: '10202', name: '  ' })).toBe('Plumbing');
    const names = ['10202', '-1', '999'].map((id) => categoryNameOf(catalog, { id, name: '' }));
    expect(names).toEqual(['Plumbing', 'Generic', '']);
  });
});

const KITES = { id: 7, name: 'Kites' };
const CYCLE: Record<string, unknown> = { id: 8 };
CYCLE['name'] = CYCLE;

const thrower = (name: string) =>
  Object.defineProperty({ ...KITES }, name, {
    get() {
      throw new Error('no');
    },
  });

const { proxy: revoked, revoke } = Proxy.revocable([], {});
revoke();

it.each<[string, object]>([
  ['an object without a list', {}],
  ['a list that is a text', { categories: 'Plumbing' }],
  ['an object that throws', thrower('categories')],
  ['a proxy that was revoked', revoked],
])('an invalid catalogue is reported, and the starter table is used: %s', (_what, given) => {
  const { catalog, isBad } = readCatalog(given);
  expect([isBad, catalog === starterCatalog()]).toEqual([true, true]);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'Plumbing'],
  ['no id', { name: 'Kites' }],
  ['an empty id', { id: ' ', name: 'Kites' }],
  ['an id that is no whole number', { id: 1.5, name: 'Kites' }],
  ['no name', { id: 8 }],
  ['a blank name', { id: 8, name: ' \n' }],
  ['a name that is no text', CYCLE],
  ['a parent that is no id', { id: 8, name: 'Kites', parentId: { id: 1 } }],
  ['an id that throws', thrower('id')],
])('an invalid entry is dropped and reported, and the others stay: %s', (_what, entry) => {
  const { catalog, isBad } = readCatalog([entry, KITES]);
  expect([isBad, catalog.get('7')]).toEqual([true, { id: '7', name: 'Kites' }]);
  expect(catalog.size).toBe(starterCatalog().size + 1);
});

it('an invalid entry is not reported as an unknown icon', () => {
  const rows = ['rocket', 'Plumbing', 7, {}, ''].map((icon, index) => ({ id: 100 + index, name: 'Kites', icon }));
  const { catalog, isBad } = readCatalog(rows);
  expect(isBad).toBe(false);
  expect(rows.map(({ id }) => iconOf(catalog, `${id}`))).toEqual(Array(rows.length).fill('generic'));
});

it('an endless list is cut off and reported as invalid', () => {
  const endless: unknown[] = [KITES];
  endless.length = 4_000_000_000;
  const { catalog, isBad } = readCatalog(endless);
  expect([isBad, catalog.get('7')?.name]).toEqual([true, 'Kites']);
});

it('no input throws, and every category has an icon', () => {
  const field = fc.oneof(fc.anything(), fc.integer({ min: -1, max: 9 }), fc.string());
  const entry = fc.record({ id: field, name: field, parentId: field, icon: field }, { requiredKeys: [] });
  const list = fc.array(fc.oneof(entry, fc.anything()));
  const given = fc.oneof(list, fc.object(), fc.record({ replace: fc.anything(), categories: list }));
  fc.assert(
    fc.property(given, (one) => {
      const { catalog } = readCatalog(one);
      expect(catalog.has('-1')).toBe(true);
      for (const { id } of catalog.values()) expect(iconOf(catalog, id)).toMatch(/^[a-z-]+$/);
    }),
    { numRuns: 300, seed: 20_261_118 },
  );
});
