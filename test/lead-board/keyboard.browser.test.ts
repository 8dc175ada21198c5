import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { cleanPage, type Host, rootOf, tick } from '../element/stage.js';
import {
  bodyOf,
  button,
  calls,
  focused,
  LEADS_CALL,
  leadStatus,
  openBoard,
  openNames,
  rowNames,
  stage,
  waysFrom,
} from './board-stage.js';

cleanPage();

describe('keys', () => {
  async function withFocus(board: Host, key: string): Promise<void> {
    await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
    rootOf(board).querySelector<HTMLElement>('.toggle')?.focus();
    await userEvent.keyboard(key);
  }

  it('J and K move from lead to lead, Enter opens, M leads to the messages', async () => {
    const board = await openBoard(stage());
    const ways = waysFrom(board);
    await withFocus(board, 'jj');
    expect(focused(board)).toContain('Guadalupe');
    await userEvent.keyboard('k{Enter}');
    await vi.waitFor(() => expect(openNames(board)).toEqual(['Member']));
    expect(focused(board)).toContain('Member');
    await userEvent.keyboard('m');
    expect(ways).toHaveLength(1);
  });

  it('1 to 6 set the status of the lead that has the focus', async () => {
    const on = stage();
    const board = await openBoard(on);
    await withFocus(board, 'jj4');
    const [request] = await calls(on, '/status', 1);
    expect(await bodyOf(request)).toMatchObject({ status: 'InProgressWon' });
    await vi.waitFor(() =>
      expect(rootOf(board).querySelectorAll('.leads > li')[2]?.textContent).toContain('Scheduled'),
    );
  });

  it('U, E and N mark, archive and write notes', async () => {
    const on = stage();
    const board = await openBoard(on);
    await withFocus(board, 'u');
    expect(await bodyOf((await calls(on, '/read', 1)).at(-1))).toMatchObject({ read: false });
    await withFocus(board, 'n');
    await vi.waitFor(() => expect(rootOf(board).activeElement?.matches('textarea')).toBe(true));
    await userEvent.keyboard('e1?');
    expect(on.to('/archive')).toHaveLength(0);
    await press(button('Cancel'));
    await withFocus(board, 'e');
    await calls(on, '/archive', 1);
    await vi.waitFor(() => expect(focused(board)).toContain('Member'));
  });

  it('L and H turn the page, lead to its first lead, and do nothing beyond the ends', async () => {
    const on = stage();
    const board = await openBoard(on);
    await withFocus(board, 'h');
    await withFocus(board, 'l');
    await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
    await vi.waitFor(() => expect(rowNames(board)).not.toContain('Dana Whitfield'));
    await vi.waitFor(() => expect(focused(board)).toContain(rowNames(board)[0]));
    await userEvent.keyboard('h');
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    await vi.waitFor(() => expect(focused(board)).toContain('Dana Whitfield'));
    await userEvent.keyboard('h');
    await tick();
    expect(on.to(LEADS_CALL)).toHaveLength(3);
  });

  it('are all shown by ? and by a button, which is there only where they work; Escape brings the focus back', async () => {
    const board = await openBoard(stage());
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await withFocus(board, '?');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(board)).toContain('Dana Whitfield'));
    await press(button('Keyboard shortcuts'));
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(board)).toBe('Keyboard shortcuts'));
    board['shortcuts'] = 'off';
    await vi.waitFor(() => expect(button('Keyboard shortcuts').query()).toBeNull());
  });

  it('do nothing in a select, closed or open, and do not reach the page', async () => {
    const on = stage();
    const board = await openBoard(on);
    await withFocus(board, '{Tab}{Tab}');
    expect(rootOf(board).activeElement).toBe(leadStatus().element());
    const heard: string[] = [];
    const onKey = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', onKey);
    document.addEventListener('keyup', onKey);
    await userEvent.keyboard('e5jx{Escape}');
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('keyup', onKey);
    expect(heard).toEqual([]);
    expect(on.to('/archive').length + on.to('/status').length).toBe(0);
    expect(rootOf(board).activeElement).toBe(leadStatus().element());
  });

  it('do nothing with Control, Alt or Meta, while a filter is typed into, and where the host wants none', async () => {
    const on = stage();
    const board = await openBoard(on);
    await withFocus(board, '{Control>}e{/Control}{Alt>}e{/Alt}{Meta>}e{/Meta}');
    await fill(page.getByRole('combobox', { name: 'Category' }), 'e');
    board['shortcuts'] = 'off';
    await tick();
    await withFocus(board, 'e4?');
    await tick();
    expect(on.to('/archive').length + on.to('/status').length).toBe(0);
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});
