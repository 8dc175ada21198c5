import type { Page } from 'playwright/test';
import { look } from '../../host-pages/main-flows.js';
import { expect, PHONE, test } from '../fixtures.js';
import { requestedUntilReady, requestSteps } from '../request-steps.js';

/** What only other widgets need, and the sandbox. */
const FOREIGN = /\/chunks\/(?:leads|lead-(?!gateway)|board|message|review|sandbox|date-range|calendar|category|twilio)/;

const page = (tag: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Leaking pipe?</title>
<script type="module" src="/cdn/lead-widgets.js"></script>${tag}`;

test.use({ pages: { '/': page('<raq-funnel></raq-funnel>') } });

async function firstQuestion(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Service' }).waitFor();
  await page.getByRole('button', { name: 'Drain Cleaning' }).waitFor();
}

test('a page with one funnel loads no code of other widgets until its first question can be answered', async ({
  open,
}) => {
  const visit = await open('/');
  await firstQuestion(visit.page);
  const paths = [...(await requestedUntilReady(visit.page))];
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => FOREIGN.test(path))).toEqual([]);
});

test('everything that its first question needs is requested in one step after the loader', async ({ page }) => {
  const [first, ...later] = await requestSteps(page, '/', firstQuestion);
  expect(first?.length).toBeGreaterThan(2);
  expect(later.length).toBeLessThanOrEqual(1);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('under a strict policy, a request is made by touch only, and nothing overflows at the sides', async ({
    open,
  }) => {
    const { page } = await open('/');
    const fits = async () => {
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    };
    const title = page.locator('raq-funnel').getByRole('heading').first();
    const until = (words: string) => expect.poll(() => title.textContent()).toBe(words);
    await firstQuestion(page);
    await fits();
    await page.getByRole('button', { name: 'Drain Cleaning' }).tap();
    await page.getByRole('textbox', { name: 'ZIP code' }).tap();
    await page.keyboard.type('78704');
    await page.getByText('Austin, TX').waitFor();
    await fits();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await until('Which drain is clogged?');
    for (let screens = 0; screens < 6 && (await title.textContent()) !== 'When do you need it done?'; screens += 1) {
      await look(page);
      const before = await title.textContent();
      const choice = page.getByRole('radio').first();
      if ((await choice.count()) > 0) await page.locator('raq-funnel label').first().tap();
      await fits();
      await page.getByRole('button', { name: 'Continue' }).tap();
      await expect.poll(() => title.textContent()).not.toBe(before);
    }
    await look(page);
    await page.getByText('This week').tap();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await until('How can the pros reach you?');
    for (const [name, words] of [
      ['First name', 'Maria'],
      ['Last name', 'Delgado'],
      ['Email', 'maria.delgado@example.com'],
      ['Phone', '5125550148'],
    ] as const) {
      await page.getByRole('textbox', { name }).tap();
      await page.keyboard.type(words);
    }
    await page.getByRole('checkbox', { name: /^I agree/ }).tap();
    await fits();
    await page.getByRole('button', { name: 'Get quotes' }).tap();
    await until('Who should get your request?');
    await look(page);
    await page.getByRole('checkbox', { name: 'Barton Creek Pipe & Drain' }).tap();
    await fits();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await until('Your request is on its way');
    await page.getByText('Barton Creek Pipe & Drain').first().waitFor();
    await fits();
  });
});
