import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { check } from '../../src/ui/icons/icons.js';
import { fill, press } from '../element/press.js';
import { cleanPage, type Host, rootOf, tick } from '../element/stage.js';
import * as screen from './board-stage.js';

cleanPage();

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const all = () => page.getByRole('checkbox', { name: 'Select all on this page' });

const openForMany = (properties: Record<string, unknown> = {}) => screen.opened({ features: ['bulk'], ...properties });

const selected = (board: Host): string[] =>
  [...rootOf(board).querySelectorAll('.leads > li')].flatMap((row) =>
    row.querySelector<HTMLInputElement>('.pick')?.checked ? [row.querySelector('.name')?.textContent ?? ''] : [],
  );

function boxAt(board: Host, index: number): HTMLInputElement {
  const found = rootOf(board).querySelectorAll<HTMLInputElement>('.leads .pick')[index];
  if (found === undefined) throw new Error(`There is no row ${index}.`);
  return found;
}

const shiftPress = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, shiftKey: true }));

it('leads are selected one by one, as a range with Shift, or all on the page, and the bar shows the count', async () => {
  const { board } = await openForMany();
  await press(box('Dana Whitfield'));
  await expect.element(page.getByRole('status').filter({ hasText: '1 selected' })).toBeInTheDocument();
  shiftPress(boxAt(board, 3));
  await vi.waitFor(() => expect(selected(board)).toEqual(screen.rowNames(board).slice(0, 4)));
  shiftPress(boxAt(board, 1));
  await vi.waitFor(() => expect(selected(board)).toEqual(screen.rowNames(board).slice(0, 2)));
  expect(screen.openNames(board)).toEqual(['Dana Whitfield']);
  await press(all());
  await vi.waitFor(() => expect(selected(board)).toEqual(screen.rowNames(board)));
  await press(all());
  await vi.waitFor(() => expect(selected(board)).toEqual([]));
});

it('X and Shift with arrows select leads, except while typing or without shortcuts; Escape ends the selection', async () => {
  const { board } = await openForMany();
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  rootOf(board).querySelectorAll<HTMLElement>('.toggle')[1]?.focus();
  await userEvent.keyboard('x');
  await vi.waitFor(() => expect(selected(board)).toEqual(screen.rowNames(board).slice(1, 2)));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await vi.waitFor(() => expect(selected(board)).toEqual(screen.rowNames(board).slice(1, 4)));
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await vi.waitFor(() => expect(selected(board)).toEqual(screen.rowNames(board).slice(1, 3)));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(selected(board)).toEqual([]));
  await fill(page.getByRole('combobox', { name: 'Category' }), 'x');
  await tick();
  expect(selected(board)).toEqual([]);
  board['shortcuts'] = 'off';
  await tick();
  rootOf(board).querySelector<HTMLElement>('.toggle')?.focus();
  await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  await tick();
  expect(selected(board)).toEqual([]);
});

it('another page or filter ends the selection', async () => {
  const { on, board } = await openForMany();
  await press(all());
  await press(screen.button('Page 2'));
  await screen.calls(on, screen.LEADS_CALL, 2);
  await press(screen.button('Page 1'));
  await expect.element(page.getByText(/^Showing 1 /)).toBeVisible();
  expect(selected(board)).toEqual([]);
  await press(box('Dana Whitfield'));
  for (const count of [4, 5]) {
    await press(page.getByRole('switch', { name: 'Archived' }));
    await screen.calls(on, screen.LEADS_CALL, count);
  }
  await expect.element(box('Dana Whitfield')).not.toBeChecked();
});

it('bulk archive archives twelve leads, and Undo restores them', async () => {
  const { on, board } = await openForMany({ sort: 'OldestNewest', pageSize: 12 });
  const before = screen.rowNames(board);
  await press(all());
  await press(screen.button('Archive'));
  await expect.element(page.getByText('12 leads archived').last()).toBeVisible();
  await vi.waitFor(() => expect(screen.rowNames(board)).toHaveLength(12));
  expect(screen.rowNames(board)).not.toEqual(before);
  await press(screen.button('Undo'));
  await screen.calls(on, '/archive', 24);
  await vi.waitFor(() => expect(screen.rowNames(board)).toEqual(before));
  expect(screen.button('Undo').query()).toBeNull();
});

