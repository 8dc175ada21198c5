import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterExit, eventually } from './processes.mjs';

/** What a test's Firefox must not ask the network for, and what a headless one lacks: a mouse. */
const preferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  'focusmanager.testmode': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // A fine pointer that hovers.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/**
 * Reads Marionette's messages, `length:json`, off a socket.
 * @param {import('node:net').Socket} socket
 * @param {(message: unknown) => void} onMessage
 */
function readMessages(socket, onMessage) {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf(':') + 1;
      const end = start + Number(rest.subarray(0, start - 1));
      if (start === 0 || rest.length < end) return;
      onMessage(JSON.parse(rest.subarray(start, end).toString()));
      rest = rest.subarray(end);
    }
  });
}

/**
 * Connects to Marionette, the WebDriver that is built into every Firefox.
 * @param {number} port
 * @returns {Promise<{ send: (command: string, parameters?: object) => Promise<any>, close: () => void }>}
 */
async function connectMarionette(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let last = 0;
  await new Promise((resolve, reject) => {
    const fail = (error) => {
      reject(error);
      for (const { reject: refuse } of waiting.values()) refuse(error);
    };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('Firefox has gone away.')));
    readMessages(socket, (message) => {
      if (!Array.isArray(message)) return resolve(undefined);
      const [, id, error, result] = message;
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
    });
  });
  return {
    send: (command, parameters = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const text = JSON.stringify([0, last, command, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    close: () => socket.destroy(),
  };
}

/**
 * Starts a headless Firefox with a profile of its own.
 * @param {string} path
 * @returns {Promise<import('./processes.mjs').Session>}
 * @throws {Error} when it does not start within half a minute
 */
export async function startFirefox(path) {
  const profile = await mkdtemp(join(tmpdir(), 'lead-widgets-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const firefox = spawn(path, args, { stdio: 'ignore' });
  const kill = afterExit(firefox);
  const end = async () => {
    await kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  };
  try {
    const port = await eventually(firefox, async () =>
      Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8')),
    );
    const { send, close } = await connectMarionette(port);
    await send('WebDriver:NewSession', { acceptInsecureCerts: true, unhandledPromptBehavior: 'ignore' });
    await send('WebDriver:SetTimeouts', { script: 120_000 });
    return {
      resize: (width, height) => send('WebDriver:SetWindowRect', { width, height }),
      open: (url) => send('WebDriver:Navigate', { url }),
      run: async (script, args) =>
        (await send('WebDriver:ExecuteAsyncScript', { script, args, newSandbox: false, sandbox: null })).value,
      act: (actions) => send('WebDriver:PerformActions', { actions }),
      release: () => send('WebDriver:ReleaseActions'),
      end: async () => {
        close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
