import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzipSize } from '../../.build/size-report.js';
import type { LocalServer } from '../../examples/server/local-server.js';
import { root, startSite } from './site.js';
import { startBrowser, visit } from './visit.js';

const budget = 28_000;

/** What other widgets, or other parts that float, fetch as well. */
const SHARED = ['react', 'core', 'more', 'rolldown-runtime', 'lists', 'place', 'late-part', 'late-icons'];
const isShared = (path: string) =>
  path.endsWith('/lead-widgets.js') || SHARED.some((name) => path.includes(`/${name}-`));

const pages = {
  '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stay</title>
<script type="module" src="/cdn/lead-widgets.js"></script>
<form><date-range-picker name="stay" start="2026-11-09" max="2027-12-31"></date-range-picker></form>`,
};

let site: LocalServer;
let browser: Browser;

beforeAll(async () => {
  site = await startSite(pages, { '/cdn/': join(root, 'dist/cdn') });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('the picker draws a range in a page with a strict policy, from the files of the CDN build', async () => {
  const { page, complaints } = await visit(browser, `${site.origin}/`);
  await page.getByRole('textbox', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'Monday, November 16, 2026' }).hover();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2027');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Friday, December 24, 2027' }).focus();
  await page.keyboard.press('Shift+PageUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const submitted = await page.evaluate(() => {
    const [form] = document.forms;
    return form && [...new FormData(form).values()].join();
  });
  expect(submitted).toBe('2026-11-09/2026-12-26');
  expect(complaints).toEqual([]);
});

test('its calendar is fetched when it is wanted, and all of its own code weighs at most 28 kB', async () => {
  const { page, fetched, requested } = await visit(browser, `${site.origin}/`);
  const end = page.getByRole('textbox', { name: 'End', exact: true });
  await end.waitFor();
  const before = requested().length;
  await end.click();
  await page.getByRole('grid').waitFor();
  expect(requested().length).toBeGreaterThan(before);
  const own = [...(await fetched())].filter(([path]) => path.startsWith('/cdn/') && !isShared(path));
  const weights = own.map(([path, body]) => [path, gzipSize(body)] as const);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  console.info([...weights, ['together', sum]].map(([path, weight]) => `${weight} ${path}`).join('\n'));
  expect(own.length).toBeGreaterThan(1);
  expect(sum).toBeLessThanOrEqual(budget);
});
