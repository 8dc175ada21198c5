import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../runner/chromium-launch.mjs';

/** What a page did while it was open. */
export interface Visit {
  readonly page: Page;
  /** Bodies of what was fetched, by path with its query. */
  readonly fetched: ReadonlyMap<string, Buffer>;
  /** Errors, uncaught rejections and refusals of the Content-Security-Policy. */
  readonly complaints: readonly string[];
}

/** The headless Chromium of the package tests. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ headless: true, ...chromiumLaunch() });
}

/** Opens an address in a fresh page, and writes down what it fetches and what it complains about. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const fetched = new Map<string, Buffer>();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isFavicon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isFavicon) complaints.push(message.text());
  });
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url());
    fetched.set(pathname + search, await response.body().catch(() => Buffer.alloc(0)));
  });
  await page.goto(address);
  return { page, fetched, complaints };
}
