import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tagNames } from '../../.build/entries.js';
import { elementTables, type Tag } from '../../src/elements/catalogue/tables.js';
import { readSourceFiles } from '../architecture/source-files.js';

const root = new URL('../../', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const inSource = (path: string) => new URL(`src/elements/${path}`, root);
const tags = elementTables.map(({ tag }) => tag);
/** Does not compile while a tag is missing in `HTMLElementTagNameMap`. */
const hasEveryType: [Exclude<Tag, keyof HTMLElementTagNameMap>] extends [never] ? true : false = true;
const byName = (names: readonly string[]) => [...names].sort();

describe.each(tags)('<%s> of the catalogue', (tag) => {
  test('has an entry in the exports of package.json', () => {
    const file = `./dist/npm/elements/${tag}`;
    expect(exports[`./elements/${tag}`]).toEqual({ types: `${file}.d.ts`, default: `${file}.js` });
  });
});

test('the catalogue has every tag that has an export, a table or an entry file', () => {
  expect(byName(tagNames)).toEqual(byName(tags));
  const files = readdirSync(inSource('.'), { withFileTypes: true });
  const entries = files.filter((file) => file.isFile()).map(({ name }) => name.replace(/\.ts$/, ''));
  const withTable = files.filter((file) => file.isDirectory() && existsSync(inSource(`${file.name}/table.ts`)));
  expect(byName(entries)).toEqual(byName(tags));
  expect(byName(withTable.flatMap(({ name }) => (name === 'shell' ? [] : name)))).toEqual(byName(tags));
});

test('every tag has a type in HTMLElementTagNameMap', () => {
  expect(hasEveryType).toBe(true);
});

describe('the parts that the tables promise', () => {
  const drawn = [...readSourceFiles('src')]
    .flatMap(([, text]) => [...text.matchAll(/\bpart=(?:"([^"]+)"|\{([^}]+)\})/g)])
    .flatMap(([, plain = '', chosen = '']) => [
      plain,
      ...[...chosen.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ])
    .flatMap((names) => names.split(' '));

  test.each(elementTables.map(({ tag, parts }) => [tag, Object.keys(parts)] as const))(
    'of <%s> are drawn',
    (_, parts) => {
      expect(parts.filter((part) => !drawn.includes(part))).toEqual([]);
    },
  );
});
