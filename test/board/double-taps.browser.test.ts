import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanPage, type Host, listen, rootOf, tick } from '../elements/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import { focused, openBoard, openNames, rowNames, stage } from './board-stage.js';

cleanPage();

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Where an element stands in the viewport, px. */
function placeOf(element: Element): number[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
}

/** What the board tells its host about leaving it. */
function waysFrom(board: Host): unknown[] {
  const ways = listen(board, 'navigate');
  board.addEventListener('navigate', (event) => event.preventDefault());
  return ways;
}

describe('a double tap', () => {
  it.each([360, 1280])(
    'two quick taps on Contact open no thread, and Message stays where it is at %i px',
    async (width) => {
      await page.viewport(width, 844);
      const board = await openBoard(stage());
      const ways = waysFrom(board);
      const message = rootOf(board).querySelector('.acts .speech') ?? board;
      const before = placeOf(message);
      await pressQuickly(button('Contact').element());
      await expect.element(page.getByRole('link', { name: '(512) 555-0142', exact: true })).toBeVisible();
      await tick(200);
      expect(ways).toEqual([]);
      // On a phone Text and Email come beside it, in its row.
      const [, top, , height] = placeOf(message);
      expect([top, height]).toEqual([before[1], before[3]]);
      if (width > 360) {
        expect(placeOf(message)).toEqual(before);
        await expect.element(button('Contact')).toHaveAttribute('aria-expanded', 'true');
      }
      await page.viewport(1280, 900);
    },
  );

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

  it('two quick taps at the first filter remove that one alone', async () => {
    const board = await openBoard(stage(), {
      filters: { serviceProviderLeadStatuses: ['ClosedWon', 'ClosedDidntWin', 'Initial'] },
    });
    const tags = () => page.getByRole('list', { name: 'Filters applied' }).getByRole('button').elements();
    await vi.waitFor(() => expect(tags()).toHaveLength(3));
    const [, ...others] = tags().map(({ ariaLabel }) => ariaLabel);
    await pressQuickly(tags()[0] ?? board);
    await tick(300);
    expect(tags().map(({ ariaLabel }) => ariaLabel)).toEqual(others);
  });

  it.each([360, 1280])('two quick taps on Next turn one page, and open no lead, at %i px', async (width) => {
    await page.viewport(width, 844);
    const board = await openBoard(stage());
    const ways = waysFrom(board);
    await expect.element(button('Next page')).toBeVisible();
    await pressQuickly(button('Next page').element());
    await expect.element(page.getByText(/Showing 11 - 20/)).toBeVisible();
    await tick(500);
    expect(page.getByText(/Showing 11 - 20/).elements()).toHaveLength(1);
    expect(openNames(board)).toEqual([]);
    expect(ways).toEqual([]);
    await page.viewport(1280, 900);
  });

  it('two quick taps on Request a Review send and close nothing', async () => {
    const on = stage();
    const board = await openBoard(on);
    await page.viewport(360, 844);
    await pressQuickly(button('Request a Review').element(), { times: 3 });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await tick(300);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(on.to('/review-request')).toEqual([]);
    expect(board.isConnected).toBe(true);
    await page.viewport(1280, 900);
  });
});

describe('what is no double tap', () => {
  it('the keyboard opens the contact and hides it as fast as it likes, and the focus goes along', async () => {
    const board = await openBoard(stage());
    button('Contact').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: '(512) 555-0142' })).toBeVisible();
    expect(focused(board)).toBe('Contact');
    button('Contact').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Location', exact: true })).toBeVisible();
    expect(page.getByRole('link', { name: '(512) 555-0142' }).elements()).toEqual([]);
    expect(rootOf(board).activeElement).toBe(button('Contact').element());
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: '(512) 555-0142' })).toBeVisible();
  });
});
