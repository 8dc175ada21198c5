import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { configure } from '../../src/index.js';
import { press } from '../element/press.js';
import { asHost, cleanPage, listen, rootOf, SP_ID, tick } from '../element/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import {
  bodyOf,
  button,
  calls,
  LEADS_CALL,
  openBoard,
  openNames,
  optionsOf,
  rowNames,
  stage,
  waysFrom,
} from './board-stage.js';

cleanPage();

describe('the list', () => {
  it('shows the business, the count, and ten leads with the first one open', async () => {
    const board = await openBoard(stage(), { callLogUrl: '/office/{spId}/calls' });
    await expect.element(page.getByRole('heading', { name: 'Leads for Bluebird Plumbing & Drain' })).toBeVisible();
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    expect(rowNames(board)).toHaveLength(10);
    expect(openNames(board)).toEqual(['Dana Whitfield']);
    await expect
      .element(page.getByRole('link', { name: 'View Call Log' }))
      .toHaveAttribute('href', `/office/${SP_ID}/calls`);
  });

  it('sorts in four ways', async () => {
    const on = stage();
    const board = await openBoard(on);
    const newest = rowNames(board)[0];
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    expect(optionsOf(sort.element())).toEqual([
      'Newest to oldest',
      'Oldest to newest',
      'Lead status (A-Z)',
      'Lead status (Z-A)',
    ]);
    await sort.selectOptions('Oldest to newest');
    const [, last] = await calls(on, LEADS_CALL, 2);
    await expect.poll(() => rowNames(board)[0]).not.toBe(newest);
    expect(await bodyOf(last)).toMatchObject({ sort: 'OldestNewest', businessName: 'Bluebird Plumbing & Drain' });
  });

  it('starts with unread messages if new-messages is set, and the toggle turns that off', async () => {
    const on = stage();
    await openBoard(on, { newMessages: true });
    const toggle = page.getByRole('switch', { name: 'Show Unread Messages' });
    await expect.element(toggle).toBeChecked();
    expect(await bodyOf(on.to(LEADS_CALL)[0])).toMatchObject({ filters: { hasUnreadMessages: true } });
    await press(toggle);
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    expect(await bodyOf(on.to(LEADS_CALL)[1])).toMatchObject({ offset: 0, filters: { hasUnreadMessages: null } });
  });
});

it('two quick taps on Next turn one page, and open no lead', async () => {
  await page.viewport(360, 844);
  const board = await openBoard(stage());
  const ways = waysFrom(board);
  await expect.element(button('Next page')).toBeVisible();
  await pressQuickly(button('Next page').element());
  await expect.element(page.getByText(/Showing 11 - 20/)).toBeVisible();
  await tick(500);
  expect(page.getByText(/Showing 11 - 20/).elements()).toHaveLength(1);
  expect([openNames(board), ways]).toEqual([[], []]);
  await page.viewport(1280, 900);
});

it('a pressed lead stays where it was below the one that closes, and another page begins at its top', async () => {
  const board = await openBoard(stage());
  board.style.marginBlock = '1500px';
  const row = () => asHost(rootOf(board).querySelectorAll('.leads .toggle')[3] ?? null);
  row().scrollIntoView({ block: 'center' });
  const before = row().getBoundingClientRect().top;
  row().click();
  await vi.waitFor(() => expect(openNames(board)).toEqual(['Marcus Bell']));
  await tick(50);
  expect(Math.abs(row().getBoundingClientRect().top - before)).toBeLessThan(2);
  await press(button('Next page'));
  await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
  expect(board.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
});

it('another locale changes the words and nothing else', async () => {
  const on = stage();
  const board = await openBoard(on);
  const views = listen(board, 'analytics');
  await button('Page 2').click();
  await expect.element(page.getByText('Showing 11 - 20 of 237 results')).toBeVisible();
  // The text of the new page comes before its leads are asked for.
  const { length: before } = await calls(on, LEADS_CALL, 2);
  board['locale'] = 'es-US';
  await expect.element(page.getByText('Mostrando 11 - 20 de 237 resultados')).toBeVisible();
  expect(on.to(LEADS_CALL)).toHaveLength(before);
  expect(views).toEqual([]);
  configure({});
});
