import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { LocalServer } from '../../examples/server/local-server.js';
import { root, startSite } from '../package/site.js';
import { startBrowser } from '../package/visit.js';

/** How long what has to come may take, in milliseconds. */
const PATIENCE_MS = 8000;

/** No rule at all, for the pages of hosts that have none. */
const NO_POLICY = '';

export interface HostVisit {
  readonly page: Page;
  /** Uncaught errors, errors in the console and refusals of the policy, but for what the browser says of missing icons. */
  readonly complaints: string[];
  /** The bodies that were posted to a path with this end up to now, oldest first. */
  posted(end: string): unknown[];
}

export interface HostSite {
  /** @param before runs in the page before anything of it */
  open(path: string, options?: BrowserContextOptions, before?: () => void): Promise<HostVisit>;
  readonly origin: string;
}

export interface HostSiteOptions {
  readonly policy?: string;
  readonly folders?: Readonly<Record<string, string>>;
  readonly launch?: () => Promise<Browser>;
}

const packages = join(root, 'node_modules');

/**
 * Pages of hosts with the CDN build, the packages of node_modules under `/npm/` and the sandbox gateway beside them.
 * Site and browser live as long as the tests of the file that asks; a page is closed when its test is over.
 * @param pages HTML by path
 */
export function hostSite(pages: Readonly<Record<string, string>>, options: HostSiteOptions = {}): HostSite {
  const { policy = NO_POLICY, folders = {}, launch = startBrowser } = options;
  let site: LocalServer;
  let browser: Browser;
  const opened: Page[] = [];
  beforeAll(async () => {
    site = await startSite(pages, { '/cdn/': join(root, 'dist/cdn'), '/npm/': packages, ...folders }, policy);
    browser = await launch();
  });
  afterEach(async () => {
    for (const page of opened.splice(0)) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get origin() {
      return site.origin;
    },
    async open(path, context, before) {
      const made = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...context });
      const page = await made.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      opened.push(page);
      const complaints: string[] = [];
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const isIcon = message.location().url.endsWith('/favicon.ico');
        if (message.type() === 'error' && !isIcon) complaints.push(message.text());
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`The policy refused: ${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      if (before !== undefined) await page.addInitScript(before);
      await page.goto(site.origin + path);
      return {
        page,
        complaints,
        posted: (end) =>
          requests
            .filter((request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith(end))
            .map((request) => request.postDataJSON()),
      };
    },
  };
}

export interface HostPage {
  readonly lang?: string;
  /** Before the loader: style sheets and scripts of the host. */
  readonly head?: string;
  readonly html?: string;
  readonly body: string;
}

/** A page of a host with the one-line install. */
export function hostPage({ lang = 'en', head = '', html = '', body }: HostPage): string {
  return `<!doctype html><html lang="${lang}" ${html}><head><meta charset="utf-8"><title>Office</title>${head}
<script type="module" src="/cdn/lead-widgets.js"></script></head><body>${body}</body></html>`;
}
