import { expect, test } from 'vitest';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { readSourceFiles } from '../architecture/source-files.js';

/** Does not compile if a tag is missing in `HTMLElementTagNameMap`. */
const tables: readonly { readonly tag: keyof HTMLElementTagNameMap; readonly parts: object }[] = elementTables;

test('every part that a table promises is drawn', () => {
  const drawn = [...readSourceFiles('src')]
    .flatMap(([, text]) => [...text.matchAll(/\bpart=(?:"([^"]+)"|\{([^}]+)\})/g)])
    .flatMap(([, plain = '', chosen = '']) => [
      plain,
      ...[...chosen.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ])
    .flatMap((names) => names.split(' '));
  for (const { tag, parts } of tables) {
    expect
      .soft(
        Object.keys(parts).filter((part) => !drawn.includes(part)),
        `<${tag}>`,
      )
      .toEqual([]);
  }
});
