import { playwright } from '@vitest/browser-playwright';
import { type BrowserName, browserPaths, PLAYWRIGHTS_OWN } from './browser-paths.mjs';
import { chromiumLaunch } from './chromium-launch.mjs';
import { inputCommands } from './page/input-commands.js';
import { emulateMedia } from './page/media-command.js';
import { userEvents } from './webdriver/commands.js';
import { webdriver } from './webdriver/provider.js';

function driver(browser: BrowserName) {
  if (browser === 'chromium') {
    return { provider: playwright({ launchOptions: chromiumLaunch() }), commands: { ...inputCommands, emulateMedia } };
  }
  const [path = PLAYWRIGHTS_OWN] = browserPaths(browser);
  return path === PLAYWRIGHTS_OWN
    ? { provider: playwright({ contextOptions: { hasTouch: true } }), commands: inputCommands }
    : { provider: webdriver(browser, path), commands: { ...userEvents, ...inputCommands } };
}

export const inBrowser = (browser: BrowserName) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser }],
  viewport: { width: 1280, height: 900 },
  ...driver(browser),
});
