import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const INPUTS = ['src', 'build', 'vite.config.ts', 'package.json'];

export const CDN_FOLDER = join(ROOT, 'dist/cdn');

/** Whether dist/cdn is missing or older than what it is built from. */
export async function cdnIsStale(): Promise<boolean> {
  const built = await changedAt(join(CDN_FOLDER, 'lead-widgets.js'));
  if (built === 0) return true;
  const changes = await Promise.all(INPUTS.map((input) => newestIn(join(ROOT, input))));
  return Math.max(...changes) > built;
}

/**
 * Runs the package's build.
 *
 * @throws Error with the end of the build's output
 */
export function buildCdn(): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  // A Vite server has set NODE_ENV to development, which would build React's development version.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, [vite, 'build', '--app'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output = `${output}${text}`.slice(-4000);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`npm run build ended with code ${code}:\n${output}`));
    });
  });
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return changedAt(path);
  const changes = await Promise.all(entries.map((entry) => newestIn(join(path, entry.name))));
  return Math.max(0, ...changes);
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}
