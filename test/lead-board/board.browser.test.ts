import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure } from '../../src/index.js';
import { fill, press } from '../element/press.js';
import { asHost, cleanPage, type Host, listen, rootOf, SP_ID, tick } from '../element/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import * as screen from './board-stage.js';

cleanPage();

it('the list shows the business, the count and ten leads with the first one open, and has four sort orders', async () => {
  const { on, board } = await screen.opened({ callLogUrl: '/office/{spId}/calls' });
  await expect.element(page.getByRole('heading', { name: 'Leads for Bluebird Plumbing & Drain' })).toBeVisible();
  await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
  expect([screen.rowNames(board).length, screen.openNames(board)]).toEqual([10, ['Dana Whitfield']]);
  await expect
    .element(page.getByRole('link', { name: 'View Call Log' }))
    .toHaveAttribute('href', `/office/${SP_ID}/calls`);
  const newest = screen.rowNames(board)[0];
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  expect(screen.optionsOf(sort.element())).toEqual([
    'Newest to oldest',
    'Oldest to newest',
    'Lead status (A-Z)',
    'Lead status (Z-A)',
  ]);
  await sort.selectOptions('Oldest to newest');
  const [, last] = await screen.calls(on, screen.LEADS_CALL, 2);
  await expect.poll(() => screen.rowNames(board)[0]).not.toBe(newest);
  expect(location.search).not.toContain('sort');
  expect(await screen.bodyOf(last)).toMatchObject({ sort: 'OldestNewest', businessName: 'Bluebird Plumbing & Drain' });
});

it('new-messages starts the list with unread leads, and the toggle turns that off', async () => {
  const { on } = await screen.opened({ newMessages: true });
  const toggle = page.getByRole('switch', { name: 'Show Unread Messages' });
  await expect.element(toggle).toBeChecked();
  expect(await screen.bodyOf(on.to(screen.LEADS_CALL)[0])).toMatchObject({ filters: { hasUnreadMessages: true } });
  await press(toggle);
  await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
  expect(await screen.bodyOf(on.to(screen.LEADS_CALL)[1])).toMatchObject({
    offset: 0,
    filters: { hasUnreadMessages: null },
  });
});

it('a board without feature flags shows no checkboxes, saved views or metrics and makes no calls for them', async () => {
  const { on, board } = await screen.opened({ pollSeconds: 0 });
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  await tick(800);
  expect([page.getByRole('checkbox').query(), rootOf(board).querySelector('.bulk')]).toEqual([null, null]);
  expect(screen.button('Save view').query()).toBeNull();
  expect(page.getByRole('group', { name: 'Numbers of leads' }).query()).toBeNull();
  expect(on.to(screen.LEADS_CALL)).toHaveLength(1);
});

it('two quick taps on Next turn one page and open no lead', async () => {
  await page.viewport(360, 844);
  const board = await screen.openBoard(screen.stage());
  const ways = screen.waysFrom(board);
  await expect.element(screen.button('Next page')).toBeVisible();
  await pressQuickly(screen.button('Next page').element());
  await expect.element(page.getByText(/Showing 11 - 20/)).toBeVisible();
  await tick(500);
  expect([page.getByText(/Showing 11 - 20/).elements().length, screen.openNames(board), ways]).toEqual([1, [], []]);
});

it('a person can go back to the page in view while another one loads', async () => {
  const on = screen.stage();
  await screen.openBoard(on);
  await expect.element(screen.button('Page 2')).toBeVisible();
  const release = screen.hold(on, screen.LEADS_CALL);
  await press(screen.button('Page 2'));
  await screen.calls(on, screen.LEADS_CALL, 2);
  await press(screen.button('Page 1'));
  await screen.calls(on, screen.LEADS_CALL, 3);
  release();
  await expect.element(page.getByText(/^Showing 1 - 10/)).toBeVisible();
  await expect.element(screen.button('Page 1')).toHaveAttribute('aria-current', 'page');
});

