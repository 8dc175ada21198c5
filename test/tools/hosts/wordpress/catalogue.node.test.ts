import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leadGatewayTable } from '../../../../src/element/lead-gateway/table.js';
import { attributeName, type ElementTable } from '../../../../src/element/shell/table.js';
import { elementTables } from '../../../../src/elements/catalogue/tables.js';

const plugin = new URL('../../../../examples/wordpress/lead-widgets/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, plugin), 'utf8');
const php = read('includes/catalogue.php');

/** The gateway belongs to the settings, the identity to the visitor, and the plugin writes a dialog's button itself. */
const NOT_FOR_AUTHORS = ['gateway-url', 'identity', 'for'];

const textsIn = (list: string) => [...list.matchAll(/'([\w-]+)'/g)].map(([, text = '']) => text);

/** The lists with a name in PHP, such as `$links`. */
const named = new Map(
  [...php.matchAll(/^\t(\$\w+)\s+= array\(([\s\S]*?)\);$/gm)].map(([, name = '', inside = '']) => [name, inside]),
);

/** `'name' => kind` entries of a list: a kind, or the accepted texts. */
const kindsIn = (list: string): readonly (readonly [string, string | readonly string[]])[] =>
  [...list.matchAll(/'([\w-]+)'\s+=> (?:'(\w+)'|array\(([^)]*)\)|(\$\w+)),/g)].map(
    ([, name = '', kind, texts, variable = '']) => [name, kind ?? textsIn(texts ?? named.get(variable) ?? '')],
  );

const tags = new Map(
  [...php.matchAll(/^\t\t'([\w-]+)'\s+=> ([^\n]*)array\(\n([\s\S]*?)^\t\t\),$/gm)].map(
    ([, tag = '', before = '', inside = '']) => {
      const shared = [...before.matchAll(/\$\w+/g)].map(([name]) => named.get(name) ?? '');
      return [tag, new Map([...shared, inside].flatMap(kindsIn))];
    },
  ),
);

function expectedOf({ attributes, values }: ElementTable): Map<string, string | readonly string[]> {
  // A token must not be in a page.
  const written = Object.entries(attributes).filter(([, { kind }]) => kind !== 'secret');
  const entries = written.map(([property, { kind }]) => {
    const name = attributeName(property);
    const accepted = values[property];
    const word = kind === 'number' || kind === 'boolean' ? kind : name.endsWith('-url') ? 'url' : 'text';
    return [name, accepted === undefined ? word : accepted] as const;
  });
  return new Map(entries.filter(([name]) => !NOT_FOR_AUTHORS.includes(name)));
}

const sorted = (kinds: ReadonlyMap<string, string | readonly string[]> | undefined) =>
  [...(kinds ?? [])]
    .map(([name, kind]) => `${name}: ${typeof kind === 'string' ? kind : kind.toSorted().join(' | ')}`)
    .toSorted();

describe('the list of tags and attributes in the WordPress plugin', () => {
  const tables: readonly ElementTable[] = elementTables.filter(({ tag }) => tag !== 'lead-gateway');

  test('has every tag but the gateway, which the plugin writes itself', () =>
    expect([...tags.keys()].toSorted()).toEqual(tables.map(({ tag }) => tag).toSorted()));

  test.each(tables)('has the attributes of <$tag> with their kinds', (table) =>
    expect(sorted(tags.get(table.tag))).toEqual(sorted(expectedOf(table))),
  );

  test('has the states of the demo', () => {
    const [, list = ''] = /lead_widgets_demos\(\) \{\s+return array\(([^)]*)\)/.exec(php) ?? [];
    expect(textsIn(list)).toEqual(leadGatewayTable.values.demo);
  });
});

test('the plugin has the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  const main = read('lead-widgets.php');
  expect(main).toContain(`* Version:           ${version}\n`);
  expect(main).toContain(`LEAD_WIDGETS_VERSION = '${version}'`);
});
