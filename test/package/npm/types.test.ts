import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runPackage } from '../../runner/command.mjs';

const TEMPLATES = 'test/package/consumer/templates/';

test('a host in strict TypeScript compiles against the declarations', async () => {
  const args = ['--project', 'test/package/consumer/tsconfig.json', '--pretty', 'false'];
  const { code, output } = await runPackage('typescript/bin/tsc', args, { quiet: true });
  expect([output, code]).toEqual(['', 0]);
});

test('the templates of a host with Vue compile, and templates with errors do not', async () => {
  const args = ['--noEmit', '--project', `${TEMPLATES}tsconfig.json`, '--pretty', 'false'];
  const { code, output } = await runPackage('vue-tsc/bin/vue-tsc.js', args, { quiet: true });
  expect([output, code]).toEqual(['', 0]);
});

/** The lines of a file that come after a comment which calls them wrong. */
function wrongLines(file: string): number[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => (line.startsWith('<!-- wrong:') ? [index + 2] : []));
}

test('the markup of a host with Svelte compiles, and markup with errors does not', async () => {
  const args = ['--workspace', TEMPLATES, '--tsconfig', './tsconfig.json', '--output', 'machine'];
  const { output } = await runPackage('svelte-check/bin/svelte-check', args, { quiet: true });
  const errors = [...output.matchAll(/ERROR "(.+?)" (\d+):/g)].map(([, file, line]) => [file, Number(line)]);
  expect(errors).toEqual(wrongLines(`${TEMPLATES}wrong.svelte`).map((line) => ['wrong.svelte', line]));
});
