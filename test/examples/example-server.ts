import { once } from 'node:events';
import { test as base, expect } from '../package/fixtures.js';
import { type Server, startServer } from './start-server.js';

export { expect };

/** The examples as `npm start` serves them. All tests of a worker share one server, and so its sandbox. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startServer(5580);
      await use(server);
      server.child.kill('SIGTERM');
      await once(server.child, 'exit');
      // Vite reloads open pages when it finds a dependency late. Then `include` of examples/server/vite.config.ts lacks it.
      expect(server.output()).not.toMatch(/new dependencies optimized|optimized dependencies changed/);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
