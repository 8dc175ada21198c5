import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LocalServer } from '../../examples/server/local-server.js';
import { root, startSite } from './site.js';
import { startBrowser } from './visit.js';

const NONCE = 'bG9hZGVy';
const EVIL = 'https://evil.example/';
const FOREIGN = 'document.documentElement.title="foreign"';
const DATA = `data:text/javascript,${FOREIGN.replaceAll('"', "'")}//`;

const policies = [
  ['without a policy', ''],
  [
    'with a nonce, strict-dynamic and Trusted Types',
    `script-src 'nonce-${NONCE}' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'; object-src 'none'`,
  ],
] as const;

const loader = (attributes = '') =>
  `<script type="module" nonce="${NONCE}" src="/cdn/lead-widgets.js"${attributes}></script>`;
const board = '<lead-board sp-id="7001"></lead-board>';
const page = (...body: readonly string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Blog</title>${body.join('')}`;

/** What a sanitizer may leave in a post. */
const posts = {
  'data-lead-base with an address': `<p data-lead-base="${EVIL}">Hello</p>`,
  'data-lead-base with code': `<p data-lead-base="${DATA}">Hello</p>`,
  'an image named currentScript': `<img name="currentScript" src="${EVIL}lead-widgets.js" alt="">`,
};

/** Elements that hide a member of `document`. They may stop the widgets. */
const hiding: readonly (readonly [name: string, post: string])[] = [
  'scripts',
  'currentScript',
  'querySelectorAll',
  'getElementsByTagName',
].flatMap((name) => [
  [`an image named ${name}`, `<img name="${name}" src="${EVIL}lead-widgets.js" data-lead-base="${EVIL}" alt="">`],
  [
    `a form named ${name}`,
    `<form name="${name}" data-lead-base="${EVIL}"><input name="src" value="/cdn/lead-widgets.js" data-lead-base="${EVIL}"></form>`,
  ],
]);

const pages = Object.fromEntries([
  ...Object.values(posts).flatMap((post, index) => [
    [`/before-${index}`, page(post, board, loader())],
    [`/after-${index}`, page(loader(), board, post)],
    [`/copied-${index}`, page(post, board, loader(' data-lead-base="/cdn/"'))],
  ]),
  ...hiding.map(([, post], index) => [`/hiding-${index}`, page(post, board, loader())]),
  ['/own-code', page(board, loader(` data-lead-base="${DATA}"`))],
]);

describe.each(policies)('on a page %s', (_policy, policy) => {
  let site: LocalServer;
  let browser: Browser;
  let tab: Page;
  /** The scripts that the page asked the foreign origin for. */
  let foreign: string[] = [];

  beforeAll(async () => {
    site = await startSite(pages, { '/cdn/': join(root, 'dist/cdn') }, policy);
    browser = await startBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  beforeEach(async () => {
    foreign = [];
    tab = await browser.newPage();
    await tab.route(`${EVIL}**`, (route) => {
      if (route.request().resourceType() === 'script') foreign.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: FOREIGN,
      });
    });
  });

  afterEach(() => tab.close());

  const title = () => tab.locator('html').getAttribute('title');
  const firstLead = () => tab.locator('lead-board [aria-expanded="true"]').first().waitFor({ timeout: 8000 });

  describe.each(Object.keys(posts).map((post, index) => [post, index] as const))('a post with %s', (_post, index) => {
    test.each(['/before', '/after', '/copied'])(
      'cannot choose where the code comes from, and the board loads: %s',
      async (path) => {
        await tab.goto(`${site.origin}${path}-${index}`);
        await firstLead();
        expect(foreign).toEqual([]);
        expect(await title()).toBe(null);
      },
    );
  });

  test.each(hiding.map(([name], index) => [name, index] as const))(
    'a post cannot choose where the code comes from with %s',
    async (_name, index) => {
      const loads = tab.waitForResponse('**/cdn/lead-widgets.js');
      await tab.goto(`${site.origin}/hiding-${index}`);
      await loads;
      await tab.waitForTimeout(300);
      expect(foreign).toEqual([]);
      expect(await title()).toBe(null);
    },
  );

  test('a folder that is no web address is ignored, on the script of the loader too', async () => {
    await tab.goto(`${site.origin}/own-code`);
    await firstLead();
    expect(await title()).toBe(null);
  });
});
