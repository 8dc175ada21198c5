import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { moduleEntries } from '../../../.build/entries.js';
import { root } from '../site.js';

const execute = promisify(execFile);
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const modules = moduleEntries.map(({ entry }) => entry.replace('.', name));

async function importedInNode(): Promise<Record<string, readonly string[]>> {
  const script = `const found = {};
for (const entry of ${JSON.stringify(modules)}) found[entry] = Object.keys(await import(entry));
console.log(JSON.stringify(found));`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
  return JSON.parse(stdout);
}

/** They register tags, or are types alone. */
const withoutExports = ['elements', 'vue', 'svelte', 'preact'].map((entry) => `${name}/${entry}`);

test('Node can import every entry', async () => {
  const found = await importedInNode();
  expect(Object.keys(found)).toEqual(modules);
  const empty = Object.entries(found).flatMap(([entry, names]) => (names.length === 0 ? [entry] : []));
  expect(empty.sort()).toEqual([...withoutExports].sort());
  expect(found[`${name}/gateway`]).toEqual(expect.arrayContaining(['createGateway', 'GatewayError']));
  expect(found[`${name}/sandbox`]).toContain('createSandbox');
});

test.each(['vue', 'svelte', 'preact'])('the entry %s has types only, and no other entry imports it', (entry) => {
  expect(readFileSync(join(root, `dist/npm/${entry}.js`), 'utf8')).not.toMatch(/import|require/);
  const declarations = readdirSync(join(root, 'dist/npm'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.d.ts') && file !== `${entry}.d.ts`,
  );
  const asking = declarations.filter((file) =>
    new RegExp(`from '(?:${entry}(?:/[\\w-]+)?|\\.\\.?/${entry}\\.js)'`).test(
      readFileSync(join(root, 'dist/npm', file), 'utf8'),
    ),
  );
  expect(asking).toEqual([]);
});

test('the React entry is marked for the client', () => {
  const text = readFileSync(join(root, 'dist/npm/react.js'), 'utf8');
  expect(text.trimStart()).toMatch(/^['"]use client['"]/);
});
