import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LocalServer } from '../../../../examples/server/local-server.js';

/** Starts the local server in a process of its own, so that its work is nowhere near the page's. */
export function startServerProcess(): Promise<LocalServer> {
  const child = fork(fileURLToPath(new URL('server.mjs', import.meta.url)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The local server ended with code ${code}.`)));
    child.once('message', (origin) =>
      resolve({
        origin: String(origin),
        async close() {
          child.disconnect();
          await ended;
        },
      }),
    );
  });
}
