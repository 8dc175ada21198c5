import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { root } from '../package/site.js';
import { type Device, startBrowser, type Visit, visit } from '../package/visit.js';

const PORT = 5580;

/** Milliseconds that a page may take for anything it is asked for. */
const PATIENCE_MS = 10_000;

/** The examples as `npm start` serves them, and a browser, for the tests of a file. */
export interface Examples {
  /** Opens a page below /examples/, or one whose path begins with a slash. */
  open(path: string, device?: Device): Promise<Visit>;
}

interface Server {
  readonly origin: string;
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
      resolve({ origin, close });
    });
  });
}

/** One server and one browser, as long as the tests of the file that asks for them. */
export function examples(): Examples {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), startBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([server?.close(), browser?.close()]);
  });
  return {
    async open(path, device) {
      const opened = await visit(browser, server.origin + (path.startsWith('/') ? path : `/examples/${path}`), device);
      opened.page.setDefaultTimeout(PATIENCE_MS);
      return opened;
    },
  };
}
