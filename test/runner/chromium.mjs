import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, systemChromiums } from './chromium-launch.mjs';
import { run } from './command.mjs';
import { downloaded, firstThatStarts, fromApt, namedIn } from './engines/sources.mjs';

const startTimeout = 30_000;

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

const systemChromium = async () => systemChromiums();

/** Where a Chromium may come from, in this order. */
export const chromiumSources = [
  namedIn('CHROMIUM_PATH'),
  playwrightChromium,
  systemChromium,
  downloaded('chromium', playwrightChromium),
  fromApt(['chromium', 'chromium-headless-shell'], systemChromium),
];

/**
 * The first Chromium that starts.
 * @param {readonly import('./engines/sources.mjs').Source[]} [sources]
 * @param {(path: string) => Promise<boolean>} [starts]
 * @returns {Promise<string | undefined>} its path
 */
export function findChromium(sources = chromiumSources, starts = startsChromium) {
  return firstThatStarts(sources, starts);
}