it('a clicked lead stays in place while the lead above closes, and another page starts at its top', async () => {
  const board = await screen.openBoard(screen.stage());
  board.style.marginBlock = '1500px';
  const row = () => asHost(rootOf(board).querySelectorAll('.leads .toggle')[3] ?? null);
  row().scrollIntoView({ block: 'center' });
  const before = row().getBoundingClientRect().top;
  row().click();
  await vi.waitFor(() => expect(screen.openNames(board)).toEqual(['Marcus Bell']));
  await tick(50);
  expect(Math.abs(row().getBoundingClientRect().top - before)).toBeLessThan(2);
  await press(screen.button('Next page'));
  await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
  expect(board.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
});

it('the last lead of a list without pages keeps the round corners of the board', async () => {
  const { board } = await screen.opened({ filters: { name: 'Dana Whitfield' } });
  await expect.element(page.getByText('Showing 1 - 1 of 1 results')).toBeVisible();
  const corners = () => {
    const [row, card] = ['.lead:last-child', '.board'].map((part) => rootOf(board).querySelector(part));
    return [row, card].map((each) => (each ? Number.parseFloat(getComputedStyle(each).borderBottomLeftRadius) : 0));
  };
  const [row = 0, card = 0] = corners();
  expect([row > 0, card - row]).toEqual([true, 1]);
});

it('another locale changes only the text', async () => {
  const { on, board } = await screen.opened();
  const views = listen(board, 'analytics');
  await screen.button('Page 2').click();
  await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
  // The text of the new page comes before its leads are asked for.
  const { length: before } = await screen.calls(on, screen.LEADS_CALL, 2);
  board['locale'] = 'es-US';
  await expect.element(page.getByText('Mostrando 11 - 20 de 237 resultados')).toBeVisible();
  expect([on.to(screen.LEADS_CALL).length, views]).toEqual([before, []]);
  configure({});
});

describe('keyboard shortcuts', () => {
  async function withFocus(board: Host, key: string): Promise<void> {
    await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
    rootOf(board).querySelector<HTMLElement>('.toggle')?.focus();
    await userEvent.keyboard(key);
  }

  it('J and K move between leads, Enter opens one, M opens its messages, and 1 to 6 set its status', async () => {
    const { on, board } = await screen.opened();
    const ways = screen.waysFrom(board);
    await withFocus(board, 'jj');
    expect(screen.focused(board)).toContain('Guadalupe');
    await userEvent.keyboard('k{Enter}');
    await vi.waitFor(() => expect(screen.openNames(board)).toEqual(['Member']));
    expect(screen.focused(board)).toContain('Member');
    await userEvent.keyboard('m');
    expect(ways).toHaveLength(1);
    await withFocus(board, 'jj4');
    const [request] = await screen.calls(on, '/status', 1);
    expect(await screen.bodyOf(request)).toMatchObject({ status: 'InProgressWon' });
    await vi.waitFor(() =>
      expect(rootOf(board).querySelectorAll('.leads > li')[2]?.textContent).toContain('Scheduled'),
    );
  });

  it('U marks a lead, E archives it and N edits its notes', async () => {
    const { on, board } = await screen.opened();
    await withFocus(board, 'u');
    expect(await screen.bodyOf((await screen.calls(on, '/read', 1)).at(-1))).toMatchObject({ read: false });
    await withFocus(board, 'n');
    await vi.waitFor(() => expect(rootOf(board).activeElement?.matches('textarea')).toBe(true));
    await userEvent.keyboard('e1?');
    expect(on.to('/archive')).toHaveLength(0);
    await press(screen.button('Cancel'));
    await withFocus(board, 'e');
    await screen.calls(on, '/archive', 1);
    await vi.waitFor(() => expect(screen.focused(board)).toContain('Member'));
  });

  it('L and H turn the page, focus its first lead and do nothing beyond the ends', async () => {
    const { on, board } = await screen.opened();
    await withFocus(board, 'h');
    await withFocus(board, 'l');
    await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
    await vi.waitFor(() => expect(screen.rowNames(board)).not.toContain('Dana Whitfield'));
    await vi.waitFor(() => expect(screen.focused(board)).toContain(screen.rowNames(board)[0]));
    await userEvent.keyboard('h');
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    await vi.waitFor(() => expect(screen.focused(board)).toContain('Dana Whitfield'));
    await userEvent.keyboard('h');
    await tick();
    expect(on.to(screen.LEADS_CALL)).toHaveLength(3);
  });

  it('? and a button list them, and Escape returns the focus; without shortcuts there is no button', async () => {
    const board = await screen.openBoard(screen.stage());
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await withFocus(board, '?');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.focused(board)).toContain('Dana Whitfield'));
    await press(screen.button('Keyboard shortcuts'));
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.focused(board)).toBe('Keyboard shortcuts'));
    board['shortcuts'] = 'off';
    await vi.waitFor(() => expect(screen.button('Keyboard shortcuts').query()).toBeNull());
  });

  it('do nothing in a select or filter, with Control, Alt or Meta, or if the host turns them off', async () => {
    const { on, board } = await screen.opened();
    await withFocus(board, '{Tab}{Tab}');
    expect(rootOf(board).activeElement).toBe(screen.leadStatus().element());
    const heard: string[] = [];
    const onKey = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', onKey);
    document.addEventListener('keyup', onKey);
    await userEvent.keyboard('e5jx{Escape}');
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('keyup', onKey);
    expect([heard, on.to('/archive').length + on.to('/status').length]).toEqual([[], 0]);
    expect(rootOf(board).activeElement).toBe(screen.leadStatus().element());
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
