import { expect, test } from 'vitest';
import { customProperties } from '../../src/theme/custom-properties.js';

const sheets = import.meta.glob<string>('../../src/{theme,ui,views}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const css = Object.values(sheets).join('\n');

test('every public custom property is read by a sheet, and every one that a sheet reads is public', () => {
  const read = new Set([...css.matchAll(/var\((--lead-[\w-]+)/g)].map(([, name]) => name));
  expect(new Set(customProperties.map((property) => property.name))).toEqual(read);
});

test('every short name that a sheet reads is declared', () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = [...css.matchAll(/var\((--(?!lead-)[\w-]+)\s*\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((name) => !declared.has(name))).toEqual([]);
});

test('no sheet measures in rem', () => {
  expect(css).not.toMatch(/\d(rem)\b/);
});
