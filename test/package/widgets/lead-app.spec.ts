import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.js';
import { strictPolicy } from '../site.js';

const app = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>
<script type="module" src="/cdn/lead-widgets.js"></script><lead-app manage-title sp-id="7001"></lead-app>`;

const BOARD = '/app/lead/board/7001';
const NOWHERE = '/app/lead/nowhere';

test.use({ pages: { [BOARD]: app, [NOWHERE]: app, '/app/lead': app } });

const boardReady = (page: Page) => page.locator('lead-board [aria-expanded="true"]').first().waitFor();
const notFound = (page: Page) => page.getByRole('heading', { name: 'This page was not found' }).waitFor();
const codeOf = (requested: readonly string[], tag: string) =>
  requested.filter((path) => new RegExp(`^/cdn/chunks/${tag}-.{7}\\.js$`).test(path));

test('a deep link opens its view, under the strictest policy, and again after a reload', async ({ open }) => {
  const { page } = await open(BOARD);
  await boardReady(page);
  await expect.poll(() => page.title()).toBe('Business Center | Leads');
  await page.reload();
  await boardReady(page);
  expect(new URL(page.url()).pathname).toBe(BOARD);
});

test('only the code of the current view is loaded', async ({ open }) => {
  const { page, requested } = await open(NOWHERE);
  await notFound(page);
  expect(codeOf(requested(), 'lead-app')).toHaveLength(1);
  expect([...codeOf(requested(), 'lead-board'), ...codeOf(requested(), 'lead-page')]).toEqual([]);
  await page.getByRole('link', { name: 'Go to the lead board' }).click();
  await boardReady(page);
  expect(codeOf(requested(), 'lead-board')).toHaveLength(1);
  expect(codeOf(requested(), 'lead-page')).toEqual([]);
  await page.locator('lead-app').evaluate((element) => {
    const goTo: unknown = Reflect.get(element, 'goTo');
    if (typeof goTo === 'function') Reflect.apply(goTo, element, ['/lead?leadId=90412001&serviceProviderId=7001']);
  });
  await page.locator('lead-page').waitFor();
  expect(codeOf(requested(), 'lead-page')).toHaveLength(1);
});

test.describe('with a chat service that never answers', () => {
  test.use({ policy: strictPolicy.replace("connect-src 'self'", "connect-src 'self' wss://*.twilio.com") });

  test('the browser’s Back and Forward switch the views without loading the page again', async ({ open, context }) => {
    await context.routeWebSocket(/twilio/, () => {});
    const { page, requested } = await open(NOWHERE);
    await notFound(page);
    await page.getByRole('link', { name: 'Go to the lead board' }).click();
    await boardReady(page);
    await page
      .getByRole('link', { name: /^Message / })
      .first()
      .click();
    await page.getByRole('heading', { name: /^Your messages with / }).waitFor();
    await page.goBack();
    await boardReady(page);
    await page.goBack();
    await notFound(page);
    await page.goForward();
    await boardReady(page);
    expect(requested().filter((path) => path.startsWith('/app/'))).toEqual([NOWHERE]);
  });
});

test('a page that is left for another site keeps its scroll position on return', async ({ open }) => {
  const { page } = await open(BOARD);
  await boardReady(page);
  await page.evaluate(() => scrollTo(0, 260));
  await page.waitForTimeout(250);
  await page.goto('about:blank');
  await page.goBack();
  await boardReady(page);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(260);
});
