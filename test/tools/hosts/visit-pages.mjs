import { chromium } from 'playwright';
import { chromiumLaunch } from '../../runner/chromium-launch.mjs';

const PATIENCE = 30_000;

async function watched(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error}`));
  page.on('console', (message) => {
    const isOurs = !message.location().url.endsWith('/favicon.ico');
    if (isOurs && /^(?:error|warning)$/.test(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin: of, pathname } = new URL(request.url());
    if (of === origin && pathname.includes('/gateway/')) complaints.push(`asked its own origin: ${pathname}`);
  });
  return { page, complaints };
}

async function tryBoard(page, { hears }) {
  await page.getByRole('heading', { name: 'Leads', exact: true, level: 1 }).waitFor({ timeout: PATIENCE });
  const board = page.locator('lead-board');
  await board.getByText('Showing 1 - 3 of').waitFor({ timeout: PATIENCE });
  const leads = board.getByRole('heading', { level: 3 }).getByRole('button');
  await leads
    .nth(0)
    .and(page.getByRole('button', { expanded: true }))
    .waitFor({ timeout: PATIENCE });
  await leads.nth(1).click({ timeout: PATIENCE });
  await leads
    .nth(1)
    .and(page.getByRole('button', { expanded: true }))
    .waitFor({ timeout: PATIENCE });
  if (!hears) return;
  await page.getByText('Opened 90412002', { exact: true }).waitFor({ timeout: PATIENCE });
  const asked = page.waitForRequest((request) => request.url().includes('/gateway/'), { timeout: PATIENCE });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await asked;
}

/** Answers the first step of a funnel. After a reload, the funnel continues from there. */
async function tryFunnel(page, { isFirst }) {
  const funnel = page.locator('raq-funnel');
  if (isFirst) await funnel.getByRole('button', { name: 'Drain Cleaning' }).click({ timeout: PATIENCE });
  await funnel.getByRole('heading', { name: /Where|ZIP|postal/i }).waitFor({ timeout: PATIENCE });
}

/** Opens pages in Chromium, uses their content, and reloads each with a warm cache. */
export async function visitPages(origin, pages, env) {
  const browser = await chromium.launch({ headless: true, ...chromiumLaunch(env) });
  try {
    for (const each of pages) {
      const { page, complaints } = await watched(browser, origin);
      const tell = (error) => {
        throw new Error([`${each.path}: ${error.message}`, ...complaints].join('\n'));
      };
      for (const isFirst of [true, false]) {
        await (isFirst ? page.goto(origin + each.path) : page.reload()).catch(tell);
        await (each.shows === 'board' ? tryBoard(page, each) : tryFunnel(page, { isFirst })).catch(tell);
      }
      if (complaints.length > 0) throw new Error([`${each.path}:`, ...complaints].join('\n'));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** The complaints of a page that does not have to work. */
export async function complaintsOf(origin, env) {
  const browser = await chromium.launch({ headless: true, ...chromiumLaunch(env) });
  try {
    const { page, complaints } = await watched(browser, origin);
    const first = page.waitForEvent('pageerror', { timeout: PATIENCE });
    await page.goto(origin);
    await first;
    // Errors that follow from the first one appear immediately.
    await page.waitForTimeout(1000);
    return complaints;
  } finally {
    await browser.close();
  }
}
