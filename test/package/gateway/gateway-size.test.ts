import { expect, test } from 'vitest';
import { bundleApp, textOf } from '../bundle-app.js';
import { gzipSize } from '../gzip-size.js';

/** ofetch is 4 kB of it. */
const BUDGET = 17_500;

test.each([
  ['createGateway alone', 'globalThis.made = client.createGateway({ url: "/" });', 'setStatus'],
  ['all that the entry exports', 'globalThis.made = client;', 'wireLeads'],
])('the gateway entry (%s) has at most 17.5 kB with its dependencies', async (what, use, name) => {
  const code = textOf(await bundleApp(`import * as client from 'lead-widgets/gateway';\n${use}`));
  const gzip = gzipSize(code);
  console.info(`${gzip} ${what} (${code.length} before gzip)`);
  expect(code).toContain(name);
  expect(gzip).toBeGreaterThan(5000);
  expect(gzip).toBeLessThanOrEqual(BUDGET);
});
