import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.js';

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

const firstLead = (page: Page) => page.locator('lead-board [aria-expanded="true"]').first().waitFor();

async function openWatched(page: Page, path: string): Promise<readonly string[]> {
  const foreign: string[] = [];
  await page.route(`${EVIL}**`, (route) => {
    if (route.request().resourceType() === 'script') foreign.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: FOREIGN,
    });
  });
  const loads = page.waitForResponse('**/cdn/lead-widgets.js');
  await page.goto(path);
  await loads;
  return foreign;
}

for (const [name, policy] of policies)
  test.describe(`on a page ${name}`, () => {
    test.use({ pages, policy });

    for (const [index, post] of Object.keys(posts).entries())
      test(`a post with ${post} cannot choose the source of the code, and the board loads`, async ({ page }) => {
        for (const place of ['before', 'after', 'copied']) {
          const foreign = await openWatched(page, `/${place}-${index}`);
          await firstLead(page);
          expect(foreign, place).toEqual([]);
          expect(await page.locator('html').getAttribute('title'), place).toBe(null);
        }
      });

    test('a post cannot choose the source of the code with an element that hides a member of document', async ({
      page,
      faults,
    }) => {
      for (const [index, [what]] of hiding.entries()) {
        const foreign = await openWatched(page, `/hiding-${index}`);
        await page.waitForTimeout(300);
        expect(foreign, what).toEqual([]);
        expect(await page.locator('html').getAttribute('title'), what).toBe(null);
      }
      // Without document.querySelectorAll the loader cannot run.
      faults.splice(0);
    });

    test('a folder that is not an http address is ignored, also on the script of the loader', async ({ page }) => {
      await page.goto('/own-code');
      await firstLead(page);
      expect(await page.locator('html').getAttribute('title')).toBe(null);
    });
  });
