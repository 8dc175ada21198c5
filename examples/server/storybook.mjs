import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DISPATCHER = fileURLToPath(new URL('../../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url));

/**
 * Starts Storybook next to the examples. It ends with this process.
 *
 * @returns {Promise<{ url: string, stop(): void }>} immediately, while it is still starting
 */
export async function startStorybook() {
  const port = await freePort(6006);
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, [DISPATCHER, 'dev', '--no-open', '--ci', '--quiet', '--port', String(port)], {
    cwd: ROOT,
    env: { ...env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output = `${output}${text}`.slice(-4000);
    });
  }
  let stopped = false;
  function stop() {
    stopped = true;
    child.kill();
  }
  process.once('exit', stop);
  child.once('error', (error) => console.error(`Storybook could not be started: ${error.message}`));
  child.once('close', (code) => {
    if (!stopped) console.error(`Storybook ended with code ${code}:\n${output}`);
  });
  return { url: `http://localhost:${port}/`, stop };
}
