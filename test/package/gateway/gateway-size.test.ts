import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzipSize } from '../gzip-size.js';
import { bundleGateway } from './gateway-bundle.js';

/** ofetch is 4 kB of it. */
const BUDGET = 17_500;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-size-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['createGateway alone', 'globalThis.made = client.createGateway({ url: "/" });', 'setStatus'],
  ['all that the entry exports', 'globalThis.made = client;', 'wireLeads'],
])('the gateway entry, %s, weighs at most 17.5 kB with its dependencies', async (what, use, name) => {
  const code = await bundleGateway(folder, use);
  const gzip = gzipSize(code);
  console.info(`${gzip} ${what} (${code.length} before gzip)`);
  expect(code).toContain(name);
  expect(gzip).toBeGreaterThan(5000);
  expect(gzip).toBeLessThanOrEqual(BUDGET);
});
