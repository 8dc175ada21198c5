import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanPage, type Host, rootOf } from '../elements/stage.js';
import { bodyOf, calls, focused, LEADS_CALL, openBoard, rowNames, stage, tabTo } from './board-stage.js';

cleanPage();

/** The keyboard is never lost: something of the board has the focus. */
function expectFocusInside(board: Host): void {
  expect(document.activeElement?.localName).toBe('lead-board');
  expect(rootOf(board).activeElement === null).toBe(false);
}

it('the whole board is walked by keyboard alone, and the focus is never lost', async () => {
  const on = stage();
  const board = await openBoard(on);
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  document.body.tabIndex = -1;
  document.body.focus();

  // Filter
  await tabTo(board, /^Status Any/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'New' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {Escape}');
  await calls(on, LEADS_CALL, 2);
  const filters = Object(Object(await bodyOf(on.to(LEADS_CALL).at(-1))).filters);
  expect(filters.serviceProviderLeadStatuses).toHaveLength(1);
  await vi.waitFor(() => expect(focused(board)).toMatch(/Contacted|Status/));
  await tabTo(board, /^Remove Status/);
  await userEvent.keyboard('{Enter}');
  await calls(on, LEADS_CALL, 3);
  await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
  expectFocusInside(board);

  // Open
  await tabTo(board, /Guadalupe.*Garbage/);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused(board)).toContain('Guadalupe'));
  await expect.element(page.getByRole('combobox', { name: 'Lead status' })).toHaveTextContent('Not Contacted');

  // Change the status
  await tabTo(board, /^Lead status/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Scheduled' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await calls(on, '/status', 1);
  expectFocusInside(board);
  await userEvent.keyboard('{Escape}');

  // Write notes
  rootOf(board).querySelector<HTMLElement>('.open .toggle')?.focus();
  await userEvent.keyboard('n');
  await vi.waitFor(() => expect(rootOf(board).activeElement?.matches('textarea')).toBe(true));
  await userEvent.keyboard('Ring the bell twice.');
  await tabTo(board, /^Save$/);
  await userEvent.keyboard('{Enter}');
  await calls(on, '/note', 1);
  await vi.waitFor(() => expect(focused(board)).toBe('Edit notes'));

  // Request a review
  rootOf(board).querySelector<HTMLElement>('.open .toggle')?.focus();
  await tabTo(board, /^Request a Review/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Request a Review' })).toBeVisible();
  expectFocusInside(board);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull());
  await vi.waitFor(() => expect(focused(board)).toContain('Request a Review'));

  // Archive, and undo
  const before = rowNames(board);
  rootOf(board).querySelector<HTMLElement>('.open .toggle')?.focus();
  await userEvent.keyboard('e');
  await calls(on, '/archive', 1);
  await vi.waitFor(() => expect(rowNames(board)).not.toEqual(before));
  expectFocusInside(board);
  await tabTo(board, /^Undo$/);
  await userEvent.keyboard('{Enter}');
  await calls(on, '/archive', 2);
  await vi.waitFor(() => expect(rowNames(board)).toEqual(before));
  expectFocusInside(board);
});
