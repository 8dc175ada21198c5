import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { check } from '../../src/ui/icons/icons.js';
import { press } from '../element/press.js';
import { cleanPage, type Host, rootOf } from '../element/stage.js';
import {
  bodyOf,
  button,
  calls,
  chooseAction,
  chooseStatus,
  focused,
  hold,
  noConnection,
  openBoard,
  openNames,
  rowNames,
  stage,
} from './board-stage.js';

cleanPage();

const toast = (text: string) => page.getByRole('group', { name: text, exact: true });
const toastIn = (board: Host) => rootOf(board).querySelector('.toast');
const hasCheckMark = (board: Host) => toastIn(board)?.querySelector('path')?.getAttribute('d') === check;

/** What a screen reader hears of the toast. */
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
    change: () => chooseStatus('Scheduled'),
    saving: 'Saving status…',
    waiting: 'Status will be saved when you are online',
    saved: 'Status changed to Scheduled',
  },
  {
    end: '/archive',
    change: () => chooseAction('Archive Lead'),
    saving: 'Archiving lead…',
    waiting: 'Lead will be archived when you are online',
    saved: 'Lead archived',
  },
  {
    end: '/read',
    change: () => chooseAction('Mark as unread'),
    saving: 'Marking as unread…',
    waiting: 'Lead will be marked as unread when you are online',
    saved: 'Marked as unread',
  },
])('the toast of $end', ({ end, change, saving, waiting, saved }) => {
  it('has Undo while its call is on its way, and says what waits without a connection until it is saved', async () => {
    const on = stage();
    const board = await openBoard(on);
    const letGo = hold(on, end, noConnection);
    await change();
    await expect.element(toast(saving)).toBeVisible();
    await expect.element(button('Undo')).toBeVisible();
    letGo();
    await expect.element(toast(waiting)).toBeVisible();
    expect(hasCheckMark(board)).toBe(false);
    await expect.element(button('Undo')).toBeVisible();
    const heard = announcements(board);
    await vi.waitFor(() => expect(heard).toEqual([`${waiting}, Undo`]));
    window.dispatchEvent(new Event('online'));
    await expect.element(toast(saved)).toBeVisible();
    expect(hasCheckMark(board)).toBe(true);
    await vi.waitFor(() => expect(heard).toEqual([`${waiting}, Undo`, `${saved}, Undo`]));
  });
});

it('Undo brings an archived lead back by the opposite call', async () => {
  const on = stage();
  const board = await openBoard(on);
  await chooseAction('Archive Lead');
  await expect.element(page.getByText('Lead archived').last()).toBeVisible();
  await vi.waitFor(() => expect(rowNames(board)).not.toContain('Dana Whitfield'));
  await press(button('Undo'));
  const [, back] = await calls(on, '/archive', 2);
  expect(await bodyOf(back)).toMatchObject({ archived: false });
  await vi.waitFor(() => expect(rowNames(board)).toContain('Dana Whitfield'));
  await vi.waitFor(() => expect(button('Undo').query()).toBeNull());
  await vi.waitFor(() => expect(focused(board)).toContain('Dana Whitfield'));
  await vi.waitFor(() => expect(openNames(board)).toEqual(['Dana Whitfield']));
});
