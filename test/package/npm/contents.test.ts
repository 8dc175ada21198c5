import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { root } from '../site.js';
import { pack } from './npm.js';

const packed = await pack();

test('the package has both builds, changelog and license, and no tests, stories, sources or source maps', () => {
  const builds = ['dist/npm/index.js', 'dist/cdn/lead-widgets.js'];
  const expected = [...builds, 'package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];
  expect(packed.files).toEqual(expect.arrayContaining(expected));
  const isUsual =
    /^(?:dist\/(?:npm|cdn)\/|(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|examples\/screenshot\.webp)$)/;
  const isSource = /\.(?:test|stories)\.|\.tsx$|(?<!\.d)\.ts$|\.map$/;
  expect(packed.files.filter((file) => !isUsual.test(file) || isSource.test(file))).toEqual([]);
});

test('publint reports nothing', async () => {
  const tarball = new Uint8Array(packed.tarball).buffer;
  const { messages, pkg } = await publint({ strict: true, pack: { tarball } });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test('integrity.json has the hash of every other CDN file', async () => {
  const cdn = join(root, 'dist/cdn');
  const entries = await readdir(cdn, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(cdn.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== 'integrity.json');
  const hashes = await Promise.all(
    paths.map(async (path) => {
      const hash = createHash('sha384').update(await readFile(join(cdn, path)));
      return [path, `sha384-${hash.digest('base64')}`] as const;
    }),
  );
  const { files } = JSON.parse(await readFile(join(cdn, 'integrity.json'), 'utf8'));
  expect(files).toEqual(Object.fromEntries(hashes));
});

test('no file of the package names a path of the machine that built it', async () => {
  const inside = packed.files.filter((file) => /\.(?:js|ts|json)$/.test(file));
  const texts = await Promise.all(
    inside.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
  expect(texts.flatMap(([file, text]) => (text.includes(root) ? [file] : []))).toEqual([]);
});

const textOf = (file: string) => readFile(join(root, file), 'utf8');

const isPacked = (path: string) => packed.files.some((file) => file === path || file.startsWith(`${path}/`));
test('every link of a page in the package is an address or leads to a file in it', async () => {
  const pages = packed.files.filter((file) => /\.md$|llms\.txt$/.test(file));
  const links = pages.map(async (page) => {
    const prose = (await textOf(page)).replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '');
    const targets = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target);
    return targets
      .filter((target) => !/^https?:/.test(target))
      .map((target) => join(dirname(page), target).replaceAll('\\', '/'));
  });
  const all = (await Promise.all(links)).flat();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((path) => !isPacked(path))).toEqual([]);
});
