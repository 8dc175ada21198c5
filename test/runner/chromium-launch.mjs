import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'msedge', 'microsoft-edge'];

const windowsPaths = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * The places where this system usually keeps a Chromium, the existing ones only.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string[]}
 */
export function systemChromiums(env = process.env, platform = process.platform) {
  const fromPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, platform === 'win32' ? `${name}.exe` : name)));
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

/**
 * Launch options for Playwright: the Chromium of CHROMIUM_PATH (the runner sets it), else the first of the system. Without
 * any, Playwright takes its own.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch(env = process.env) {
  const path = env['CHROMIUM_PATH'] || systemChromiums(env)[0];
  return { ...(path ? { executablePath: path } : {}), args: chromiumArguments() };
}
