import type { Page } from 'playwright/test';
import { SETTLE_MS } from '../../src/ui/stray-press.js';
import { expect } from '../package/fixtures.js';

/** Waits before the next press, because controls ignore presses right after they appear. */
export const look = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS + 50);

export async function sendText(page: Page): Promise<void> {
  const thread = page.locator('message-thread');
  const box = thread.getByRole('textbox', { name: 'Message' });
  await thread.getByRole('heading', { name: 'Your messages with Dana Whitfield' }).waitFor();
  await box.fill('See you on Monday.');
  await box.press('Enter');
  await thread.getByRole('log').getByText('See you on Monday.').waitFor();
  await thread.getByText(/· Sent/).waitFor();
}

/** Chooses a service and a ZIP code, and answers the questions. */
export async function toTimingOfFunnel(page: Page): Promise<void> {
  const funnel = page.locator('raq-funnel');
  const title = funnel.getByRole('heading').first();
  await funnel.getByRole('button', { name: 'Drain Cleaning' }).click();
  await funnel.getByRole('textbox', { name: 'ZIP code' }).fill('78704');
  await funnel.getByText('Austin, TX').waitFor();
  await funnel.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => title.textContent()).toBe('Which drain is clogged?');
  for (let screens = 0; screens < 6 && (await title.textContent()) !== 'When do you need it done?'; screens += 1) {
    await look(page);
    const before = await title.textContent();
    const choice = funnel.getByRole('radio').first();
    if ((await choice.count()) > 0) await choice.check();
    await funnel.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => title.textContent()).not.toBe(before);
  }
  expect(await title.textContent()).toBe('When do you need it done?');
}

export async function pickRange(page: Page): Promise<void> {
  const picker = page.locator('date-range-picker');
  await picker.getByRole('button', { name: 'Last Month', exact: true }).click();
  await picker.getByRole('grid').first().waitFor();
  const chosen = await picker.evaluate((element) => [Reflect.get(element, 'start'), Reflect.get(element, 'end')]);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(chosen).toEqual([day, day]);
}

export async function requestReview(page: Page): Promise<void> {
  const dialog = page.locator('review-request-modal').getByRole('dialog', { name: 'Request a Review' });
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Description of work' }).fill('Cleared the main line.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('heading', { name: 'Thank you! Your Review Request has been submitted.' }).waitFor();
}
