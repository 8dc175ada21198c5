import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATEGORY_ICONS } from '../../src/category/category.js';
import { CATEGORY_ICON_SHAPES } from '../../src/ui/icons/category-icons.js';
import { bundleApp, textOf } from './bundle-app.js';
import { gzipSize } from './gzip-size.js';
import { root } from './site.js';

const icons = join(root, 'src/ui/icons/category-icons.ts');
const bundled = async (use: string) =>
  textOf(await bundleApp(`import { CATEGORY_ICON_SHAPES as icons } from ${JSON.stringify(icons)};\n${use}\n`));

test('the icons of categories, bundled alone, are those that are used, in at most 6 kB, with their licence once', async () => {
  const code = await bundled('globalThis.icons = icons;');
  const gzip = gzipSize(code);
  expect(gzip).toBeGreaterThan(2000);
  expect(gzip).toBeLessThanOrEqual(6144);
  const drawings = Object.values(CATEGORY_ICON_SHAPES).flat();
  expect(CATEGORY_ICONS.filter((name) => !code.includes(name))).toEqual([]);
  expect(code.match(/\[[`'"][a-z]+[`'"],\{/g)).toHaveLength(drawings.length);
  expect(code.includes('createElementNS')).toBe(false);
  expect(code.match(/Lucide Icons and Contributors/g)).toHaveLength(1);
  expect(code.match(/Permission to use, copy, modify/g)).toHaveLength(1);
});

test('the icons of categories are left out where nothing uses them', async () =>
  expect((await bundled('globalThis.icons = 1;')).trim()).toBe('globalThis.icons=1;'));
