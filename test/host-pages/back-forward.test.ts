import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { letBoardPoll } from '../../stories/page/let-board-poll.js';
import { windowedLaunch } from '../runner/chromium-launch.mjs';
import { boardOf, changeStatus, firstLeadOpen } from './board-walk.js';
import { hostPage, hostSite } from './host-site.js';

const head = `<script>addEventListener('pageshow', function (event) { window.cameBack = event.persisted; });</script>`;

// Playwright turns the cache off unless it is asked not to.
const launch = () =>
  chromium.launch({ headless: true, ...windowedLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });

const site = hostSite(
  {
    '/': hostPage({ head, body: '<lead-board sp-id="7001"></lead-board>' }),
    '/office': hostPage({
      head: '<script>addEventListener("unload", function () {});</script>',
      body: '<lead-board sp-id="7001" page-size="10"></lead-board>',
    }),
    '/next': '<!doctype html><html lang="en"><title>Next</title><p>Another page',
  },
  { launch },
);

test('a page that the browser has kept comes back with what was typed, and goes on', async () => {
  const visit = await site.open('/');
  const { page, complaints } = visit;
  await firstLeadOpen(page);
  const name = boardOf(page).getByRole('combobox', { name: 'Customer name' });
  await name.click();
  await page.keyboard.type('whit');
  await page.goto(`${site.origin}/next`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'cameBack'))).toBe(true);
  expect(await name.inputValue()).toBe('whit');
  await page.evaluate(letBoardPoll, 60);
  await expect
    .poll(() => asked.filter((path) => path.endsWith('/serviceProvider/7001')).length, { timeout: 12_000 })
    .toBeGreaterThan(0);
  await changeStatus(visit);
  expect(complaints).toEqual([]);
});

test('a page that the browser has not kept comes back with its page, its open lead and its filters; a new visit begins anew', async () => {
  const visit = await site.open('/office');
  const { page, complaints } = visit;
  const board = boardOf(page);
  await firstLeadOpen(page);
  await board.getByRole('button', { name: 'Next' }).click();
  await board.getByText('Showing 11 - 20').waitFor();
  const third = board.locator('.lead .toggle').nth(2);
  await third.click();
  const open = board.locator('.lead.open');
  const leadId = await open.getAttribute('data-lead-id');
  await page.goto(`${site.origin}/next`);
  await page.goBack();
  await board.getByText('Showing 11 - 20').waitFor();
  await expect.poll(() => open.getAttribute('data-lead-id')).toBe(leadId);
  await page.goto(`${site.origin}/next`);
  await page.goto(`${site.origin}/office`);
  await board.getByText('Showing 1 - 10').waitFor();
  expect(complaints).toEqual([]);
});
