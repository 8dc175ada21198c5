import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterExit, eventually } from './processes.mjs';

/** Larger than any viewport of a test. */
const SCREEN = '1920x1440x24';

/** A display of its own: windows that share one take the focus from each other. */
async function startDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = afterExit(server);
  const name = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended.')));
    server.stdio[3]?.once('data', (chunk) => resolve(`:${String(chunk).trim()}`));
  });
  return { name, end };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} display */
const environment = (display) => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  // Neither a container nor a machine without a graphics card has what these ask for.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
});

/**
 * Starts WebKitGTK's MiniBrowser through its driver.
 * @param {string} path of WebKitWebDriver
 * @returns {Promise<import('./processes.mjs').Session>}
 * @throws {Error} when it does not start within half a minute
 */
export async function startWebkit(path) {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], { stdio: 'ignore', env: environment(display.name) });
  const endDriver = afterExit(driver);
  const send = async (method, command, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message || value.error);
    return value;
  };
  const endAll = async () => {
    await endDriver();
    await display.end();
  };
  try {
    await eventually(driver, () => send('GET', '/status'));
    const { sessionId } = await send('POST', '/session', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: 'ignore', timeouts: { script: 120_000 } } },
    });
    const session = `/session/${sessionId}`;
    return {
      resize: (width, height) => send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height }),
      open: (url) => send('POST', `${session}/url`, { url }),
      run: (script, args) => send('POST', `${session}/execute/async`, { script, args }),
      act: (actions) => send('POST', `${session}/actions`, { actions }),
      release: () => send('DELETE', `${session}/actions`),
      end: async () => {
        // Ending the driver alone leaves the browser running.
        await Promise.race([send('DELETE', session), new Promise((resolve) => setTimeout(resolve, 3000))]).catch(
          () => undefined,
        );
        await endAll();
      },
    };
  } catch (error) {
    await endAll();
    throw error;
  }
}
