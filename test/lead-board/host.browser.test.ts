import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letBoardPoll } from '../../stories/page/let-board-poll.js';
import { fill, press } from '../element/press.js';
import { cleanPage, listen, make, mount, rootOf, SP_ID, tick } from '../element/stage.js';
import * as screen from './board-stage.js';

cleanPage();

afterEach(() => history.replaceState(null, '', location.pathname));

function begin() {
  const on = screen.stage();
  return { on, board: mount('lead-board', { spId: SP_ID, gateway: on.gateway }) };
}

async function leadIds(on: ReturnType<typeof screen.stage>): Promise<string[]> {
  const { leads } = await on.gateway.leads({ serviceProviderId: SP_ID, limit: 10 });
  return leads.map(({ leadId }) => leadId);
}

it('new leads are polled at most every ten seconds, also if the period is too long for a timer', async () => {
  const { on, board } = await screen.opened({ pollSeconds: 2_147_484 });
  await vi.waitFor(() => expect(rootOf(board).querySelector('.list-head [role="status"].sr')).not.toBeNull());
  await tick(500);
  expect(on.to(screen.LEADS_CALL)).toHaveLength(1);
  board['pollSeconds'] = 0.001;
  await tick(500);
  letBoardPoll(8);
  await tick(100);
  expect(on.to(screen.LEADS_CALL)).toHaveLength(1);
  letBoardPoll(10);
  await screen.calls(on, screen.LEADS_CALL, 2);
});

it('polling stops after a refused request and says so', async () => {
  const { on } = await screen.opened({ pollSeconds: 60 });
  on.setFault(screen.answering(screen.LEADS_CALL, screen.refused(401)));
  await screen.polled(on);
  await expect.element(page.getByText(/sign in again/i).first()).toBeVisible();
  const before = on.to(screen.LEADS_CALL).length;
  letBoardPoll(60);
  await tick(500);
  expect(on.to(screen.LEADS_CALL)).toHaveLength(before);
});

