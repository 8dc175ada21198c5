import type { BrowserContext, Page, Request } from 'playwright/test';
import type { LocalServer } from '../../examples/server/local-server.js';
import { test as base, expect } from '../package/fixtures.js';
import { startSite } from '../package/site.js';

export { expect };

/** How long to wait for events that must not happen, in milliseconds. */
const QUIET_MS = 700;

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A browser profile. Its tabs share everything except sessionStorage. */
export interface Device {
  readonly context: BrowserContext;
  open(body: string, before?: () => void): Promise<Page>;
  go(page: Page, body: string): Promise<void>;
  sent(): readonly Sent[];
  sentTo(end: string): readonly Sent[];
}

const LOADER = '<script type="module" src="/cdn/lead-widgets.js"></script>';

export const PLAIN_PAGE = '/plain';

const PLAIN = '<!doctype html><html lang="en"><title>Plain</title><p>Plain';

function pathOf(body: string, pages: Record<string, string>): string {
  if (body === PLAIN_PAGE) return PLAIN_PAGE;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Office</title>${LOADER}</head><body>${body}</body></html>`;
  const known = Object.keys(pages).find((path) => pages[path] === html);
  const path = known ?? `/${Object.keys(pages).length}`;
  pages[path] = html;
  return path;
}

/** Host pages without a Content Security Policy on one device, and a second gateway on another origin. */
export const test = base.extend<{ device: Device; otherGateway: string; hostPages: Record<string, string> }>({
  policy: '',
  failedLoads: 'ignored',

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  hostPages: async ({}, use) => use({ [PLAIN_PAGE]: PLAIN }),

  pages: async ({ hostPages }, use) => use(hostPages),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  otherGateway: async ({}, use) => {
    const other: LocalServer = await startSite({}, {});
    await use(other.origin);
    await other.close();
  },

  device: async ({ context, hostPages }, use) => {
    const sent: Sent[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/gateway/')) sent.push(sentOf(request));
    });
    await use({
      context,
      sent: () => [...sent],
      sentTo: (end) => sent.filter(({ path }) => path.endsWith(end)),
      async open(body, before) {
        const page = await context.newPage();
        if (before !== undefined) await page.addInitScript(before);
        await page.goto(pathOf(body, hostPages));
        return page;
      },
      go: async (page, body) => void (await page.goto(pathOf(body, hostPages))),
    });
  },
});

function sentOf(request: Request): Sent {
  const url = request.url();
  return {
    method: request.method(),
    url,
    path: new URL(url).pathname,
    headers: request.headers(),
    body: request.postData() ?? '',
  };
}

export const signOut = (page: Page) =>
  page.evaluate("import(location.origin + '/cdn/lead-widgets.js').then((loader) => loader.signOut())");

/** Configures the page. `settings` is JavaScript source. */
export const configure = (page: Page, settings: string) =>
  page.evaluate(`import(location.origin + '/cdn/lead-widgets.js').then((loader) => loader.configure(${settings}))`);

export const linesOf = (sent: readonly Sent[]): readonly string[] =>
  sent.map(({ method, path, headers, body }) => `${method} ${path} ${headers['authorization'] ?? ''} ${body}`.trim());

export const insert = (page: Page, html: string): Promise<void> =>
  page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);

export const quiet = (page: Page, ms = QUIET_MS): Promise<void> => page.waitForTimeout(ms);

export const callOn = (page: Page, tag: string, method: string) =>
  page
    .locator(tag)
    .first()
    .evaluate((element, name) => void Reflect.apply(Reflect.get(element, name), element, []), method);

export const setOn = (page: Page, tag: string, name: string, value: string): Promise<void> =>
  page
    .locator(tag)
    .first()
    .evaluate((element, [key, text]) => void Reflect.set(element, key, text), [name, value] as const);

/** Holds a call until `letGo()`, and then answers it as usual or with `status`. */
export async function hold(page: Page, address: string | RegExp, status?: number) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(address, async (route) => {
    arrive();
    await held;
    // The page may have aborted it.
    await (status === undefined ? route.continue() : route.fulfill({ status, body: '{}' })).catch(() => {});
  });
  return { arrived, letGo };
}

export const refuse = (page: Page, address: RegExp, status: number): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status, contentType: 'application/json', body: '{}' }));

/** Sets the clock of this tab ahead, in every page opened from now on. */
export const clockAhead = (page: Page, hours: number) =>
  page.addInitScript((ms) => {
    const Real = Date;
    const now = () => Real.now() + ms;
    globalThis.Date = new Proxy(Real, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, hours * 3_600_000);
