import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../command.mjs';
import { enginePath, PLAYWRIGHTS_OWN, startsEngine } from './engines.mjs';
import { quick } from './quick.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-engines-'));
  await writeFile(join(folder, 'firefox'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
});

afterAll(() => rm(folder, { recursive: true }));

test('the path in the variable comes first, then the system, then Playwright’s own', () => {
  expect(enginePath('firefox', { FIREFOX_PATH: '/named', PATH: folder })).toBe('/named');
  expect(enginePath('firefox', { PATH: folder })).toBe(join(folder, 'firefox'));
  expect(enginePath('webkit', { PATH: folder })).toBe(PLAYWRIGHTS_OWN);
});

test.skipIf(process.platform === 'win32')('a program that ends at once is no engine that starts', async () => {
  await expect(startsEngine('firefox', join(folder, 'firefox'))).rejects.toThrow();
});

test('the quick set names files that are there', async () => {
  const { output } = await run('git', ['ls-files', ...quick], { quiet: true });
  expect(output.trim().split('\n').sort()).toEqual([...quick].sort());
});
