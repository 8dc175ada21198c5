import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunch } from '../chromium-launch.mjs';
import { inputCommands } from '../page/input-commands.js';
import { emulateMedia } from '../page/media-command.js';
import { userEvents } from '../webdriver/commands.js';
import { webdriver } from '../webdriver/provider.js';
import { type Engine, enginePath, engines, PLAYWRIGHTS_OWN } from './engines.mjs';

function driver(browser: 'chromium' | Engine) {
  if (browser === 'chromium') {
    return { provider: playwright({ launchOptions: chromiumLaunch() }), commands: { ...inputCommands, emulateMedia } };
  }
  const path = enginePath(browser);
  return path === PLAYWRIGHTS_OWN
    ? { provider: playwright({ contextOptions: { hasTouch: true } }), commands: inputCommands }
    : { provider: webdriver(() => engines[browser].start(path)), commands: { ...userEvents, ...inputCommands } };
}

/** Vitest's settings for tests in a real, headless browser. */
export function inBrowser(browser: 'chromium' | Engine) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    instances: [{ browser }],
    viewport: { width: 1280, height: 900 },
    ...driver(browser),
  };
}
