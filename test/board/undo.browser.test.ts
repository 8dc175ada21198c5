import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { check } from '../../src/ui/icons/icons.js';
import { press } from '../elements/press.js';
import { cleanPage, type Host, mount, rootOf, SP_ID } from '../elements/stage.js';
import { bodyOf, calls, type Fault, openBoard, stage } from './board-stage.js';

cleanPage();

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('group', { name: text, exact: true });
const toastIn = (board: Host) => rootOf(board).querySelector('.toast');
const hasCheckMark = (board: Host) => toastIn(board)?.querySelector('path')?.getAttribute('d') === check;

const offline =
  (end: string): Fault =>
  ({ url }) =>
    url.endsWith(end) ? Promise.reject(new TypeError('Failed to fetch')) : undefined;

async function chooseStatus(): Promise<void> {
  await press(page.getByRole('combobox', { name: 'Lead status' }));
  await press(page.getByRole('option', { name: 'Scheduled' }));
}

async function chooseAction(action: string): Promise<void> {
  await press(button('More actions').first());
  await press(page.getByRole('menuitem', { name: action }));
}

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
    change: chooseStatus,
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
    on.setFault(offline(end));
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

it('a call that takes long is announced too', async () => {
  const on = stage();
  const board = await openBoard(on);
  await vi.waitFor(() => expect(toastIn(board)).not.toBeNull());
  const heard = announcements(board);
  on.setFault(({ url }) => (url.endsWith('/status') ? new Promise(() => {}) : undefined));
  await chooseStatus();
  await vi.waitFor(() => expect(heard).toEqual(['Saving status…, Undo']), { timeout: 3000 });
});

it('Undo while the call is on its way takes the change back once it is answered', async () => {
  const on = stage();
  await openBoard(on);
  const { answered, answer } = laterAnswer();
  on.setFault(({ url }) => (url.endsWith('/archive') ? answered : undefined));
  await chooseAction('Archive Lead');
  await press(button('Undo'));
  answer();
  const [first, second] = await calls(on, '/archive', 2);
  expect([await bodyOf(first), await bodyOf(second)]).toMatchObject([{ archived: true }, { archived: false }]);
});

it('no toast comes back when the error of a refused change is dismissed', async () => {
  const on = stage();
  const board = await openBoard(on);
  on.setFault(({ url }) => (url.endsWith('/archive') ? new Response('', { status: 500 }) : undefined));
  await chooseAction('Archive Lead');
  await expect.element(page.getByText('We could not archive this lead. Please try again.')).toBeVisible();
  await press(button('Dismiss').first());
  await vi.waitFor(() =>
    expect(page.getByText('We could not archive this lead. Please try again.').query()).toBeNull(),
  );
  expect(toastIn(board)?.textContent).toBe('');
});

describe('many leads', () => {
  async function archiveFour(on: ReturnType<typeof stage>): Promise<Host> {
    const board = await openBoard(on, { features: ['bulk'], pageSize: 4 });
    await press(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await press(button('Archive'));
    return board;
  }

  it('say how many wait for a connection, and then that they are archived', async () => {
    const on = stage();
    on.setFault(offline('/archive'));
    const board = await archiveFour(on);
    await expect.element(toast('4 changes will be saved when you are online')).toBeVisible();
    expect(hasCheckMark(board)).toBe(false);
    on.setFault(null);
    window.dispatchEvent(new Event('online'));
    await expect.element(toast('4 leads archived')).toBeVisible();
    expect(hasCheckMark(board)).toBe(true);
  });

  it('say which part is archived and which waits', async () => {
    const on = stage();
    let count = 0;
    on.setFault(({ url }) => {
      if (!url.endsWith('/archive')) return undefined;
      count += 1;
      return count > 3 ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
    });
    await archiveFour(on);
    const text = /^3 leads archived\. 1 more will be saved when you are online\.$/;
    await expect.element(page.getByRole('group', { name: text })).toBeVisible();
  });
});

it('says in Spanish what waits', async () => {
  const on = stage();
  on.setFault(offline('/archive'));
  mount('lead-board', { spId: SP_ID, gateway: on.gateway, locale: 'es-US' });
  await press(page.getByRole('button', { name: 'Más acciones' }).first());
  await press(page.getByRole('menuitem', { name: 'Archivar' }));
  await expect.element(toast('La solicitud se archivará cuando tenga conexión')).toBeVisible();
});
