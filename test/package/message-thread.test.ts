import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzipSize } from '../../.build/size-report.js';
import type { LocalServer } from '../../examples/server/local-server.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { root, startSite } from './site.js';
import { startBrowser, visit } from './visit.js';

const budget = 125_000;

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages</title>
<script type="module" src="/cdn/lead-widgets.js"></script>`;
const thread = `<message-thread sp-id="7001" user-id="u42" lead-id="${SANDBOX_LEADS.newest}"></message-thread>`;
const pages = { '/': head + thread, '/demo': `${head}<lead-gateway demo>${thread}</lead-gateway>` };

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

test('a page with one thread fetches at most 125 kB of ours, without the chat service, until the composer can be typed in', async () => {
  const { page, fetched } = await visit(browser, `${site.origin}/`);
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  const ours = [...(await fetched())].filter(([path]) => path.startsWith('/cdn/') && !path.includes('/twilio-'));
  const weights = ours.map(([path, body]) => [path, gzipSize(body)] as const);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  console.info([...weights, ['together', sum]].map(([path, weight]) => `${weight} ${path}`).join('\n'));
  expect(ours.some(([path]) => path.includes('/message-thread-'))).toBe(true);
  expect(ours.map(([path]) => path).filter((path) => /\/(?:leads|sandbox|board-tools)-/.test(path))).toEqual([]);
  expect(sum).toBeLessThanOrEqual(budget);
});

test('where a policy refuses the chat’s socket, the thread says so, with phone and e-mail still there', async () => {
  const { page } = await visit(browser, `${site.origin}/`);
  await page
    .getByText('Messaging is currently unavailable for this Lead. Please contact them via phone or email.')
    .waitFor();
  expect(await page.locator('message-thread a[href^="tel:+1"]').count()).toBe(1);
  expect(await page.locator('message-thread a[href^="mailto:"]').count()).toBe(1);
  expect(await page.getByRole('textbox', { name: 'Message' }).isDisabled()).toBe(true);
});

test('under a strict policy a conversation is read and written', async () => {
  const { page, complaints } = await visit(browser, `${site.origin}/demo`);
  await page.getByRole('heading', { name: 'Your messages with Dana Whitfield' }).waitFor();
  await page.getByText('3 unread messages').waitFor();
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('See you on Monday.');
  await box.press('Enter');
  await page.getByRole('log').getByText('See you on Monday.').waitFor();
  await page.getByText(/· Sent/).waitFor();
  expect(complaints).toEqual([]);
});
