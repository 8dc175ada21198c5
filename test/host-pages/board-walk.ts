import type { Locator, Page } from 'playwright/test';
import { expect, type Visit } from './host-page.js';

const LEADS_CALL = '/serviceProvider/7001';

export const boardOf = (page: Page): Locator => page.locator('lead-board').first();

/** Waits until the first lead is open and all rows are loaded. */
export async function firstLeadOpen(page: Page): Promise<void> {
  await boardOf(page).locator('[aria-expanded="true"]').first().waitFor();
  await boardOf(page)
    .getByText(/^Showing 1 - 10 of /)
    .waitFor();
}

export async function changeStatus({ page, posted }: Visit): Promise<void> {
  const select = boardOf(page).getByRole('combobox', { name: 'Lead status' });
  const status = (await select.inputValue()) === 'ClosedWon' ? 'InProgressWon' : 'ClosedWon';
  await select.selectOption(status);
  await boardOf(page).getByText('Saved').first().waitFor();
  expect(await select.inputValue()).toBe(status);
  expect(posted('/status').at(-1)).toEqual({ serviceProviderId: '7001', status });
}

/** Filters by two statuses, so that the request contains a list. */
export async function filterByStatus({ page, posted }: Visit): Promise<void> {
  const board = boardOf(page);
  await board.getByRole('button', { name: /^Status / }).click();
  const list = board.getByRole('listbox');
  await list.getByRole('option', { name: 'Contacted', exact: true }).click();
  await list.getByRole('option', { name: 'Scheduled', exact: true }).click();
  await page.keyboard.press('Escape');
  await board.getByRole('list', { name: 'Filters applied' }).getByRole('listitem').nth(1).waitFor();
  await expect
    .poll(() => posted(LEADS_CALL).at(-1))
    .toMatchObject({
      sort: 'NewestOldest',
      limit: 10,
      filters: { serviceProviderLeadStatuses: ['Selling', 'InProgressWon'] },
    });
}

/** Expects every date in the rows to be recent. */
export async function datesAreRight(page: Page): Promise<void> {
  const times = await boardOf(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => [time.getAttribute('datetime'), time.textContent]));
  expect(times.length).toBeGreaterThan(0);
  for (const [iso, text] of times) {
    expect(Math.abs(Date.now() - new Date(iso ?? '').getTime())).toBeLessThan(90 * 86_400_000);
    expect(text).toMatch(/^(?:Today|Yesterday|[A-Z][a-z]+) /);
  }
}

export async function openNextLead(page: Page): Promise<void> {
  const row = boardOf(page).locator('.leads > li').nth(1);
  await row.locator('[aria-expanded="false"]').first().click();
  await row.locator('[aria-expanded="true"]').first().waitFor();
}

export async function writeNotes(page: Page): Promise<void> {
  const board = boardOf(page);
  await board.getByRole('button', { name: 'Edit notes' }).first().click();
  await board.getByRole('button', { name: 'Edit job notes' }).click();
  const dialog = board.getByRole('dialog', { name: 'Edit job notes' });
  const words = `Bring the long auger at ${Date.now()}.`;
  await dialog.getByRole('textbox', { name: 'Your Notes' }).fill(words);
  await dialog.getByRole('button', { name: 'Save and Close' }).click();
  await board.getByText(words).waitFor();
}

export async function filterByDate(page: Page): Promise<void> {
  const board = boardOf(page);
  await board.getByRole('button', { name: /^Date / }).click();
  await board.getByRole('grid').first().waitFor();
  await board.getByText('Last 7 Days').click();
  await page.keyboard.press('Escape');
  await board.getByRole('button', { name: 'Date Last 7 Days' }).waitFor();
}

export async function filterByName(page: Page): Promise<void> {
  const board = boardOf(page);
  const box = board.getByRole('combobox', { name: 'Customer name' });
  await box.click();
  await page.keyboard.type('dana');
  await board.getByRole('option', { name: 'Dana Whitfield' }).first().click();
}

export function leadsWereAskedForRightly({ posted }: Visit): void {
  const bodies = posted(LEADS_CALL);
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies)
    expect(body).toMatchObject({ sort: 'NewestOldest', filters: { sources: expect.any(Array) } });
}
