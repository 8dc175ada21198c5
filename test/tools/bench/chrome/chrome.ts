import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { chromium } from 'playwright';
import { windowedLaunch } from '../../../runner/chromium-launch.mjs';
import { devToolsOver } from './devtools-pipe.js';
import { openPage } from './page.js';

/** The options that Playwright sets, and no pages for the address bar, which cost more than the page under test. */
const QUIET = [
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const EVEN = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

export type Chrome = Awaited<ReturnType<typeof startChrome>>;

/**
 * A headless Chromium without a listener. Not Playwright, which makes each page report its requests: that costs the
 * main thread a third of a millisecond per request, and would make all contenders look alike.
 */
export async function startChrome() {
  const { executablePath = chromium.executablePath(), args } = windowedLaunch();
  const profile = await mkdtemp(join(tmpdir(), 'lead-widgets-bench-'));
  const all = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...args, ...QUIET, ...EVEN];
  const child = spawn(executablePath, all, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  const [, , , out, back] = child.stdio;
  if (!(out instanceof Writable) || !(back instanceof Readable)) throw new Error('Chromium has no pipes.');
  const devTools = devToolsOver(out, back);
  const { product } = await Promise.race([devTools.send('Browser.getVersion'), failed]);
  return {
    version: String(product),
    freshPage: () => openPage(devTools),
    async close(): Promise<void> {
      // Not by a signal, because the started program may be a script that runs the browser.
      await devTools.send('Browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
