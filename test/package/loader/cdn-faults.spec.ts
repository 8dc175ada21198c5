import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { packageJson } from '../../../.build/entries.js';
import { expect, test } from '../fixtures.js';
import { root } from '../site.js';

const { version } = packageJson;

const page = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>
<script type="module" src="/cdn/lead-widgets.js"></script>${body}`;

const twice = `<script type="module" src="/second/lead-widgets.js?v=2"></script>
<script type="module" src="/page/second-copy.js"></script>`;

const pages = {
  '/board': page('<lead-board sp-id="7001"></lead-board>'),
  '/diagnose': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>
<lead-board sp-id="7001"></lead-board><lead-card sp-id="7001"></lead-card><script type="module" src="/cdn/lead-widgets.js?diagnose"></script>`,
  '/card': page('<lead-card sp-id="7001" lead-id="90412001"></lead-card>'),
  '/several': page(
    '<lead-board sp-id="7001"><!-- the board -->\n</lead-board><lead-card sp-id="7001" lead-id="90412001"></lead-card>',
  ),
  '/twice': page(`${twice}<lead-board sp-id="7001"></lead-board>`),
};

const cdn = join(root, 'dist/cdn');

test.use({ pages, folders: { '/second/': cdn }, failedLoads: 'ignored' });

/** Lets the loader's clock run until that many widgets offer a Retry. */
async function untilRetries(page: Page, count: number): Promise<void> {
  const retries = page.getByRole('button', { name: 'Retry' });
  for (let second = 0; second < 40 && (await retries.count()) < count; second += 1) {
    await page.clock.runFor(1000);
    await page.waitForTimeout(20);
  }
}

/** Opens a page whose code cannot be fetched, until its widgets offer a Retry. @returns lets the code be fetched */
async function openBroken(page: Page, path: string, count: number): Promise<() => Promise<void>> {
  await page.clock.install();
  let isDown = true;
  await page.route(/chunks\/lead-gateway-/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(path);
  await untilRetries(page, count);
  return () => {
    isDown = false;
    return page.clock.resume();
  };
}

const firstLead = (page: Page) => page.locator('lead-board [aria-expanded="true"]').first().waitFor();
const diagnosed = (page: Page): Promise<unknown> =>
  page.evaluate("import('/cdn/lead-widgets.js').then((loader) => loader.diagnose())");

test('of two versions on a page, the first serves the tags; the second warns once, loads nothing more and configures them', async ({
  page: tab,
}) => {
  const said: string[] = [];
  const asked: string[] = [];
  tab.on('console', (message) => message.type() === 'info' && said.push(message.text()));
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await tab.route('**/second/lead-widgets.js*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(version, '9.9.9') });
  });
  await tab.goto('/twice');
  await tab.getByText('Mostrando').waitFor();
  expect(said).toEqual([expect.stringMatching(`^lead-widgets 9.9.9: .* version ${version} stays in use`)]);
  expect(asked.filter((path) => path.startsWith('/second/'))).toEqual(['/second/lead-widgets.js']);
  expect(await diagnosed(tab)).toMatchObject({ version, copies: ['9.9.9'] });
});

test('a tag whose code fails to load shows an error in its place and reports it to the host', async ({ page: tab }) => {
  await tab.clock.install();
  await tab.route('**/cdn/chunks/**', (route) => route.abort());
  await tab.addInitScript(() => {
    document.addEventListener('widget-error', (event) => {
      if (event instanceof CustomEvent) document.title = JSON.stringify(event.detail);
    });
  });
  await tab.goto('/board');
  await untilRetries(tab, 1);
  await tab.getByText('This part could not be loaded.').waitFor();
  expect(JSON.parse(await tab.title())).toEqual({ operation: 'load', kind: 'network' });
});

test('a chunk that fails once is loaded again automatically', async ({ page: tab }) => {
  let failed = 0;
  await tab.route(/chunks\/lead-gateway-/, (route) => {
    failed += 1;
    return failed === 1 ? route.abort() : route.continue();
  });
  await tab.goto('/board');
  await firstLead(tab);
  expect(failed).toBe(2);
});

test('after the last try, one Retry by keyboard loads every widget of the page, also one with a comment inside', async ({
  page: tab,
}) => {
  const mend = await openBroken(tab, '/several', 2);
  await expect(tab.getByRole('alert')).toHaveCount(2);
  await mend();
  await tab.locator('lead-board').getByRole('button', { name: 'Retry' }).press('Enter');
  await firstLead(tab);
  await tab.locator('lead-card .toggle').waitFor();
  expect(await tab.getByRole('button', { name: 'Retry' }).count()).toBe(0);
});

