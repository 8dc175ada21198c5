import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { gzipSize } from '../../.build/size-report.js';
import type { LocalServer } from '../../examples/server/local-server.js';
import { root, startSite } from './site.js';
import { type Device, startBrowser, type Visit, visit } from './visit.js';

/** Milliseconds without another request after which a step of requests has ended. */
const STEP_MS = 400;

/** Pages with the CDN build beside them, for the tests of a file. */
export interface CdnSite {
  /** Opens a page under the strictest policy. */
  open(path: string, device?: Device): Promise<Visit>;
  /** The files of ours that a page asks for after the loader, step by step: each step waits for the one before. */
  steps(path: string, ready: (page: Page) => Promise<void>): Promise<readonly (readonly string[])[]>;
}

/**
 * A site and a browser that live as long as the tests of the file that asks for them.
 * @param pages HTML by path
 * @param folders beside the CDN build, by the first part of the path
 */
export function cdnSite(
  pages: Readonly<Record<string, string>>,
  folders: Readonly<Record<string, string>> = {},
): CdnSite {
  let site: LocalServer;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite(pages, { '/cdn/': join(root, 'dist/cdn'), ...folders });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    open: (path, device) => visit(browser, site.origin + path, device),
    steps: (path, ready) => stepsOf(browser, site.origin + path, ready),
  };
}

async function stepsOf(browser: Browser, address: string, ready: (page: Page) => Promise<void>): Promise<string[][]> {
  const page = await browser.newPage();
  const steps: string[][] = [];
  let waiting: { path: string; go: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  await page.route('**/cdn/chunks/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    await new Promise<void>((go) => {
      waiting.push({ path, go });
      clearTimeout(timer);
      timer = setTimeout(() => {
        const step = waiting;
        waiting = [];
        steps.push(step.map((each) => each.path));
        for (const each of step) each.go();
      }, STEP_MS);
    });
    await route.continue();
  });
  await page.goto(address);
  await ready(page);
  await page.close();
  return steps;
}

/** What a page has fetched of ours up to now. */
export interface Weight {
  readonly paths: readonly string[];
  /** Bytes after gzip. */
  readonly sum: number;
}

/**
 * Weighs what a page has fetched of ours, and prints it.
 * @param isCounted leaves out what is not to be weighed
 */
export async function weigh(
  { fetched }: Pick<Visit, 'fetched'>,
  isCounted: (path: string) => boolean = () => true,
): Promise<Weight> {
  const ours = [...(await fetched())].filter(([path]) => path.startsWith('/cdn/') && isCounted(path));
  const weights = ours.map(([path, body]) => [path, gzipSize(body)] as const);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  console.info([...weights, ['together', sum]].map(([path, weight]) => `${weight} ${path}`).join('\n'));
  return { paths: ours.map(([path]) => path), sum };
}
