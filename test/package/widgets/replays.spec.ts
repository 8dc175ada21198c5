import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { CONTACT, fillContact, funnelAsks, toContact } from '../../session/customer-pages.js';
import { expect, test } from '../fixtures.js';
import { root } from '../site.js';

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>
<script type="module" src="/cdn/lead-widgets.js"></script>`;
const LEAD = 'sp-id="7001" lead-id="90412001"';
const TAGS = {
  'lead-board': '<lead-board sp-id="7001"></lead-board>',
  'lead-card': `<lead-card ${LEAD} expanded></lead-card>`,
  'lead-page': `<lead-page ${LEAD}></lead-page>`,
  'message-thread': `<lead-gateway demo><message-thread ${LEAD} user-id="u42"></message-thread></lead-gateway>`,
  'review-request-modal': `<review-request-modal ${LEAD} open></review-request-modal>`,
};

const PERSONAL = /Dana|Whitfield|\(512\)|tel:|example\.com|Kinney/;

const script = join(root, 'node_modules/@rrweb/record/dist/record.umd.min.cjs');

const record = async (page: Page) => {
  await page.addScriptTag({ path: script });
  await page.evaluate('rrwebRecord.record({ emit: (event) => (window.replay ??= []).push(event) })');
};

const replayOf = async (page: Page) => {
  await page.evaluate('rrwebRecord.record.takeFullSnapshot()');
  return page.evaluate<string>('JSON.stringify(window.replay)');
};

test.use({
  pages: {
    '/raq-funnel': `${head}<raq-funnel></raq-funnel>`,
    ...Object.fromEntries(Object.entries(TAGS).map(([tag, html]) => [`/${tag}`, head + html])),
  },
  policy: '',
});

for (const tag of Object.keys(TAGS)) {
  test(`a session replay of <${tag}> contains nothing about the customer`, async ({ open }) => {
    const { page } = await open(`/${tag}`);
    const text = () => page.locator(tag).evaluate((element) => element.shadowRoot?.innerHTML ?? '');
    await record(page);
    await expect.poll(text).toMatch(PERSONAL);
    const replay = await replayOf(page);
    expect(replay).toContain(tag);
    expect(replay.match(PERSONAL)).toBeNull();
  });
}

test('a session replay of <raq-funnel> contains nothing that the customer types', async ({ open }) => {
  const { page } = await open('/raq-funnel');
  await funnelAsks(page);
  await record(page);
  const search = 'moor my zeppelin';
  const service = page.getByRole('combobox', { name: 'Service' });
  await service.fill(search);
  await page.getByText(`No match for “${search}”`).first().waitFor();
  await service.fill('');
  const description = 'The sink in the blue bathroom';
  await toContact(page, description);
  await fillContact(page, CONTACT);
  const replay = await replayOf(page);
  expect(replay).toContain('raq-funnel');
  const typed = [search, description, '78704', 'Austin', ...Object.values(CONTACT)];
  expect(typed.filter((text) => replay.includes(text))).toEqual([]);
});
