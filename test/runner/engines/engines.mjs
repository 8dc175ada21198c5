import { startFirefox } from '../webdriver/firefox.mjs';
import { startWebkit } from '../webdriver/webkit.mjs';
import { downloaded, firstThatStarts, fromApt, namedIn, onPath } from './sources.mjs';

/** Stands for the browser that Playwright has downloaded, instead of a path. */
export const PLAYWRIGHTS_OWN = 'playwright';

/**
 * @typedef {'firefox' | 'webkit'} Engine
 * @typedef {{
 *   title: string,
 *   variable: string,
 *   programs: readonly string[],
 *   packages: readonly string[],
 *   start: (path: string) => Promise<import('../webdriver/processes.mjs').Session>,
 * }} EngineFacts `variable` of the environment holds its path; `packages` are Debian's
 */

/** @type {Readonly<Record<Engine, EngineFacts>>} */
export const engines = {
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    start: startFirefox,
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_PATH',
    programs: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: startWebkit,
  },
};

/**
 * Where the tests find an engine: the path in its variable (the runner sets it), else the system's, else Playwright's own.
 * @param {Engine} engine
 * @param {NodeJS.ProcessEnv} [env]
 */
export function enginePath(engine, env = process.env) {
  const { variable, programs } = engines[engine];
  return env[variable] || onPath(programs, env)[0] || PLAYWRIGHTS_OWN;
}

/**
 * Tells whether an engine really starts here: it must run a script.
 * @param {Engine} engine
 * @param {string} path or `PLAYWRIGHTS_OWN`
 */
export async function startsEngine(engine, path) {
  if (path === PLAYWRIGHTS_OWN) {
    const browser = await (await import('playwright'))[engine].launch();
    try {
      return (await (await browser.newPage()).evaluate('1 + 1')) === 2;
    } finally {
      await browser.close();
    }
  }
  const session = await engines[engine].start(path);
  try {
    return (await session.run('arguments[0](1 + 1)', [])) === 2;
  } finally {
    await session.end();
  }
}

/** Where an engine may come from, in this order. @param {Engine} engine */
function sourcesOf(engine) {
  const { variable, programs, packages } = engines[engine];
  const ofPlaywright = async () => [PLAYWRIGHTS_OWN];
  const ofSystem = async () => onPath(programs);
  return [namedIn(variable), ofPlaywright, ofSystem, downloaded(engine, ofPlaywright), fromApt(packages, ofSystem)];
}

/**
 * The first that starts, as chosen by `sourcesOf`.
 * @param {Engine} engine
 * @returns {Promise<string | undefined>} its path, or `PLAYWRIGHTS_OWN`
 */
export async function findEngine(engine) {
  return firstThatStarts(sourcesOf(engine), (path) => startsEngine(engine, path));
}
