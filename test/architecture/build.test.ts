import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = [
  'vite.config.ts',
  ...readdirSync(new URL('.build', root)).flatMap((file) => (file.endsWith('.ts') ? [`.build/${file}`] : [])),
];
const codeOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Hooks of plugins that can change a module or a chunk, and what changes a chunk in any other hook. */
const REWRITING_HOOK = /\b(?:transform|load|resolveId|renderChunk)\b(?=\s*[(:{])|\.code = |delete bundle/g;

test('the build changes the code of no package: such hooks are about our own element tables and our sandbox', () => {
  const found = files.flatMap((file) => (codeOf(file).match(REWRITING_HOOK) ?? []).map((hook) => `${file}: ${hook}`));
  expect(found).toEqual(['.build/manifest-texts.ts: transform', '.build/sandbox-program.ts: resolveId']);
  expect(codeOf('.build/manifest-texts.ts')).toContain('src[\\\\/]');
  expect(codeOf('.build/sandbox-program.ts')).toContain('/^(?:\\.\\.\\/)+sandbox\\.js$/.test(source)');
});

test('the build replaces no package by another or by nothing', () => {
  const found = files.filter((file) => /\balias\s*:|empty-npm-package|node_modules\/.*replace\(/.test(codeOf(file)));
  expect(found).toEqual([]);
});
