import { browserPaths, PLAYWRIGHTS_OWN } from './browser-paths.mjs';

const args = ['--disable-gpu'];

/**
 * Launch options for Playwright.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch(env = process.env) {
  const [path = PLAYWRIGHTS_OWN] = browserPaths('chromium', env);
  return path === PLAYWRIGHTS_OWN ? { args } : { executablePath: path, args };
}

/**
 * The same for a Chromium that has windows, and with them the back-forward cache.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ executablePath?: string, channel?: string, args: string[] }}
 */
export function windowedLaunch(env = process.env) {
  const others = browserPaths('chromium', { ...env, CHROMIUM_PATH: '' });
  const path = [...browserPaths('chromium', env), ...others].find((one) => !/headless.shell/.test(one));
  return path === undefined || path === PLAYWRIGHTS_OWN
    ? { channel: 'chromium', args }
    : { executablePath: path, args };
}
