import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { root } from '../site.js';

const execute = promisify(execFile);
const { name, exports, customElements } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const targets = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === 'string' ? [[entry, target]] : Object.values(target ?? {}).map((file) => [entry, String(file)]),
);

const modules = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === 'object' ? [entry.replace('.', name)] : [],
);

/** Imports an entry in a plain Node of its own, where no browser global exists, and tells its exports. */
async function importedInNode(specifier: string): Promise<string[]> {
  const script = `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(specifier)}))))`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
  return JSON.parse(stdout);
}

test.each(targets)('the entry %s has its file %s', (_entry, file) => {
  expect(existsSync(join(root, file ?? ''))).toBe(true);
});

/** They register tags, or are types alone. */
const withoutExports = ['elements', 'vue', 'svelte', 'preact'].map((entry) => `${name}/${entry}`);

test.each(modules)('%s is imported by a plain Node', async (specifier) => {
  const exported = await importedInNode(specifier);
  if (withoutExports.includes(specifier)) expect(exported).toEqual([]);
  else expect(exported).not.toEqual([]);
});

test('the client, its errors and the sandbox work in a plain Node', async () => {
  expect(await importedInNode(`${name}/gateway`)).toEqual(expect.arrayContaining(['createGateway', 'GatewayError']));
  expect(await importedInNode(`${name}/sandbox`)).toContain('createSandbox');
});

test.each(['vue', 'svelte', 'preact'])('the entry %s is types alone, which no other entry asks for', (entry) => {
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

test('the React entry says that it is for the client', () => {
  const text = readFileSync(join(root, 'dist/npm/react.js'), 'utf8');
  expect(text.trimStart()).toMatch(/^['"]use client['"]/);
});

describe('the custom-elements manifest', () => {
  const manifest = JSON.parse(readFileSync(join(root, customElements), 'utf8'));
  const declared = manifest.modules.flatMap((module: { declarations?: { tagName?: string }[] }) =>
    (module.declarations ?? []).flatMap((declaration) => declaration.tagName ?? []),
  );

  test('declares every tag that has an entry', () => {
    const tags = Object.keys(exports).flatMap((entry) => /^\.\/elements\/(.+)$/.exec(entry)?.[1] ?? []);
    expect([...declared].sort()).toEqual([...tags].sort());
  });

  test('names files that exist', () => {
    const files = manifest.modules.map((module: { path: string }) => module.path);
    expect(files.filter((file: string) => !existsSync(join(root, dirname(customElements), file)))).toEqual([]);
  });
});
