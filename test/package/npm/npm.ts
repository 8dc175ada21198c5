import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../site.js';

const execute = promisify(execFile);

/** What `npm pack` would publish. */
export interface Packed {
  /** Paths in the package. */
  readonly files: readonly string[];
  /** The tarball itself. */
  readonly tarball: Buffer;
}

/** Packs what the build wrote, without building again. */
export async function pack(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-pack-'));
  try {
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    const npm = process.env['npm_execpath'];
    const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const { stdout } = await execute(program, [...first, ...args], { cwd: root, shell: process.platform === 'win32' });
    const [made] = JSON.parse(stdout);
    const files = made.files.map((file: { path: string }) => file.path);
    return { files, tarball: await readFile(join(folder, made.filename)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
