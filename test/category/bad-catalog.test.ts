import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iconOf, readCatalog, starterCatalog } from '../../src/category/catalog.js';

const KITES = { id: 7, name: 'Kites' };
const CYCLE: Record<string, unknown> = { id: 8 };
CYCLE['name'] = CYCLE;

const thrower = (name: string) =>
  Object.defineProperty({ ...KITES }, name, {
    get() {
      throw new Error('no');
    },
  });

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

describe('a catalogue that is none', () => {
  it.each<[string, object]>([
    ['an object without a list', {}],
    ['a list that is a text', { categories: 'Plumbing' }],
    ['an object that throws', thrower('categories')],
    ['a proxy that was revoked', revoked()],
  ])('is said to be bad, and the starter table stands: %s', (_what, given) => {
    const { catalog, isBad } = readCatalog(given);
    expect(isBad).toBe(true);
    expect(catalog === starterCatalog()).toBe(true);
  });
});

describe('an entry that is none', () => {
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
  ])('is left out and said, and the others stay: %s', (_what, entry) => {
    const { catalog, isBad } = readCatalog([entry, KITES]);
    expect(isBad).toBe(true);
    expect(catalog.get('7')).toEqual({ id: '7', name: 'Kites' });
    expect(catalog.size).toBe(starterCatalog().size + 1);
  });

  it('is not one whose icon nobody knows', () => {
    const rows = ['rocket', 'Plumbing', 7, {}, ''].map((icon, index) => ({ id: 100 + index, name: 'Kites', icon }));
    const { catalog, isBad } = readCatalog(rows);
    expect(isBad).toBe(false);
    expect(rows.map(({ id }) => iconOf(catalog, `${id}`))).toEqual(Array(rows.length).fill('generic'));
  });
});

it('a list without an end is cut off, and said to be bad', () => {
  const endless: unknown[] = [KITES];
  endless.length = 4_000_000_000;
  const { catalog, isBad } = readCatalog(endless);
  expect(isBad).toBe(true);
  expect(catalog.get('7')?.name).toBe('Kites');
});

it('whatever is given, nothing throws and every category has an icon', () => {
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
