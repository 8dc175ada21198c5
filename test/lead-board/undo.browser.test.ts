import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { check } from '../../src/ui/icons/icons.js';
import { press } from '../element/press.js';
import { cleanPage, type Host, rootOf, tick } from '../element/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import {
  answering,
  bodyOf,
  button,
  calls,
  chooseAction,
  chooseStatus,
  focused,
  noConnection,
  openBoard,
  openNames,
  rowNames,
  stage,
  waysFrom,
} from './board-stage.js';

cleanPage();

const toast = (text: string) => page.getByRole('group', { name: text, exact: true });
const toastIn = (board: Host) => rootOf(board).querySelector('.toast');
const hasCheckMark = (board: Host) => toastIn(board)?.querySelector('path')?.getAttribute('d') === check;

/** An answer that a call waits for. */
function laterAnswer() {
  let answer = () => {};
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  return { answered, answer: () => answer() };
}

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

interface Change {
  readonly end: string;
  readonly change: () => Promise<void>;
  readonly saving: string;
  readonly waiting: string;
  readonly saved: string;
}

const CHANGES: readonly Change[] = [
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
];

describe.each(CHANGES)('the toast of $end', ({ end, change, saving, waiting, saved }) => {
  it('says what waits while there is no connection, and that it is saved once it is', async () => {
    const on = stage();
    const board = await openBoard(on);
    on.setFault(answering(end, noConnection));
    await change();
    await expect.element(toast(waiting)).toBeVisible();
    expect(hasCheckMark(board)).toBe(false);
    await expect.element(button('Undo')).toBeVisible();
    const heard = announcements(board);
    await vi.waitFor(() => expect(heard).toEqual([`${waiting}, Undo`]));
    on.setFault(null);
    window.dispatchEvent(new Event('online'));
    await expect.element(toast(saved)).toBeVisible();
    expect(hasCheckMark(board)).toBe(true);
    await vi.waitFor(() => expect(heard).toEqual([`${waiting}, Undo`, `${saved}, Undo`]));
  });

  it('has Undo while the call is on its way, and its check mark after the answer', async () => {
    const on = stage();
    const board = await openBoard(on);
    await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
    await vi.waitFor(() => expect(toastIn(board)).not.toBeNull());
    const heard = announcements(board);
    const { answered, answer } = laterAnswer();
    on.setFault(({ url }) => (url.endsWith(end) ? answered : undefined));
    await change();
    await expect.element(toast(saving)).toBeVisible();
    expect(hasCheckMark(board)).toBe(false);
    await expect.element(button('Undo')).toBeVisible();
    answer();
    await expect.element(toast(saved)).toBeVisible();
    expect(hasCheckMark(board)).toBe(true);
    await vi.waitFor(() => expect(heard.at(-1)).toBe(`${saved}, Undo`));
  });
});

afterEach(() => history.replaceState(null, '', location.pathname));

describe('Undo', () => {
  it('brings an archived lead back by the opposite call', async () => {
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
});

describe('a double tap', () => {
  it('two quick taps on Archive Lead archive one lead and leave the next one open', async () => {
    const on = stage();
    const board = await openBoard(on);
    const ways = waysFrom(board);
    const [first, ...others] = rowNames(board);
    await button('More actions').click();
    const item = page.getByRole('menuitem', { name: 'Archive Lead' });
    await expect.element(item).toBeVisible();
    await pressQuickly(item.element());
    await vi.waitFor(() => expect(rowNames(board)).not.toContain(first));
    await tick(200);
    expect(on.to('/archive')).toHaveLength(1);
    expect(rowNames(board).slice(0, others.length)).toEqual(others);
    expect(openNames(board)).toEqual(others.slice(0, 1));
    expect(ways).toEqual([]);
  });
});
