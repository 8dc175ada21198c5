import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './engines/sources.mjs';

/** Without windows first: the same engine, with a fifth less to do. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'msedge',
  'microsoft-edge',
];

const windowsPaths = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * The places where this system usually keeps a Chromium, the existing ones only, the one without windows first.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string[]}
 */
export function systemChromiums(env = process.env, platform = process.platform) {
  const fromPath = onPath(platform === 'win32' ? names.map((name) => `${name}.exe`) : names, env);
  const fixed =
    platform === 'win32'
      ? [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((root) =>
          root ? windowsPaths.map((path) => join(root, path)) : [],
        )
      : platform === 'darwin'
        ? macPaths
        : [];
  return [...new Set([...fromPath, ...fixed])].filter((path) => existsSync(path));
}

/** Pages of the address bar, two for each window. They cost more than the page under test, and nobody sees them. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off by itself: of two such arguments, Chromium reads the last one alone. */
const BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * The arguments for every Chromium that the tests start. It must not talk to the network by itself, and root needs
 * `--no-sandbox`.
 * @returns {string[]}
 */
export function chromiumArguments() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    '--no-pings',
    `--disable-features=${[...ADDRESS_BAR, ...BY_PLAYWRIGHT]}`,
  ];
}

/** @param {string | undefined} path */
const launch = (path) => ({ ...(path ? { executablePath: path } : {}), args: chromiumArguments() });

/**
 * Launch options for Playwright: the Chromium of CHROMIUM_PATH (the runner sets it), else the first of the system. Without
 * any, Playwright takes its own.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch(env = process.env) {
  return launch(env['CHROMIUM_PATH'] || systemChromiums(env)[0]);
}

/**
 * The same for a Chromium that has windows, and with them the back-forward cache.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ executablePath?: string, channel?: string, args: string[] }}
 */
export function windowedLaunch(env = process.env) {
  const path = [env['CHROMIUM_PATH'] ?? '', ...systemChromiums(env)].find(
    (one) => one !== '' && !/headless.shell/.test(one),
  );
  return path === undefined ? { channel: 'chromium', ...launch(path) } : launch(path);
}
