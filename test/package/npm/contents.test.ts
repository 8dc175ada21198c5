import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../site.js';
import { type Packed, pack } from './npm.js';

let packed: Packed;

beforeAll(async () => {
  packed = await pack();
});

test('the package holds both builds, its changelog and its licence', () => {
  const expected = [
    'package.json',
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'dist/npm/index.js',
    'dist/cdn/lead-widgets.js',
  ];
  expect(packed.files).toEqual(expect.arrayContaining(expected));
});

test('the package holds nothing but that', () => {
  const strange = packed.files.filter(
    (file) => !/^(?:dist\/(?:npm|cdn)\/|(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$)/.test(file),
  );
  expect(strange).toEqual([]);
});

test('the package holds no tests, no stories, no sources and no source maps', () => {
  expect(packed.files.filter((file) => /\.(?:test|stories)\.|\.tsx$|(?<!\.d)\.ts$|\.map$/.test(file))).toEqual([]);
});

test('publint has nothing to say', async () => {
  const tarball = new Uint8Array(packed.tarball).buffer;
  const { messages, pkg } = await publint({ strict: true, pack: { tarball } });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test('integrity.json has the hash of every CDN file but itself', async () => {
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

test('no file of the package names a place on the machine that built it', async () => {
  const inside = packed.files.filter((file) => /\.(?:js|ts|json)$/.test(file));
  const texts = await Promise.all(
    inside.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
  expect(texts.flatMap(([file, text]) => (text.includes(root) ? [file] : []))).toEqual([]);
});