it('the page asks before it is left while a bulk change runs, and not afterwards', async () => {
  const { on } = await openForMany();
  const answers: (() => void)[] = [];
  on.setFault(({ url }) =>
    url.endsWith('/archive') ? new Promise((resolve) => answers.push(() => resolve(undefined))) : undefined,
  );
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await press(all());
  expect(isAsked()).toBe(false);
  await press(screen.button('Archive'));
  await screen.calls(on, '/archive', 4);
  await vi.waitFor(() => expect(isAsked()).toBe(true));
  on.setFault(null);
  for (const answer of answers) answer();
  await expect.element(page.getByText('10 leads archived').last()).toBeVisible();
  // React takes the listener away in a task after the one that draws the text.
  await vi.waitFor(() => expect(isAsked()).toBe(false));
});

it('a shortcut of one lead changes all selected leads', async () => {
  const { on, board } = await openForMany({ pageSize: 4 });
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  rootOf(board).querySelector<HTMLElement>('.toggle')?.focus();
  await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}e');
  await screen.calls(on, '/archive', 2);
  await expect.element(page.getByText('2 leads archived').last()).toBeVisible();
});

const toast = (text: string) => page.getByRole('group', { name: text, exact: true });
const toastIn = (board: Host) => rootOf(board).querySelector('.toast');
const hasCheckMark = (board: Host) => toastIn(board)?.querySelector('path')?.getAttribute('d') === check;

function announcements(board: Host): string[] {
  const region = toastIn(board)?.previousElementSibling;
  if (!region) throw new Error('The toast has no status element.');
  const heard: string[] = [];
  new MutationObserver(() => {
    if (region.textContent) heard.push(region.textContent);
  }).observe(region, { childList: true, characterData: true, subtree: true });
  return heard;
}

describe.each([
  {
    end: '/status',
    change: () => screen.chooseStatus('Scheduled'),
    saving: 'Saving status…',
    waiting: 'Status will be saved when you are online',
    saved: 'Status changed to Scheduled',
  },
  {
    end: '/archive',
    change: () => screen.chooseAction('Archive Lead'),
    saving: 'Archiving lead…',
    waiting: 'Lead will be archived when you are online',
    saved: 'Lead archived',
  },
  {
    end: '/read',
    change: () => screen.chooseAction('Mark as unread'),
    saving: 'Marking as unread…',
    waiting: 'Lead will be marked as unread when you are online',
    saved: 'Marked as unread',
  },
])('the toast of $end', ({ end, change, saving, waiting, saved }) => {
  it('offers Undo while the call is running and says what waits for a connection until it is saved', async () => {
    const { on, board } = await screen.opened();
    const letGo = screen.hold(on, end, () => {
      // It is sent again by itself when other calls get through.
      on.setFault(screen.answering(end, screen.noConnection));
      return screen.noConnection();
    });
    await change();
    for (const each of [toast(saving), screen.button('Undo')]) await expect.element(each).toBeVisible();
    letGo();
    await expect.element(toast(waiting)).toBeVisible();
    expect(hasCheckMark(board)).toBe(false);
    await expect.element(screen.button('Undo')).toBeVisible();
    const heard = announcements(board);
    await vi.waitFor(() => expect(heard).toEqual([`${waiting}, Undo`]));
    on.setFault(null);
    window.dispatchEvent(new Event('online'));
    await expect.element(toast(saved)).toBeVisible();
    expect(hasCheckMark(board)).toBe(true);
    await vi.waitFor(() => expect(heard).toEqual([`${waiting}, Undo`, `${saved}, Undo`]));
  });
});

it('Undo restores an archived lead with the opposite call', async () => {
  const { on, board } = await screen.opened();
  await screen.chooseAction('Archive Lead');
  await expect.element(page.getByText('Lead archived').last()).toBeVisible();
  await vi.waitFor(() => expect(screen.rowNames(board)).not.toContain('Dana Whitfield'));
  await press(screen.button('Undo'));
  const [, back] = await screen.calls(on, '/archive', 2);
  expect(await screen.bodyOf(back)).toMatchObject({ archived: false });
  await vi.waitFor(() => expect(screen.rowNames(board)).toContain('Dana Whitfield'));
  await vi.waitFor(() => expect(screen.button('Undo').query()).toBeNull());
  await vi.waitFor(() => expect(screen.focused(board)).toContain('Dana Whitfield'));
  await vi.waitFor(() => expect(screen.openNames(board)).toEqual(['Dana Whitfield']));
});
