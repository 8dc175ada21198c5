import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium, startsChromium } from './chromium.mjs';
import { systemChromiums } from './chromium-launch.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-runner-'));
  await writeFile(join(folder, 'chromium'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
});

afterAll(() => rm(folder, { recursive: true }));

test('takes the first browser that starts, and asks no source behind it', async () => {
  const asked: string[] = [];
  const source = (name: string, paths: string[]) => async () => {
    asked.push(name);
    return paths;
  };
  const sources = [
    source('named', ['/broken']),
    source('system', ['/broken', '/good', '/other']),
    source('download', []),
  ];
  expect(await findChromium(sources, async (path) => path === '/good')).toBe('/good');
  expect(asked).toEqual(['named', 'system']);
});

test('a source that breaks does not stop the search', async () => {
  const broken = async () => Promise.reject(new Error('no network'));
  expect(await findChromium([broken, async () => ['/good']], async () => true)).toBe('/good');
});

test('says so when no browser starts', async () => {
  expect(await findChromium([async () => ['/broken']], async () => false)).toBeUndefined();
});

test('finds a browser of the system on the path', () => {
  expect(systemChromiums({ PATH: folder }, 'linux')).toEqual([join(folder, 'chromium')]);
});

test.skipIf(process.platform === 'win32')('a program that ends badly is no browser that starts', async () => {
  expect(await startsChromium(join(folder, 'chromium'))).toBe(false);
});
