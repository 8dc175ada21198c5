import { chromium } from 'playwright';
import { browserPaths, browsers, PLAYWRIGHTS_OWN } from './browser-paths.mjs';
import { chromiumLaunch } from './chromium-launch.mjs';
import { runPackage } from './command.mjs';
import { startDriven } from './webdriver/start.mjs';

const INSTALL_TIMEOUT_MS = 120_000;

async function starts(name, path) {
  try {
    const { type, variable } = browsers[name];
    const browser = await (name === 'chromium'
      ? chromium.launch(chromiumLaunch({ [variable]: path }))
      : path === PLAYWRIGHTS_OWN
        ? type.launch()
        : startDriven(name, path));
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a browser that starts, and lets Playwright download one if there is none. The tests find it by its variable.
 * @param {NodeJS.ProcessEnv} env gets the variable
 * @returns {Promise<string | undefined>} its path, or `PLAYWRIGHTS_OWN`
 */
export async function findBrowser(name, env) {
  const { title, variable } = browsers[name];
  const first = async () => {
    for (const path of browserPaths(name, env)) if (await starts(name, path)) return path;
    return undefined;
  };
  let path = await first();
  if (path === undefined && !env[variable]) {
    console.log(`No ${title} starts here. Asking Playwright for one …`);
    await runPackage('playwright/cli.js', ['install', name], { env, timeout: INSTALL_TIMEOUT_MS });
    path = await first();
  }
  if (path !== undefined) env[variable] = path;
  return path;
}
