import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packInto } from './npm/npm.js';
import { root } from './site.js';

const execute = promisify(execFile);

type Installed = { readonly version: string; readonly dependencies?: Readonly<Record<string, string>> };

const packageJson = async (folder: string): Promise<Installed> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

async function install(name: string, modules: string, done = new Set<string>()): Promise<void> {
  if (done.has(name)) return;
  done.add(name);
  const from = join(root, 'node_modules', name);
  await cp(from, join(modules, name), { recursive: true });
  const { dependencies } = await packageJson(from);
  for (const each of Object.keys(dependencies ?? {})) await install(each, modules, done);
}

/** Gives an installed package another version number, in its package.json and in its code. */
async function renumber(folder: string, from: string, to: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    if (text.includes(from)) await writeFile(file, text.replaceAll(from, to));
  }
}

/** The React that our own tests run on, and the other one that the host app has. */
export type HostApp = { readonly folder: string; readonly ourReact: string; readonly itsReact: string };

/**
 * Makes an app in a folder of its own, far from our node_modules, with the packed package and another React 19. No registry
 * is asked: the other React is ours under another version number.
 * @param files the app's own files
 * @param asVersion the version number of its React; without it one that is like ours
 */
export async function makeHostApp(files: Readonly<Record<string, string>>, asVersion?: string): Promise<HostApp> {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-host-'));
  const modules = join(folder, 'node_modules');
  const ours = join(modules, 'lead-widgets');
  await mkdir(ours, { recursive: true });
  const { tarball } = await packInto(folder);
  await execute('tar', ['-xzf', tarball, '-C', ours, '--strip-components=1']);

  const { dependencies } = await packageJson(ours);
  for (const name of ['react', 'react-dom', ...Object.keys(dependencies ?? {})]) await install(name, modules);
  const { version: ourReact } = await packageJson(join(modules, 'react'));
  const itsReact = asVersion ?? ourReact.replace(/\d+$/, '99');
  for (const name of ['react', 'react-dom']) await renumber(join(modules, name), ourReact, itsReact);

  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { folder, ourReact, itsReact };
}