test('after the last try, every widget loads automatically when the connection is back', async ({ page: tab }) => {
  const repair = await openBroken(tab, '/several', 2);
  await repair();
  await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await firstLead(tab);
  await tab.locator('lead-card .toggle').waitFor();
  expect(await tab.getByRole('button', { name: 'Retry' }).count()).toBe(0);
});

test('a widget that is added after the last try is tried again', async ({ page: tab }) => {
  const mend = await openBroken(tab, '/board', 1);
  await mend();
  await tab.evaluate(() => {
    const late = document.createElement('lead-board');
    late.setAttribute('sp-id', '7001');
    document.body.append(late);
  });
  await tab.locator('lead-board [aria-expanded="true"]').nth(1).waitFor();
  expect(await tab.getByRole('button', { name: 'Retry' }).count()).toBe(0);
});

test('code that is very late is reported after half a minute and shown when it arrives', async ({ page: tab }) => {
  await tab.clock.install();
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await tab.route(/chunks\/lead-gateway-/, async (route) => {
    await held;
    await route.continue();
  });
  await tab.goto('/board');
  await tab.clock.runFor(31_000);
  await tab.getByText('This part could not be loaded.').waitFor();
  letCome();
  await tab.clock.resume();
  await firstLead(tab);
  expect(await tab.getByText('This part could not be loaded.').count()).toBe(0);
});

for (const path of ['/board', '/card'])
  test(`parts of ${path} that failed to load offline load when the connection is back, and a change made before is sent once`, async ({
    page: tab,
    context,
  }) => {
    const parts = /chunks\/(?:lead-board|shared)-later-/;
    await tab.route(parts, (route) => route.abort('internetdisconnected'));
    const sent: unknown[] = [];
    tab.on('requestfinished', (request) => request.url().endsWith('/read') && sent.push(request.postDataJSON()));
    await tab.goto(path);
    await tab.locator('.seen').first().waitFor();
    const toggle = tab.locator('.toggle').first();
    await context.setOffline(true);
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await tab.locator('.seen:not(.unread)').first().click();
    const missing = tab.getByText('This part could not be loaded.');
    await missing.first().waitFor();

    await tab.unroute(parts);
    await context.setOffline(false);
    await missing.first().waitFor({ state: 'detached' });
    await tab.getByRole('combobox', { name: 'Lead status' }).first().waitFor();
    await expect.poll(() => sent, { timeout: 10_000 }).toEqual([{ leadId: '90412001', read: false }]);
    // A lead that has been in view for two seconds counts as read, but not one that the person has marked.
    await tab.waitForTimeout(2500);
    expect(sent).toHaveLength(1);
  });

test('a board with a gateway object of the host shows its leads without the code that loads later', async ({
  page: tab,
}) => {
  await tab.route(/-later-/, (route) => route.abort());
  await tab.goto('/board');
  await tab.evaluate(() => {
    const lead = { leadId: '1', status: 'Initial', createDate: '2026-11-20T10:00:00Z', category: { name: 'Drains' } };
    const gateway = {
      serviceProvider: () => ({ serviceProviders: [{ serviceProviderId: '7001', name: 'Bluebird Plumbing' }] }),
      leads: () => ({ leads: [lead], pagination: { totalNumber: 1 } }),
    };
    document.body.replaceChildren(Object.assign(document.createElement('lead-board'), { spId: '7001', gateway }));
  });
  await firstLead(tab);
  await tab.getByText('Leads for Bluebird Plumbing').waitFor();
});

test('signing out needs no connection after the widgets have loaded', async ({ page: tab }) => {
  await tab.goto('/board');
  await firstLead(tab);
  await tab.route('**/cdn/**', (route) => route.abort());
  await tab.evaluate("import('/cdn/lead-widgets.js').then((loader) => loader.signOut())");
  await tab.locator('lead-board .toggle').first().waitFor({ state: 'detached' });
});

test('lead-widgets.js?diagnose shows what is wrong immediately, under the strictest policy', async ({ page: tab }) => {
  await tab.goto('/diagnose');
  const panel = tab.getByRole('region', { name: 'Diagnosis of the widgets' });
  await panel.getByText('<lead-card> has no lead-id.').waitFor();
  await panel.getByText('no problems', { exact: true }).waitFor();
});

test('the loader reports a widget whose code the page’s policy blocks', async ({ page: tab }) => {
  await tab.route(/chunks\/lead-gateway-/, (route) => route.abort());
  await tab.goto('/board');
  expect(await diagnosed(tab)).toMatchObject({
    isWell: false,
    widgets: [{ tag: 'lead-board', findings: [{ code: 'code-missing' }] }],
  });
});
