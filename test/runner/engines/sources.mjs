import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runPackage } from '../command.mjs';

const downloadTimeout = 120_000;
const aptTimeout = 300_000;

/** @typedef {() => Promise<readonly string[]>} Source where a browser may be: paths to try */

/**
 * The first browser that starts. Each source is asked only when those before it gave none.
 * @param {readonly Source[]} sources
 * @param {(path: string) => Promise<boolean>} starts
 * @returns {Promise<string | undefined>} its path
 */
export async function firstThatStarts(sources, starts) {
  for (const source of sources) {
    for (const path of await source().catch(() => [])) {
      if (await starts(path).catch(() => false)) return path;
    }
  }
  return undefined;
}

/** @param {string} variable of the environment @returns {Source} */
export const namedIn = (variable) => async () => (process.env[variable] ? [process.env[variable]] : []);

/**
 * The programs with these names on the system's path, in the order of the names.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} [env]
 */
export function onPath(names, env = process.env) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path));
}

/**
 * Lets Playwright download its browser, two minutes at most.
 * @param {string} browser
 * @param {Source} source where it then is
 * @returns {Source}
 */
export const downloaded = (browser, source) => async () => {
  console.log(`No ${browser} found. Asking Playwright for one (two minutes at most) …`);
  await runPackage('playwright/cli.js', ['install', browser], { timeout: downloadTimeout });
  return source();
};

/**
 * Installs packages, where root may do so with apt-get.
 * @param {readonly string[]} packages
 * @param {Source} source where the browser then is
 * @returns {Source}
 */
export const fromApt = (packages, source) => async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [];
  if ((await run('apt-get', ['--version'], { quiet: true })).code !== 0) return [];
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, timeout: aptTimeout, quiet: true });
  const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...packages];
  await run('apt-get', install, { env, timeout: aptTimeout });
  return source();
};
