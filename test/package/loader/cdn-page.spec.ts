import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.js';
import { requestSteps } from '../request-steps.js';
import { root } from '../site.js';

const board = (loader: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>
<script type="module" src="${loader}"></script><lead-board sp-id="7001"></lead-board>`;

const pages = {
  '/': board('/cdn/lead-widgets.js'),
  '/versioned': board('/cdn/lead-widgets.js?ver=6.8'),
  '/opener': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quotes</title>
<script type="module" src="/cdn/lead-widgets.js"></script><button type="button" data-lead-opens="quotes">Quotes</button><button type="button" id="own">My quotes</button>
<a href="#" data-lead-opens="quotes">Linked quotes</a>
<lead-gateway demo><raq-funnel id="quotes" for="own" presentation="modal"></raq-funnel></lead-gateway>`,
  '/launcher': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quotes</title>
<script type="module" src="/cdn/lead-widgets.js"></script>
<lead-gateway demo><raq-funnel presentation="modal" launch="button"><button type="button" slot="launch">Own launch</button></raq-funnel></lead-gateway>`,
  '/configured': `${board('/cdn/lead-widgets.js?ver=6.8')}<script type="module" src="/page/configure.js"></script>`,
};

test.use({ pages });

const firstLeadOpen = (page: Page): Promise<void> =>
  page.locator('lead-board [aria-expanded="true"]').first().waitFor();

test('a closed card has at most eleven elements, and its details are drawn when it opens', async ({ open }) => {
  const { page } = await open('/');
  await firstLeadOpen(page);
  const closed = await page
    .locator('lead-board .leads > li:not(.open)')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('*').length + 1));
  expect(closed).toHaveLength(9);
  expect(Math.max(...closed)).toBeLessThanOrEqual(11);
});

test('everything that the board needs is requested in one step after the loader', async ({ page }) => {
  const steps = await requestSteps(page, '/', firstLeadOpen);
  expect(steps).toHaveLength(1);
  expect(steps[0]?.length).toBeLessThanOrEqual(7);
});

test('every chunk except the sandbox and the chat service is compiled while it loads, and the loader is not', async () => {
  const cdn = join(root, 'dist/cdn');
  const files = [...(await readdir(join(cdn, 'chunks'))).map((file) => `chunks/${file}`), 'lead-widgets.js'];
  const hinted = await Promise.all(
    files.map(async (file) => (await readFile(join(cdn, file), 'utf8')).startsWith('//# allFunctionsCalledOnLoad\n')),
  );
  const others = files.filter((_file, at) => !hinted[at]);
  expect(others.map((file) => file.replace(/^chunks\/(.*)-.{7}\.js$/, '$1')).sort()).toEqual([
    'lead-widgets.js',
    'panel',
    'sandbox',
    'twilio',
  ]);
});

test('no chunk imports itself through others, because it would run before its imports are defined', async () => {
  const folder = join(root, 'dist/cdn/chunks');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const imports = new Map(
    await Promise.all(
      files.map(async (file) => {
        const code = await readFile(join(folder, file), 'utf8');
        return [file, [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name = '']) => name)] as const;
      }),
    ),
  );
  const reached = (file: string) => {
    const found = new Set(imports.get(file));
    for (const each of found) for (const next of imports.get(each) ?? []) found.add(next);
    return found;
  };
  expect([...imports.values()].flat().length).toBeGreaterThan(50);
  expect(files.filter((file) => reached(file).has(file))).toEqual([]);
});

test('a query in the address of the loader does not load it twice', async ({ open }) => {
  const { page, requested } = await open('/versioned');
  await firstLeadOpen(page);
  expect(requested().filter((path) => path.includes('lead-widgets.js'))).toEqual(['/cdn/lead-widgets.js?ver=6.8']);
});

test('settings that the page configures through the loader reach the widgets', async ({ open }) => {
  const { page, requested } = await open('/configured');
  await firstLeadOpen(page);
  const calls = requested().filter((path) => path.includes('/gateway/'));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((path) => !path.startsWith('/weather/default/gateway/'))).toEqual([]);
});

test('the minified styles follow the color-scheme of the page', async ({ open }) => {
  const { page } = await open('/');
  await firstLeadOpen(page);
  const colourUnder = (scheme: string) =>
    page.locator('lead-board [aria-expanded="true"]').evaluate((row, value) => {
      document.documentElement.style.colorScheme = value;
      return getComputedStyle(row).color;
    }, scheme);
  expect(await colourUnder('dark')).not.toBe(await colourUnder('light'));
});

for (const [name, path] of [
  ['Quotes', '/opener'],
  ['My quotes', '/opener'],
  ['Linked quotes', '/opener'],
  ['Own launch', '/launcher'],
] as const) {
  test(`"${name}", pressed before the code of its dialog has loaded, opens the dialog`, async ({ page }) => {
    let press = () => {};
    const pressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    await page.route(/chunks\/raq-funnel-/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForRequest(/chunks\/raq-funnel-/);
    await page.getByText(name, { exact: true }).click();
    press();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
