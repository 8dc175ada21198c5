import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium, startsChromium } from './chromium.mjs';
import { systemChromiums, windowedLaunch } from './chromium-launch.mjs';

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

test('prefers the one without windows, wherever it is on the path', async () => {
  const later = await mkdtemp(join(folder, 'later-'));
  const shell = join(later, 'chromium-headless-shell');
  await writeFile(shell, '');
  const found = systemChromiums({ PATH: [folder, later].join(delimiter) }, 'linux');
  expect(found).toEqual([shell, join(folder, 'chromium')]);
});

test('takes one with windows where a test needs them', () => {
  const PATH = folder;
  const [shell, windowed] = ['/opt/chromium-headless-shell', join(folder, 'chromium')];
  expect(windowedLaunch({ PATH, CHROMIUM_PATH: '/opt/mine' })).toMatchObject({ executablePath: '/opt/mine' });
  if (process.platform === 'linux') {
    expect(windowedLaunch({ PATH, CHROMIUM_PATH: shell })).toMatchObject({ executablePath: windowed });
    expect(windowedLaunch({ CHROMIUM_PATH: shell })).toMatchObject({ channel: 'chromium' });
  }
});

test.skipIf(process.platform === 'win32')('a program that ends badly is no browser that starts', async () => {
  expect(await startsChromium(join(folder, 'chromium'))).toBe(false);
});
