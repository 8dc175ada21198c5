import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, systemChromiums } from './chromium-launch.mjs';
import { run, runPackage } from './command.mjs';

const startTimeout = 30_000;
const downloadTimeout = 120_000;
const aptTimeout = 300_000;

/**
 * Tells whether a browser really starts here: it must draw an empty page and end.
 * @param {string} path
 */
export async function startsChromium(path) {
  const profile = await mkdtemp(join(tmpdir(), 'lead-widgets-chromium-'));
  try {
    const args = ['--headless', ...chromiumArguments(), `--user-data-dir=${profile}`, '--dump-dom', 'about:blank'];
    const { code, output } = await run(path, args, { timeout: startTimeout, quiet: true });
    return code === 0 && output.includes('<html');
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  return [chromium.executablePath()];
}

async function downloadedChromium() {
  console.log('No Chromium found. Asking Playwright for one (two minutes at most) …');
  await runPackage('playwright/cli.js', ['install', 'chromium'], { timeout: downloadTimeout });
  return playwrightChromium();
}

async function chromiumFromApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [];
  if ((await run('apt-get', ['--version'], { quiet: true })).code !== 0) return [];
  console.log('Installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, timeout: aptTimeout, quiet: true });
  const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', 'chromium'];
  await run('apt-get', install, { env, timeout: aptTimeout });
  return systemChromiums();
}

/** Where a Chromium may come from, in this order; each is asked only when those before it gave none that starts. */
export const chromiumSources = [
  async () => (process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : []),
  playwrightChromium,
  async () => systemChromiums(),
  downloadedChromium,
  chromiumFromApt,
];

/**
 * The first Chromium that starts.
 * @param {readonly (() => Promise<readonly string[]>)[]} [sources]
 * @param {(path: string) => Promise<boolean>} [starts]
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium(sources = chromiumSources, starts = startsChromium) {
  const tried = new Set();
  for (const source of sources) {
    for (const path of await source().catch(() => [])) {
      if (tried.has(path)) continue;
      tried.add(path);
      if (await starts(path)) return path;
    }
  }
  return undefined;
}
