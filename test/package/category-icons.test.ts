import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATEGORY_ICONS } from '../../src/category/category.js';
import { CATEGORY_ICON_SHAPES } from '../../src/ui/icons/category-icons.js';
import { gzipSize } from './gzip-size.js';
import { root } from './site.js';

const BUDGET = 6144;
const USED = 'globalThis.icons = icons;';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-icons-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bundles a page's script that does this with the icons of our sources: minified, with the legal comments kept. */
async function bundled(use: string): Promise<string> {
  const input = join(folder, 'page.js');
  const icons = join(root, 'src/ui/icons/category-icons.ts');
  await writeFile(input, `import { CATEGORY_ICON_SHAPES as icons } from ${JSON.stringify(icons)};\n${use}\n`);
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { comments: { legal: true } } },
    },
  });
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('the icons of categories, bundled alone', () => {
  test('weigh at most 6 kB', async () => {
    const gzip = gzipSize(await bundled(USED));
    expect(gzip).toBeGreaterThan(2000);
    expect(gzip).toBeLessThanOrEqual(BUDGET);
  });

  test('are those that are used, of the thousands in the package', async () => {
    const code = await bundled(USED);
    const drawings = Object.values(CATEGORY_ICON_SHAPES).flat();
    expect(CATEGORY_ICONS.filter((name) => !code.includes(name))).toEqual([]);
    expect(code.match(/\[[`'"][a-z]+[`'"],\{/g)).toHaveLength(drawings.length);
    expect(code.includes('createElementNS')).toBe(false);
  });

  test('carry the notice of their licence once', async () => {
    const code = await bundled(USED);
    expect(code.match(/Lucide Icons and Contributors/g)).toHaveLength(1);
    expect(code.match(/Permission to use, copy, modify/g)).toHaveLength(1);
  });

  test('are left out where nothing uses them', async () => {
    expect((await bundled('globalThis.icons = 1;')).trim()).toBe('globalThis.icons=1;');
  });
});
