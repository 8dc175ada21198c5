import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from '../../../runner/command.mjs';
import VERSIONS from './packages.json';

/** Outside of the package's dependencies. Git ignores it, and `npm ci` removes it. */
const FOLDER = fileURLToPath(new URL('../../../../node_modules/.bench-peers/', import.meta.url));

/** React is the project's own, so the peers do not install it again. */
const OPTIONS = ['--no-save', '--ignore-scripts', '--legacy-peer-deps', '--prefix', FOLDER];

/** A file that npm writes. Its imports are found in the folder. */
export const PEERS_IMPORTER = `${FOLDER}node_modules/.package-lock.json`;

export const isPeerPackage = (id: string) =>
  Object.keys(VERSIONS).some((name) => id === name || id.startsWith(`${name}/`));

let installed: Promise<boolean> | undefined;

/** Installs the exact versions of `packages.json` if they are missing. @returns whether they are there */
export function hasPeers(): Promise<boolean> {
  installed ??= install();
  return installed;
}

async function install(): Promise<boolean> {
  const packages = Object.entries(VERSIONS);
  if (packages.every(([name, version]) => installedVersion(name) === version)) return true;
  console.log(`Installing the peers into ${FOLDER}`);
  mkdirSync(FOLDER, { recursive: true });
  const names = packages.map(([name, version]) => `${name}@${version}`);
  const { code, output } = await run('npm', ['install', ...OPTIONS, ...names], { quiet: true });
  if (code !== 0) console.log(`npm could not install the peers. Only what needs none of them is measured.\n${output}`);
  return code === 0;
}

function installedVersion(name: string): unknown {
  const file = `${FOLDER}node_modules/${name}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
