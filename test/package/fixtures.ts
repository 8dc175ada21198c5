import { join } from 'node:path';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from 'playwright/test';
import type { LocalServer } from '../../examples/server/local-server.js';
import { windowedLaunch } from '../runner/chromium-launch.mjs';
import { root, startSite, strictPolicy } from './site.js';

export { expect };

export interface SiteOptions {
  readonly pages: Readonly<Record<string, string>>;
  /** Folders by the first part of their path, besides `/cdn/`, `/npm/` (node_modules) and `/page/`. */
  readonly folders: Readonly<Record<string, string>>;
  readonly policy: string;
  /** Whether the console's line about a failed request is a fault. Tests that refuse requests ignore it. */
  readonly failedLoads: 'faults' | 'ignored';
}

export interface Visit {
  readonly page: Page;
  requested(): readonly string[];
  fetched(): Promise<ReadonlyMap<string, Buffer>>;
  posted(end: string): unknown[];
}

/** Opens a path of the site in a new tab. `before` runs in the page before any of its scripts. */
export type Open = (path: string, before?: () => void) => Promise<Visit>;

export interface SiteFixtures {
  readonly site: LocalServer;
  readonly open: Open;
  readonly requests: readonly Request[];
  /** Errors, uncaught rejections and refusals of the policy. A test that expects some takes them out of the list. */
  readonly faults: string[];
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

const isFailedLoad = (message: ConsoleMessage) =>
  /^Failed to load resource|net::ERR_|A part of the widget could not be loaded/.test(message.text());

function record(context: BrowserContext, faults: string[], failedLoads: SiteOptions['failedLoads']) {
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return;
    if (failedLoads === 'faults' || !isFailedLoad(message)) faults.push(message.text());
  });
  return context.addInitScript(() => {
    document.addEventListener('widget-ready', () => performance.mark('widget-ready'));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`The policy refused: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** A site with the CDN build and a sandbox gateway, and a browser context whose requests and faults are recorded. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  pages: [{}, { option: true }],
  folders: [{}, { option: true }],
  policy: [strictPolicy, { option: true }],
  failedLoads: ['faults', { option: true }],

  site: async ({ pages, folders, policy }, use) => {
    const usual = {
      '/cdn/': join(root, 'dist/cdn'),
      '/npm/': join(root, 'node_modules'),
      '/page/': join(root, 'test/package/page'),
    };
    const site = await startSite(pages, { ...usual, ...folders }, policy);
    await use(site);
    await site.close();
  },

  baseURL: async ({ site }, use) => use(site.origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },

  requests: async ({ context }, use) => {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    await use(requests);
  },

  context: async ({ context, faults, failedLoads }, use) => {
    await record(context, faults, failedLoads);
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  open: async ({ context, requests }, use) =>
    await use(async (path, before) => {
      const page = await context.newPage();
      if (before !== undefined) await page.addInitScript(before);
      await page.goto(path);
      return {
        page,
        requested: () => requests.map(pathOf),
        fetched: async () => {
          const bodies = requests.map(async (request) => [pathOf(request), await bodyOf(request)] as const);
          return new Map(await Promise.all(bodies));
        },
        posted: (end) =>
          requests
            .filter((request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith(end))
            .map((request) => request.postDataJSON()),
      };
    }),
});

/** Playwright turns the back-forward cache off unless it is asked not to. */
export const withBackForwardCache = {
  launchOptions: { ...windowedLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
};

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
