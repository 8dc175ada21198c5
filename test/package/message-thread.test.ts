import { expect, test } from 'vitest';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { cdnSite, weigh } from './cdn-site.js';

const budget = 111_000;

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages</title>
<script type="module" src="/cdn/lead-widgets.js"></script>`;
const thread = `<message-thread sp-id="7001" user-id="u42" lead-id="${SANDBOX_LEADS.newest}"></message-thread>`;
const pages = { '/': head + thread, '/demo': `${head}<lead-gateway demo>${thread}</lead-gateway>` };

const site = cdnSite(pages);

test('a page with one thread fetches at most 111 kB of ours, without the chat service, until the composer can be typed in', async () => {
  const { page, fetched } = await site.open('/');
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  const { paths, sum } = await weigh({ fetched }, (path) => !path.includes('/twilio-'));
  expect(paths.some((path) => path.includes('/message-thread-'))).toBe(true);
  expect(paths.filter((path) => /\/(?:leads|sandbox|board-tools)-/.test(path))).toEqual([]);
  expect(sum).toBeLessThanOrEqual(budget);
});

test('where a policy refuses the chat’s socket, the thread says so, with phone and email still there', async () => {
  const { page } = await site.open('/');
  await page
    .getByText('Messaging is currently unavailable for this Lead. Please contact them via phone or email.')
    .waitFor();
  expect(await page.locator('message-thread a[href^="tel:+1"]').count()).toBe(1);
  expect(await page.locator('message-thread a[href^="mailto:"]').count()).toBe(1);
  expect(await page.getByRole('textbox', { name: 'Message' }).isDisabled()).toBe(true);
});

test('under a strict policy a conversation is read and written', async () => {
  const { page, complaints } = await site.open('/demo');
  await page.getByRole('heading', { name: 'Your messages with Dana Whitfield' }).waitFor();
  await page.getByText('3 unread messages').waitFor();
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('See you on Monday.');
  await box.press('Enter');
  await page.getByRole('log').getByText('See you on Monday.').waitFor();
  await page.getByText(/· Sent/).waitFor();
  expect(complaints).toEqual([]);
});
