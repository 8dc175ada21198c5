import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from '../package/fixtures.js';
import { root } from '../package/site.js';

export { expect };

const PORT = 5580;

interface Server {
  readonly origin: string;
  /** What it has printed so far. */
  output(): string;
  close(): Promise<void>;
}

/** Starts the server in a process of its own, as `npm start` does, and waits for its address. */
function startServer(): Promise<Server> {
  const args = ['examples/start.mjs', '--no-storybook', '--no-build', '--port', String(PORT)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`It ended before it had started:\n${output}`));
    child.once('exit', ended);
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.stdout.on('data', (text) => {
      output += text;
      const origin = /All examples\s+(\S+)\//.exec(output)?.[1];
      if (origin === undefined || !output.includes('Ctrl+C')) return;
      child.off('exit', ended);
      const close = async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      };
      resolve({ origin, output: () => output, close });
    });
  });
}

/** The examples as `npm start` serves them. All tests of a worker share one server, and so its sandbox. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
      // Vite reloads open pages when it finds a dependency late. Then `include` of examples/server/vite.config.ts lacks it.
      expect(server.output()).not.toMatch(/new dependencies optimized|optimized dependencies changed/);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
