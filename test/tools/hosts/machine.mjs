import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const FIRST_PORT = Number(process.env['HOSTS_PORT'] ?? 7400);

const canListen = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

let nextPort = FIRST_PORT;

export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = FIRST_PORT + ((nextPort++ - FIRST_PORT) % 100);
    if (await canListen(port)) return port;
  }
  throw new Error(`No port is free from ${FIRST_PORT} on.`);
}

export const lastLines = (output, count = 60) =>
  stripVTControlCharacters(output).trimEnd().split('\n').slice(-count).join('\n');

/**
 * The bin folder of a Node that is new enough for every framework; undefined if this Node is. Otherwise Node 24 from
 * the npm registry, in its own folder.
 */
export async function newerNode(folder, execute) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return undefined;
  const at = join(folder, 'node-24');
  await mkdir(at);
  await writeFile(join(at, 'package.json'), '{ "name": "node-24", "private": true }');
  const { code, output } = await execute('npm', ['install', 'node@24'], { cwd: at });
  if (code !== 0) throw new Error(`Node 24 could not be installed.\n${lastLines(output)}`);
  return join(at, 'node_modules/node/bin');
}

export function end(child) {
  try {
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
