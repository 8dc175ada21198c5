import { type Browser, chromium, type Page, type Request } from 'playwright';
import { chromiumLaunch } from '../runner/chromium-launch.mjs';

/** What a page did while it was open. */
export interface Visit {
  readonly page: Page;
  /** What it has asked for up to now: paths with their query, in order. */
  requested(): readonly string[];
  /** The bodies of what it has asked for up to now, by path with its query. */
  fetched(): Promise<ReadonlyMap<string, Buffer>>;
  /** Errors, uncaught rejections and refusals of the Content-Security-Policy. */
  readonly complaints: readonly string[];
}

/** The headless Chromium of the package tests. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ headless: true, ...chromiumLaunch() });
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

async function bodyOf(request: Request): Promise<Buffer> {
  const response = await request.response();
  if (response === null) throw new Error(`${pathOf(request)} was not answered.`);
  return response.body();
}

/** A desktop with a mouse, or a phone that is touched. */
export type Device = 'desktop' | 'phone';

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

/** Opens an address in a fresh page, and writes down what it fetches and what it complains about. */
export async function visit(browser: Browser, address: string, device: Device = 'desktop'): Promise<Visit> {
  const page = await browser.newPage(DEVICES[device]);
  const requests: Request[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isFavicon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isFavicon) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('widget-ready', () => performance.mark('widget-ready'));
  });
  await page.goto(address);
  return {
    page,
    complaints,
    requested: () => requests.map(pathOf),
    fetched: async () => {
      const bodies = requests.map(async (request) => [pathOf(request), await bodyOf(request)] as const);
      return new Map(await Promise.all(bodies));
    },
  };
}
