import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { root } from '../site.js';

const execute = promisify(execFile);

type Packed = { readonly files: readonly string[]; readonly tarball: string };

declare module 'vitest' {
  export interface ProvidedContext {
    packed: Packed;
  }
}

export async function packInto(folder: string): Promise<Packed> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const npm = process.env['npm_execpath'];
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { stdout } = await execute(program, [...first, ...args], { cwd: root, shell: process.platform === 'win32' });
  const [made] = JSON.parse(stdout);
  return { files: made.files.map((file: { path: string }) => file.path), tarball: join(folder, made.filename) };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-pack-'));
  project.provide('packed', await packInto(folder));
  return () => rm(folder, { recursive: true, force: true });
}

export async function pack() {
  const { inject } = await import('vitest');
  const { files, tarball } = inject('packed');
  return { files, tarball: await readFile(tarball) };
}
