import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

/**
 * Runs `npm ci` if node_modules is missing or does not match the lockfile. Uses only Node's own modules, so it works in
 * a fresh clone.
 *
 * @param {string} root folder with package-lock.json
 * @returns {boolean} whether anything was installed
 * @throws {Error} if Node is too old, or if npm fails
 */
export function installIfNeeded(root = ROOT) {
  checkNode();
  const reason = reasonToInstall(root);
  if (reason === undefined) return false;
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the linked folder, which belongs to another project.
    throw new Error(`node_modules is a link, and ${reason}: install where it leads to.`);
  }
  console.log(`Installing packages (${reason}) …`);
  const { status, error } = npm(['ci', '--no-audit', '--no-fund'], root);
  if (error !== undefined) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`npm ci ended with code ${status}. See its output above.`);
  return true;
}

/**
 * Compares the content of the lockfile with the record that npm writes to node_modules, because in a fresh clone all
 * file times are new.
 *
 * @param {string} root folder with package-lock.json
 * @returns {string | undefined} the difference, as a sentence
 */
export function reasonToInstall(root = ROOT) {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (installed === undefined) return 'node_modules is missing';
  const wanted = packagesIn(join(root, 'package-lock.json')) ?? {};
  for (const [path, { version, optional, link }] of Object.entries(wanted)) {
    if (path === '' || link === true) continue;
    const there = installed[path];
    // Packages for other platforms are in the lockfile, but not installed.
    if (there === undefined && optional === true) continue;
    if (there?.version !== version || !existsSync(join(root, path))) return `${path} is not as in package-lock.json`;
  }
  const extra = Object.keys(installed).find((path) => wanted[path] === undefined);
  return extra === undefined ? undefined : `${extra} is not in package-lock.json`;
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`This needs Node ${OLDEST_NODE.join('.')} or newer. This is Node ${process.versions.node}.`);
}

/** The npm that runs this script, or else the one on the path. */
function npm(args, cwd) {
  const self = process.env.npm_execpath;
  if (self?.endsWith('.js')) return spawnSync(process.execPath, [self, ...args], { cwd, stdio: 'inherit' });
  const windows = process.platform === 'win32';
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd, stdio: 'inherit', shell: windows });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (!installIfNeeded()) console.log('node_modules is as the lockfile says.');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
