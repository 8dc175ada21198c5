import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { cleanPage, rootOf, SP_ID, tick } from '../element/stage.js';
import { bodyOf, button, calls, focused, hold, LEADS_CALL, opened, type Stage } from './board-stage.js';

cleanPage();

const SUGGEST = '/autocomplete/';

async function asked(on: Stage): Promise<Record<string, unknown>> {
  const body = Object(await bodyOf(on.to(LEADS_CALL).at(-1)));
  expect(body.offset).toBe(0);
  return body.filters;
}

const reloaded = (on: Stage, count: number) => calls(on, LEADS_CALL, count);
const box = (name: string) => page.getByRole('combobox', { name, exact: true });
/** The native selects have options too. */
const openList = () => page.getByRole('listbox');
const tags = () => page.getByRole('list', { name: 'Filters applied' }).getByRole('listitem');

async function chosenStatuses(...names: readonly string[]): Promise<void> {
  await press(page.getByRole('button', { name: /^Status / }));
  for (const name of names) await openList().getByRole('option', { name, exact: true }).click();
  await userEvent.keyboard('{Escape}');
}

describe('the filters', () => {
  it('are sent one after the other, each with the first page, and appear as tags', async () => {
    const { on } = await opened();
    await button('Page 2').click();
    await reloaded(on, 2);
    await chosenStatuses('Contacted', 'Scheduled');
    await reloaded(on, 4);
    expect(await asked(on)).toMatchObject({ serviceProviderLeadStatuses: ['Selling', 'InProgressWon'] });
    await expect.element(button('Status 2 chosen')).toBeVisible();
    await fill(box('Category'), 'Plumb');
    await page
      .getByRole('option', { name: /^Plumbing/ })
      .first()
      .click();
    await reloaded(on, 5);
    expect(Object.keys(await asked(on))).toContain('categoryIds');
    await expect.element(tags().nth(2)).toHaveTextContent(/Category Plumbing/);
    await expect.element(page.getByText(/^Showing 1 - /)).toBeVisible();
  });

  it('can be removed one by one with their tags, and the focus stays on the tags', async () => {
    const { on, board } = await opened();
    await chosenStatuses('Contacted', 'Scheduled');
    await reloaded(on, 3);
    await button('Remove Status Contacted').click();
    await reloaded(on, 4);
    expect(await asked(on)).toMatchObject({ serviceProviderLeadStatuses: ['InProgressWon'] });
    await vi.waitFor(() => expect(focused(board)).toBe('Remove Status Scheduled'));
    // A quicker press in the same place would be the second tap on the first tag.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await button('Remove Status Scheduled').click();
    await reloaded(on, 5);
    expect(Object.keys(await asked(on)).sort()).toEqual(['archived', 'displayLead', 'hasUnreadMessages', 'sources']);
    await vi.waitFor(() => expect(page.getByText('Clear All Filters').query()).toBeNull());
  });

  it('show an error at the field on Enter; category and location take the first match when it loads', async () => {
    const { on } = await opened();
    const top = () => box('Location').element().getBoundingClientRect().top;
    const before = top();
    await fill(box('Customer name'), ' D ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Type at least 2 characters, then press Enter.')).toBeVisible();
    expect(top()).toBe(before);
    await fill(box('Category'), 'zzzz');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('No category has this name. Choose one from the list.')).toBeVisible();
    await expect.element(box('Category')).toHaveValue('zzzz');
    await fill(box('Location'), 'Nowhereville');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Choose a city, or type a ZIP code of 5 digits.')).toBeVisible();
    on.setFault(({ url }) => (url.includes(SUGGEST) ? Response.json({}, { status: 503 }) : undefined));
    await fill(box('Category'), 'plumb');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert').getByText('Suggestions are not available.')).toBeVisible();
    expect(on.to(LEADS_CALL)).toHaveLength(1);
    on.setFault(null);
    await fill(box('Category'), 'plumbing');
    await userEvent.keyboard('{Enter}');
    await expect.element(tags().first()).toHaveTextContent(/Category Plumbing/);
    await expect.element(box('Category')).toHaveValue('');
    await vi.waitFor(async () => expect(Object.keys(await asked(on))).toContain('categoryIds'));
    await fill(box('Location'), 'Austin');
    await expect.element(page.getByRole('option', { name: /^Austin, TX/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(tags().nth(1)).toHaveTextContent('Austin, TX');
  });
});

const dateButton = (name: RegExp) => page.getByRole('button', { name });

it('a range with one end stays when the calendar closes, is shown, and is sent with both ends', async () => {
  const { on, board } = await opened();
  await press(dateButton(/^Date/));
  await fill(page.getByLabelText('Start', { exact: true }), '11/10/2026');
  await userEvent.keyboard('{Enter}');
  expect(on.to(LEADS_CALL)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await reloaded(on, 2);
  const startDate = '2026-11-10T06:00:00.000Z';
  expect(await asked(on)).toMatchObject({ dateRange: { startDate, endDate: expect.stringMatching(/^9999-/) } });
  await expect.element(dateButton(/^Date From 11\/10\/2026/)).toBeVisible();
  await expect.element(tags()).toHaveTextContent('Date From 11/10/2026');
  expect(board['filters']).toHaveProperty('dateRange', { startDate });
});

it('a range with one end stays after a click elsewhere, which accepts a date that is being typed', async () => {
  const { on } = await opened();
  await dateButton(/^Date/).click();
  await fill(page.getByLabelText('End', { exact: true }), '11/10/2026');
  await page.getByText(/^Showing /).click();
  await reloaded(on, 2);
  await dateButton(/^Date Through 11\/10\/2026/).click();
  await expect.element(page.getByLabelText('Start', { exact: true })).toHaveValue('');
  await expect.element(page.getByLabelText('End', { exact: true })).toHaveValue('11/10/2026');
});

it('the calendar closes when its filter is hidden on a narrower board, and stays closed on a wider one', async () => {
  const { board } = await opened();
  await press(page.getByRole('button', { name: /^Date/ }));
  const start = page.getByLabelText('Start', { exact: true });
  await start.click();
  board.style.width = '400px';
  await vi.waitFor(() => expect(start.query()).toBeNull());
  await vi.waitFor(() => expect(focused(board)).toMatch(/^Show All Filters/));
  board.style.width = '';
  await expect.element(page.getByRole('button', { name: /^Date/ })).toBeVisible();
  await tick(100);
  expect(start.query()).toBeNull();
});

it('suggestions load after a pause in typing, and late ones never appear under another text', async () => {
  const { on } = await opened();
  await press(box('Category'));
  // In one task: a key that comes late would be a pause.
  for (const letter of 'plumb') document.execCommand('insertText', false, letter);
  await expect.element(openList().getByRole('option').first()).toBeVisible();
  const asks = on.requests.filter(({ url }) => url.includes(SUGGEST));
  expect(asks.map(({ url }) => new URL(url).search)).toEqual(['?query=plumb&limit=5']);
  expect(asks[0]?.headers.get('X-Caller-Id')).toBe(SP_ID);
  const release = hold(on, '/autocomplete/location');
  await fill(box('Location'), 'aus');
  await calls(on, '/autocomplete/location', 1);
  await fill(box('Location'), 'round');
  await expect.element(page.getByRole('option', { name: /^Round Rock, TX/ }).first()).toBeVisible();
  release();
  await tick();
  expect(page.getByRole('option', { name: /^Austin/ }).query()).toBeNull();
});

it('the focus stays in the filters when the last tag is removed, also where a control before it is hidden', async () => {
  const { board } = await opened({ filters: { serviceProviderLeadStatuses: ['Selling'] } });
  const remove = page.getByRole('button', { name: /^Remove Status/ });
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(remove.query()).toBeNull());
  await vi.waitFor(() => expect(rootOf(board).activeElement?.closest('.filters')).toBeTruthy());
});
