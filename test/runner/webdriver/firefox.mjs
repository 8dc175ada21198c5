import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printed, startProgram } from './program.mjs';

/** Firefox must not use the network, and a headless Firefox has no mouse. */
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

/** Connects to Marionette, the WebDriver that every Firefox has built in. Its messages are `length:json`. */
async function connectMarionette(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let rest = Buffer.alloc(0);
  let last = 0;
  const onMessage = ([, id, error, result]) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result);
  };
  const greeted = new Promise((resolve) =>
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const start = rest.indexOf(':') + 1;
        const end = start + Number(rest.subarray(0, start - 1));
        if (start === 0 || rest.length < end) return;
        const message = JSON.parse(rest.subarray(start, end).toString());
        rest = rest.subarray(end);
        if (Array.isArray(message)) onMessage(message);
        else resolve(undefined);
      }
    }),
  );
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone away.'));
  });
  await greeted;
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

export async function startFirefox(path) {
  const profile = await mkdtemp(join(tmpdir(), 'lead-widgets-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const firefox = startProgram(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const close = async () => {
    await firefox.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await printed(firefox, firefox.child.stdout, /Marionette\s+INFO\s+Listening on port (\d+)/);
    const send = await connectMarionette(Number(port));
    await send('WebDriver:NewSession', { acceptInsecureCerts: true, unhandledPromptBehavior: 'ignore' });
    await send('WebDriver:SetTimeouts', { script: 120_000 });
    return {
      resize: (width, height) => send('WebDriver:SetWindowRect', { width, height }),
      open: (url) => send('WebDriver:Navigate', { url }),
      run: async (expression) => {
        const script = `const done = arguments[0]; (${expression}).then(done);`;
        const parameters = { script, args: [], newSandbox: false, sandbox: null };
        return (await send('WebDriver:ExecuteAsyncScript', parameters)).value;
      },
      act: (actions) => send('WebDriver:PerformActions', { actions }),
      release: () => send('WebDriver:ReleaseActions'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
