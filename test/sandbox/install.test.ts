import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const LOCK = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync('.ci', join(clone, '.ci'), { recursive: true });
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: LOCK }));
  // Stands in for npm: writes down how it was called.
  writeFileSync(
    join(clone, 'npm.js'),
    `require('fs').appendFileSync(__dirname + '/called', process.argv.slice(2).join(' ')); process.exit(Number(process.env.NPM_CODE ?? 0));`,
  );
});

afterEach(() => rmSync(clone, { recursive: true }));

function installed(packages: Record<string, object>): void {
  for (const path of Object.keys(packages)) mkdirSync(join(clone, path), { recursive: true });
  mkdirSync(join(clone, 'node_modules'), { recursive: true });
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function run(npmCode = 0) {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.js'), NPM_CODE: String(npmCode) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, '.ci/install.mjs')], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function npmCalls(): string {
  try {
    return readFileSync(join(clone, 'called'), 'utf8');
  } catch {
    return '';
  }
}

const A = { 'node_modules/a': { version: '1.0.0' } };

it('installs nothing when everything is there, packages for other platforms aside', () => {
  installed(A);
  expect(run()).toMatchObject({ status: 0, output: expect.stringContaining('as the lockfile says') });
  expect(npmCalls()).toBe('');
});

it.each<[string, () => void]>([
  ['node_modules is missing', () => {}],
  ['another version is there', () => installed({ 'node_modules/a': { version: '0.9.0' } })],
  ['one package is missing', () => installed({})],
  ['a package is not in the lockfile', () => installed({ ...A, 'node_modules/c': { version: '1.0.0' } })],
  [
    'a folder was deleted',
    () => {
      installed(A);
      rmSync(join(clone, 'node_modules/a'), { recursive: true });
    },
  ],
])('installs when %s', (_, prepare) => {
  prepare();
  run();
  expect(npmCalls()).toMatch(/^ci\b/);
});

it('says so when npm fails', () => {
  expect(run(7)).toMatchObject({ status: 1, output: expect.stringContaining('npm ci ended with code 7') });
});
