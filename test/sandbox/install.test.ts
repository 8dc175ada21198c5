import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const A = { 'node_modules/a': { version: '1.0.0' } };
const LOCK = { '': { version: '1.0.0' }, ...A, 'node_modules/b': { version: '2.0.0', optional: true } };

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync('.ci', join(clone, '.ci'), { recursive: true });
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: LOCK }));
  // Stands in for npm: writes down how it was called.
  writeFileSync(
    join(clone, 'npm.js'),
    `require('fs').appendFileSync(__dirname + '/called', process.argv.slice(2).join(' ')); process.exit(Number(process.env.NPM_CODE));`,
  );
});

afterEach(() => rmSync(clone, { recursive: true }));

function installed(packages: Record<string, object>): void {
  for (const path of ['node_modules', ...Object.keys(packages)]) mkdirSync(join(clone, path), { recursive: true });
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function run(npmCode = 0) {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.js'), NPM_CODE: String(npmCode) };
  const script = join(clone, '.ci/install.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  const called = join(clone, 'called');
  return { status, output: stdout + stderr, npm: existsSync(called) ? readFileSync(called, 'utf8') : '' };
}

it('installs nothing when everything is there, packages for other platforms aside', () => {
  installed(A);
  expect(run()).toEqual({ status: 0, output: expect.stringContaining('as the lockfile says'), npm: '' });
});

it.each<[string, () => void]>([
  ['node_modules is missing', () => {}],
  ['another version is there', () => installed({ 'node_modules/a': { version: '0.9.0' } })],
  ['one package is missing', () => installed({})],
  ['a package is not in the lockfile', () => installed({ ...A, 'node_modules/c': { version: '1.0.0' } })],
])('installs when %s', (_, prepare) => {
  prepare();
  expect(run().npm).toMatch(/^ci\b/);
});

it('installs when a folder was deleted, and says so when npm fails', () => {
  installed(A);
  rmSync(join(clone, 'node_modules/a'), { recursive: true });
  expect(run(7)).toMatchObject({ status: 1, output: expect.stringContaining('npm ci ended with code 7') });
});
