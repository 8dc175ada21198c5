import type { Page } from 'playwright/test';
import { look } from '../../host-pages/main-flows.js';
import { expect, PHONE, test } from '../fixtures.js';
import { NEWEST, pagesOf } from './every-tag.js';
import { measureTargets, type Target } from './touch-measure.js';

const page = (tag: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>On a phone</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/cdn/lead-widgets.js"></script>
<lead-gateway demo>${tag}</lead-gateway>`;

test.use({
  ...PHONE,
  pages: pagesOf(page, {
    '/many': '<lead-board sp-id="7001" features="bulk, saved-views"></lead-board>',
    '/card': `<lead-card ${NEWEST} expanded features="attempts"></lead-card>`,
    '/scroll': '<date-range-picker variant="scroll" min="2026-11-01" max="2026-12-31"></date-range-picker>',
  }),
});

const LEAST_SIZE = 44;
const LEAST_GAP = 8;

type Exception = { readonly pattern: RegExp; readonly reason: string };

/** What is smaller. Links within a sentence are not measured: their line gives them their size. */
const SMALLER: readonly Exception[] = [
  {
    pattern: /button\.day .*scroll$/,
    reason: 'the months of the scrolling picker have fixed heights, of 36 px a week',
  },
];

const CLOSER: readonly Exception[] = [
  { pattern: /button\.day /, reason: 'seven days and their gaps are wider than a phone' },
  { pattern: /^(?:button\.(?:toggle|seen)|a\.msg)/, reason: 'the rows of one list of leads touch' },
  { pattern: /^button\.item/, reason: 'the rows of one menu touch' },
  { pattern: /^summary/, reason: 'the rows of one list of questions touch' },
  {
    pattern: /^label\. "(?:Poor|Fair|Okay|Good|Great)"/,
    reason: 'the five stars are one scale, of 44 px and more each',
  },
];

const isNot = (exceptions: readonly Exception[], name: string) => !exceptions.some(({ pattern }) => pattern.test(name));

async function expectRoomForThumbs(page: Page, tag: string, state: string): Promise<void> {
  const targets = await settled(page, tag);
  expect(targets.length).toBeGreaterThan(0);
  const named = targets.map((target) => ({ ...target, name: `${target.name} ${state}` }));
  const [smallest] = named.toSorted((a, b) => a.size - b.size);
  const apart = named.filter(({ name, nearest }) => isNot(CLOSER, name) && isNot(CLOSER, nearest));
  const [closest] = apart.toSorted((a, b) => a.gap - b.gap);
  const near = closest ? `closest ${closest.gap} px, ${closest.name} and ${closest.nearest}` : 'rows that touch';
  console.info(
    `<${tag}>, ${state}: ${targets.length} targets; smallest ${smallest?.size} px, ${smallest?.name}; ${near}`,
  );
  const small = named.filter(({ name, size }) => size < LEAST_SIZE && isNot(SMALLER, name));
  const close = apart.filter(({ gap }) => gap < LEAST_GAP);
  expect({ small, close }).toEqual({ small: [], close: [] });
}

async function settled(page: Page, tag: string): Promise<readonly Target[]> {
  let before = '';
  for (;;) {
    const targets = await measureTargets(page, tag);
    const now = JSON.stringify(targets);
    if (now === before) return targets;
    before = now;
    await page.waitForTimeout(500);
  }
}

test('on a phone, the board, its contact, filters, dates, menu and rating have touch targets of 44 px', async ({
  open,
}) => {
  const { page } = await open('/board');
  const show = page.getByRole('button', { name: /^Show All Filters/ });
  await show.waitFor();
  await expectRoomForThumbs(page, 'lead-board', 'open');
  await page.getByRole('button', { name: 'Contact', exact: true }).tap();
  await page.getByRole('link', { name: 'Call (512) 555-0142' }).waitFor();
  await expectRoomForThumbs(page, 'lead-board', 'contact shown');
  await page.getByRole('button', { name: 'Rate this lead' }).tap();
  await page.getByRole('radio').first().waitFor();
  await expectRoomForThumbs(page, 'lead-board', 'rating');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('menuitem').first().waitFor();
  await expectRoomForThumbs(page, 'lead-board', 'menu');
  await page.keyboard.press('Escape');
  await show.tap();
  await page.getByRole('button', { name: 'Date Any' }).tap();
  await page.getByRole('grid').waitFor();
  await expectRoomForThumbs(page, 'lead-board', 'dates');
  await page.getByRole('button', { name: 'Last 30 Days' }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await expectRoomForThumbs(page, 'lead-board', 'filters');
  await page.getByRole('button', { name: /^Show \d+ leads$/ }).tap();
  await expectRoomForThumbs(page, 'lead-board', 'filtered');
});

test('on a phone, saved views and selected leads have touch targets of 44 px', async ({ open }) => {
  const { page } = await open('/many');
  await page.getByRole('button', { name: 'Save view' }).tap();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('All');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByRole('button', { name: 'Actions for the view All' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).tap();
  await page.getByRole('button', { name: 'Actions', exact: true }).waitFor();
  await expectRoomForThumbs(page, 'lead-board', 'selected');
  await page.getByRole('button', { name: 'Actions', exact: true }).tap();
  await page.getByRole('menuitem').first().waitFor();
  await expectRoomForThumbs(page, 'lead-board', 'actions');
});

test('on a phone of 320 px, the days of the calendar are 44 px wide', async ({ open }) => {
  const { page } = await open('/inputs');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Choose dates' }).tap();
  await page.getByRole('grid').waitFor();
  await expectRoomForThumbs(page, 'date-range-picker', 'sheet at 320 px');
});

for (const [path, tag, text] of [
  ['/card', 'lead-card', 'More actions'],
  ['/offered', 'lead-page', 'Unlock this lead'],
  ['/bought', 'lead-page', 'How do I pay?'],
  ['/thread', 'message-thread', 'Hi Dana, I am on my way.'],
  ['/funnel', 'raq-funnel', 'Drain Cleaning'],
  ['/pro', 'raq-funnel', 'Continue'],
  ['/review', 'review-request-modal', 'Close'],
  ['/inputs', 'date-range-picker', 'Choose dates'],
  ['/ranges', 'date-range-picker', 'This Month'],
  ['/scroll', 'date-range-picker', 'December 2026'],
] as const)
  test(`on a phone, the page ${path}, a <${tag}>, has touch targets of 44 px`, async ({ open }) => {
    const { page } = await open(path);
    const known = page.getByRole('button', { name: text }).or(page.getByText(text, { exact: true }));
    await known.first().waitFor();
    await expectRoomForThumbs(page, tag, path.slice(1));
  });

test('on a phone, the attempts of a lead and its timeline have touch targets of 44 px', async ({ open }) => {
  const { page } = await open('/card');
  await page.getByRole('button', { name: 'I called' }).tap();
  await page.getByText(/^Call noted/).waitFor();
  await expectRoomForThumbs(page, 'lead-card', 'call noted');
  await page.getByRole('button', { name: 'Show timeline' }).tap();
  await page.getByRole('button', { name: 'Copy as record' }).waitFor();
  await expectRoomForThumbs(page, 'lead-card', 'timeline');
});

test('on a phone, each question of the funnel has touch targets of 44 px', async ({ open }) => {
  const { page } = await open('/pro');
  const title = page.locator('raq-funnel').getByRole('heading').first();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  for (let screens = 0; screens < 8 && (await title.textContent()) !== 'When do you need it done?'; screens += 1) {
    await look(page);
    const before = await title.textContent();
    const choice = page.getByRole('radio').first();
    if ((await choice.count()) > 0) await choice.check({ force: true });
    await expectRoomForThumbs(page, 'raq-funnel', before ?? '');
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expect.poll(() => title.textContent()).not.toBe(before);
  }
  await expectRoomForThumbs(page, 'raq-funnel', 'timing');
  await page.getByRole('button', { name: 'Skip' }).tap();
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
  await expectRoomForThumbs(page, 'raq-funnel', 'contact');
});
