import { letBoardPoll } from '../../stories/page/let-board-poll.js';
import { withBackForwardCache } from '../package/fixtures.js';
import { boardOf, changeStatus, firstLeadOpen } from './board-walk.js';
import { expect, hostPage, test } from './host-page.js';

const head = `<script>addEventListener('pageshow', function (event) { window.cameBack = event.persisted; });</script>`;

test.use({
  ...withBackForwardCache,
  pages: {
    '/': hostPage({ head, body: '<lead-board sp-id="7001"></lead-board>' }),
    '/office': hostPage({
      head: '<script>addEventListener("unload", function () {});</script>',
      body: '<lead-board sp-id="7001" page-size="10"></lead-board>',
    }),
    '/next': '<!doctype html><html lang="en"><title>Next</title><p>Another page',
  },
});

test('a page restored from the back/forward cache keeps typed text and continues to work', async ({ open, site }) => {
  const visit = await open('/');
  const { page } = visit;
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
});

test('a page reloaded by Back restores its list page and open lead, and a new visit starts fresh', async ({
  open,
  site,
}) => {
  const visit = await open('/office');
  const { page } = visit;
  const board = boardOf(page);
  await firstLeadOpen(page);
  await board.getByRole('button', { name: 'Next' }).click();
  await board.getByText('Showing 11 - 20').waitFor();
  const third = board.locator('.lead .toggle').nth(2);
  await third.click();
  const openLead = board.locator('.lead.open');
  const leadId = await openLead.getAttribute('data-lead-id');
  await page.goto(`${site.origin}/next`);
  await page.goBack();
  await board.getByText('Showing 11 - 20').waitFor();
  await expect.poll(() => openLead.getAttribute('data-lead-id')).toBe(leadId);
  await page.goto(`${site.origin}/next`);
  await page.goto(`${site.origin}/office`);
  await board.getByText('Showing 1 - 10').waitFor();
});