describe('a host', () => {
  it('reads and sets filters, sort order and page, before and after the first leads load', async () => {
    const { on, board } = await screen.opened({
      filters: { serviceProviderLeadStatuses: ['Selling'] },
      sort: 'OldestNewest',
    });
    expect(await screen.bodyOf(on.to(screen.LEADS_CALL)[0])).toMatchObject({
      sort: 'OldestNewest',
      filters: { serviceProviderLeadStatuses: ['Selling'], archived: false },
    });
    await vi.waitFor(() => expect(board['page']).toBe(1));
    Object.assign(board, { filters: { archived: true }, page: 1 });
    await screen.calls(on, screen.LEADS_CALL, 2);
    await expect.element(page.getByRole('switch', { name: 'Archived' })).toBeChecked();
    await press(page.getByRole('switch', { name: 'Archived' }));
    await screen.calls(on, screen.LEADS_CALL, 3);
    await vi.waitFor(() => expect(board['filters']).toMatchObject({ archived: false }));
    board['page'] = 3;
    const [, , , fourth] = await screen.calls(on, screen.LEADS_CALL, 4);
    expect(await screen.bodyOf(fourth)).toMatchObject({ offset: 20, sort: 'OldestNewest' });
    await tick();
    expect(on.to(screen.LEADS_CALL)).toHaveLength(4);
  });

  it('reads filters, sort order and page from the start, and what it sets at widget-ready stays', async () => {
    const on = screen.stage();
    const board = make('lead-board', { spId: SP_ID, gateway: on.gateway });
    const query = () => [board['filters'], board['sort'], board['page']];
    const initial = [expect.objectContaining({ archived: false, displayLead: true }), 'NewestOldest', 1];
    expect(query()).toEqual(initial);
    const read = new Promise<unknown[]>((resolve) => {
      board.addEventListener('widget-ready', () => {
        resolve(query());
        Object.assign(board, { sort: 'OldestNewest', filters: { serviceProviderLeadStatuses: ['Selling'] } });
      });
    });
    document.body.append(board);
    expect(await read).toEqual(initial);
    const [, second] = await screen.calls(on, screen.LEADS_CALL, 2);
    expect(await screen.bodyOf(second)).toMatchObject({
      offset: 0,
      sort: 'OldestNewest',
      filters: { serviceProviderLeadStatuses: ['Selling'] },
    });
    await tick(800);
    expect(query()).toEqual([expect.objectContaining({ serviceProviderLeadStatuses: ['Selling'] }), 'OldestNewest', 1]);
    expect(on.to(screen.LEADS_CALL)).toHaveLength(2);
  });

  it('sets a page while the first leads load, and the board shows that page', async () => {
    const { on, board } = begin();
    await vi.waitFor(() => expect(on.to(screen.LEADS_CALL)).toHaveLength(1));
    board['page'] = 2;
    await expect.element(page.getByText(/^Showing 11 - 20/)).toBeVisible();
    expect(board['page']).toBe(2);
  });

  it('sets a sort order while the rows appear, and the board shows that order', async () => {
    const { on, board } = begin();
    const rows = new MutationObserver(() => {
      if (rootOf(board).querySelector('[data-lead-id]') === null) return;
      rows.disconnect();
      board['sort'] = 'OldestNewest';
    });
    rows.observe(rootOf(board), { childList: true, subtree: true });
    const [, second] = await screen.calls(on, screen.LEADS_CALL, 2);
    expect([await screen.bodyOf(second), board['sort']]).toMatchObject([{ sort: 'OldestNewest' }, 'OldestNewest']);
  });

  it('hides a lead before the leads load, and the board opens the next one', async () => {
    const on = screen.stage();
    const names = screen.rowNames(await screen.openBoard(on));
    document.body.replaceChildren();
    const ids = await leadIds(on);
    const board = make('lead-board', { spId: SP_ID, gateway: on.gateway });
    const selected = listen(board, 'lead-select');
    screen.callOn(board, 'hideLead', ids[0]);
    document.body.append(board);
    screen.callOn(board, 'hideLead', ids[2]);
    await vi.waitFor(() => expect(screen.rowNames(board)).toEqual([names[1], ...names.slice(3)]));
    expect(selected).toEqual([{ leadId: ids[1] }]);
    const before = on.to(screen.LEADS_CALL).length;
    screen.callOn(board, 'refresh');
    await screen.calls(on, screen.LEADS_CALL, before + 1);
    Object.assign(board, { pageSize: 5 });
    await screen.calls(on, screen.LEADS_CALL, before + 2);
    await vi.waitFor(() => expect(screen.rowNames(board)).toEqual([names[1], ...names.slice(3, 5)]));
  });

  it('calls refresh() on a card before its view is ready, and the card loads its lead', async () => {
    const on = screen.stage();
    const [leadId = ''] = await leadIds(on);
    const lead = { leadId, status: 'Initial', createDate: '2026-11-18T14:15:00-06:00' };
    const card = make('lead-card', { spId: SP_ID, leadId, gateway: on.gateway, lead });
    screen.callOn(card, 'refresh');
    document.body.append(card);
    screen.callOn(card, 'refresh');
    await vi.waitFor(() => expect(rootOf(card).textContent).toContain('Dana Whitfield'));
    expect(on.to(`/leads/${leadId}`)).toHaveLength(1);
  });

  it('lets the page’s address keep filters, sort order and page, but never a customer’s name', async () => {
    const on = screen.stage();
    history.replaceState(null, '', `${location.pathname}?keep=1&l-status=Selling&l-page=2#here`);
    await screen.openBoard(on, { urlSync: 'l-' });
    expect(await screen.bodyOf(on.to(screen.LEADS_CALL)[0])).toMatchObject({
      offset: 10,
      filters: { serviceProviderLeadStatuses: ['Selling'] },
    });
    await fill(page.getByRole('combobox', { name: 'Customer name' }), 'dana');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(location.search).toBe('?keep=1&l-status=Selling'));
    expect([location.hash, location.href]).toEqual(['#here', expect.not.stringMatching(/dana/i)]);
    history.pushState(null, '', `${location.pathname}?keep=1&l-archived=1`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(async () =>
      expect(await screen.bodyOf(on.to(screen.LEADS_CALL).at(-1))).toMatchObject({ filters: { archived: true } }),
    );
  });
});

it('a board that came back without an open lead focuses its first row after a lead has left it', async () => {
  const on = screen.stage();
  const settings = { spId: SP_ID, gateway: on.gateway, filters: { archived: true } };
  const open = async () => {
    const board = make('lead-board', settings);
    board.setAttribute('data-place', 'archived-leads');
    document.body.append(board);
    await expect.element(page.getByText(/^Showing /)).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Customer name' })).toBeVisible();
    return board;
  };
  const first = await open();
  rootOf(first).querySelector<HTMLElement>('.open .toggle')?.click();
  await vi.waitFor(() => expect(screen.openNames(first)).toEqual([]));
  await tick(100);
  first.remove();
  const board = await open();
  expect(screen.openNames(board)).toEqual([]);
  await press(page.getByRole('button', { name: 'Move to Active Leads' }).first());
  await vi.waitFor(() => expect(rootOf(board).activeElement?.matches('li:first-child .toggle')).toBe(true));
});
