import { once } from 'node:events';
import { createServer } from 'node:net';
import { printed, START_TIMEOUT_MS, startProgram } from './program.mjs';

/** Larger than any viewport of a test. */
const SCREEN = '1920x1440x24';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Neither a container nor a machine without a graphics card has what WebKit asks for. */
const environment = {
  GDK_BACKEND: 'x11',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
};

/**
 * Starts WebKitGTK's MiniBrowser through its driver, with a display of its own: windows that share one take the focus from
 * each other.
 * @param {string} path of WebKitWebDriver
 */
export async function startWebkit(path) {
  const xvfb = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await printed(xvfb, xvfb.child.stdio[3], /(\d+)\n/);
  const port = await freePort();
  const env = { ...process.env, ...environment, DISPLAY: `:${display}` };
  const driver = startProgram(path, [`--port=${port}`], { stdio: 'ignore', env });
  const send = async (method, command, body) => {
    const options = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${command}`, options);
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message || value.error);
    return value;
  };
  const isUp = () => send('GET', '/status').then(Boolean, () => false);
  const close = async () => {
    await driver.close();
    await xvfb.close();
  };
  try {
    const end = Date.now() + START_TIMEOUT_MS;
    while (!(await isUp())) {
      if (Date.now() > end || driver.child.exitCode !== null) throw new Error('WebKitWebDriver does not answer.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const alwaysMatch = { unhandledPromptBehavior: 'ignore', timeouts: { script: 120_000 } };
    const { sessionId } = await send('POST', '/session', { capabilities: { alwaysMatch } });
    const session = `/session/${sessionId}`;
    return {
      resize: (width, height) => send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height }),
      open: (url) => send('POST', `${session}/url`, { url }),
      run: (expression) => {
        const script = `const done = arguments[0]; (${expression}).then(done);`;
        return send('POST', `${session}/execute/async`, { script, args: [] });
      },
      act: (actions) => send('POST', `${session}/actions`, { actions }),
      release: () => send('DELETE', `${session}/actions`),
      close: async () => {
        // If only the driver ends, the browser keeps running.
        const signal = new Promise((resolve) => setTimeout(resolve, 3000));
        await Promise.race([send('DELETE', session).catch(() => undefined), signal]);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
