import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName */

/**
 * `variable` is an environment variable with the path of the program. `programs` are looked up on the PATH. `packages`
 * are Debian's.
 */
export const browsers = {
  chromium: {
    title: 'Chromium',
    type: chromium,
    variable: 'CHROMIUM_PATH',
    // Without windows if possible: it is the same engine, and a fifth faster.
    programs: ['chromium-headless-shell', 'chromium', 'google-chrome'],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    title: 'Firefox',
    type: firefox,
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKit',
    type: webkit,
    variable: 'WEBKIT_PATH',
    programs: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** Means the browser that Playwright has downloaded, instead of a path. */
export const PLAYWRIGHTS_OWN = 'playwright';

/**
 * Where a browser may be, best first: the one that the environment names, or else Playwright's, then those on the PATH.
 * @param {BrowserName} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} paths, or `PLAYWRIGHTS_OWN`
 */
export function browserPaths(name, env = process.env) {
  const { type, variable, programs } = browsers[name];
  if (env[variable]) return [env[variable]];
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const found = programs.flatMap((program) => folders.map((folder) => join(folder, program))).filter(existsSync);
  return existsSync(type.executablePath()) ? [PLAYWRIGHTS_OWN, ...found] : found;
}
