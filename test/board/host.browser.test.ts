import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_FILTERS } from '../../src/contract/lead-query.js';
import { letBoardPoll } from '../../stories/page/let-board-poll.js';
import { fill, press } from '../elements/press.js';
import { cleanPage, type Host, listen, make, rootOf, SP_ID, tick } from '../elements/stage.js';
import { bodyOf, calls, focused, LEADS_CALL, openBoard, openNames, polled, rowNames, stage } from './board-stage.js';

cleanPage();

afterEach(() => history.replaceState(null, '', location.pathname));

const row = (name: RegExp) => page.getByRole('button', { name, expanded: false });

function callOn(board: Host, method: string, ...given: unknown[]): void {
  const call = board[method];
  if (typeof call !== 'function') throw new Error(`There is no ${method}().`);
  Reflect.apply(call, board, given);
}

/** The ids of the first page, in their order. */
async function leadIds(on: ReturnType<typeof stage>): Promise<string[]> {
  const { leads } = await on.gateway.leads({
    serviceProviderId: SP_ID,
    offset: 0,
    sort: 'NewestOldest',
    limit: 10,
    filters: DEFAULT_FILTERS,
  });
  return leads.map(({ leadId }) => leadId);
}

async function choose(action: string): Promise<void> {
  await press(page.getByRole('button', { name: 'More actions' }).first());
  await press(page.getByRole('menuitem', { name: action }));
}

describe('Undo', () => {
  it('brings an archived lead back by the opposite call', async () => {
    const on = stage();
    const board = await openBoard(on);
    await choose('Archive Lead');
    await expect.element(page.getByText('Lead archived').last()).toBeVisible();
    await vi.waitFor(() => expect(rowNames(board)).not.toContain('Dana Whitfield'));
    await press(page.getByRole('button', { name: 'Undo' }));
    const [, back] = await calls(on, '/archive', 2);
    expect(await bodyOf(back)).toMatchObject({ archived: false });
    await vi.waitFor(() => expect(rowNames(board)).toContain('Dana Whitfield'));
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull());
    await vi.waitFor(() => expect(focused(board)).toContain('Dana Whitfield'));
    await vi.waitFor(() => expect(openNames(board)).toEqual(['Dana Whitfield']));
  });

  it('sets the status back, and is not offered for itself', async () => {
    const on = stage();
    await openBoard(on);
    await press(page.getByRole('combobox', { name: 'Lead status' }));
    await press(page.getByRole('option', { name: 'Scheduled' }));
    await expect.element(page.getByText('Status changed to Scheduled').last()).toBeVisible();
    await press(page.getByRole('button', { name: 'Undo' }));
    const [, back] = await calls(on, '/status', 2);
    expect(await bodyOf(back)).toMatchObject({ status: 'Selling' });
    await expect.element(page.getByRole('combobox', { name: 'Lead status' })).toHaveTextContent('Contacted');
    expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull();
  });

  it('marks a lead read again', async () => {
    const on = stage();
    await openBoard(on);
    await choose('Mark as unread');
    await expect.element(page.getByText('Marked as unread').last()).toBeVisible();
    await vi.waitFor(async () => expect(await bodyOf(on.to('/read').at(-1))).toMatchObject({ read: false }));
    await press(page.getByRole('button', { name: 'Undo' }));
    await vi.waitFor(async () => expect(await bodyOf(on.to('/read').at(-1))).toMatchObject({ read: true }));
  });

  it('is not offered for what was not saved, nor for a lead that was only opened', async () => {
    const on = stage();
    await openBoard(on);
    await press(row(/Guadalupe/));
    await tick();
    expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull();
    on.setFault(({ url }) => (url.endsWith('/archive') ? new Response('', { status: 500 }) : undefined));
    await choose('Archive Lead');
    await expect.element(page.getByText('We could not archive this lead. Please try again.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull();
  });

  it('goes away by its cross', async () => {
    await openBoard(stage());
    await choose('Mark as unread');
    await press(page.getByRole('group', { name: 'Marked as unread' }).getByRole('button', { name: 'Dismiss' }));
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull());
  });
});

describe('keys', () => {
  async function withFocus(board: Host, key: string): Promise<void> {
    await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
    rootOf(board).querySelector<HTMLElement>('.toggle')?.focus();
    await userEvent.keyboard(key);
  }

  it('J and K move from lead to lead, Enter opens', async () => {
    const board = await openBoard(stage());
    await withFocus(board, 'jj');
    expect(focused(board)).toContain('Guadalupe');
    await userEvent.keyboard('k{Enter}');
    await vi.waitFor(() => expect(openNames(board)).toEqual(['Member']));
    expect(focused(board)).toContain('Member');
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
    await calls(on, '/read', 0);
    await withFocus(board, 'u');
    expect(await bodyOf((await calls(on, '/read', 1)).at(-1))).toMatchObject({ read: false });
    await withFocus(board, 'n');
    await vi.waitFor(() => expect(rootOf(board).activeElement?.matches('textarea')).toBe(true));
    await userEvent.keyboard('e1?');
    expect(on.to('/archive')).toHaveLength(0);
    await press(page.getByRole('button', { name: 'Cancel' }));
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

  it('M leads to the messages', async () => {
    const board = await openBoard(stage());
    const navigated = vi.fn((event: Event) => event.preventDefault());
    board.addEventListener('navigate', navigated);
    await withFocus(board, 'm');
    expect(navigated).toHaveBeenCalledTimes(1);
  });

  it('? shows them all, and Escape brings the focus back', async () => {
    const board = await openBoard(stage());
    await withFocus(board, '?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(board)).toContain('Dana Whitfield'));
  });

  it.each(['{Control>}e{/Control}', '{Alt>}e{/Alt}', '{Meta>}e{/Meta}'])('leave %s to the page', async (key) => {
    const on = stage();
    const board = await openBoard(on);
    await withFocus(board, key);
    await tick();
    expect(on.to('/archive')).toHaveLength(0);
  });

  it('are shown by a button too, which is there only where they work', async () => {
    const board = await openBoard(stage());
    await press(page.getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(board)).toBe('Keyboard shortcuts'));
    board['shortcuts'] = 'off';
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Keyboard shortcuts' }).query()).toBeNull());
  });

  it('do nothing where the host wants none, and nothing while a filter is typed into', async () => {
    const on = stage();
    const board = await openBoard(on, { shortcuts: 'off' });
    await withFocus(board, 'e4?');
    await fill(page.getByRole('combobox', { name: 'Category' }), 'e');
    await tick();
    expect(on.to('/archive').length + on.to('/status').length).toBe(0);
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});

describe('new leads', () => {
  it('are polled every ten seconds at most, however short a period the page gives', async () => {
    const on = stage();
    const board = await openBoard(on, { pollSeconds: 0.001 });
    await vi.waitFor(() => expect(rootOf(board).querySelector('.list-head [role="status"].sr')).not.toBeNull());
    await tick(500);
    letBoardPoll(8);
    await tick(100);
    expect(on.to(LEADS_CALL)).toHaveLength(1);
    letBoardPoll(10);
    await calls(on, LEADS_CALL, 2);
  });

  it.each([2_147_484, 1e300])(
    'are not polled without end with a period of %s seconds, longer than a timer',
    async (pollSeconds) => {
      const on = stage();
      const board = await openBoard(on, { pollSeconds });
      await vi.waitFor(() => expect(rootOf(board).querySelector('.list-head [role="status"].sr')).not.toBeNull());
      await tick(500);
      expect(on.to(LEADS_CALL)).toHaveLength(1);
    },
  );

  it('are counted by a quiet look, and shown on request alone', async () => {
    const on = stage();
    const board = await openBoard(on);
    const before = rowNames(board);
    on.setFault(async (request) => {
      if (!request.url.includes(LEADS_CALL)) return undefined;
      const answer = {
        leads: ['n2', 'n1'].map((leadId) => ({
          leadId,
          status: 'Initial',
          createDate: '2026-11-18T20:19:00Z',
          customerInfo: { firstName: 'Nora', lastName: leadId },
        })),
        pagination: { totalNumber: 239 },
      };
      return Response.json(answer);
    });
    const button = page.getByRole('button', { name: 'Show 2 new leads' });
    await polled(on);
    await expect.element(button).toBeVisible();
    expect(rowNames(board)).toEqual(before);
    await press(button);
    await vi.waitFor(() => expect(rowNames(board)).toEqual(['Nora n2', 'Nora n1']));
    expect(page.getByRole('button', { name: /new lead/ }).query()).toBeNull();
  });

  it('are not looked for when the host says never, and a look that fails is not told', async () => {
    const never = stage();
    await openBoard(never, { pollSeconds: 0 });
    const failing = stage();
    // Every look after the first loading fails, however soon it comes.
    failing.setFault(({ url }) =>
      url.includes(LEADS_CALL) && failing.to(LEADS_CALL).length > 1 ? new Response('', { status: 511 }) : undefined,
    );
    const board = await openBoard(failing);
    const errors = listen(board, 'widget-error');
    await vi.waitFor(() => expect(rowNames(board)).toHaveLength(10));
    await polled(failing);
    await tick(300);
    letBoardPoll();
    await tick(300);
    expect(failing.to(LEADS_CALL)).toHaveLength(2);
    expect(never.to(LEADS_CALL)).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

it('a sign-in that a quiet look finds expired is told to the page once', async () => {
  const on = stage();
  const board = await openBoard(on);
  const errors = listen(board, 'widget-error');
  on.setFault(({ url }) => (url.includes(LEADS_CALL) ? new Response('{}', { status: 401 }) : undefined));
  await polled(on);
  await expect.element(page.getByText('You are signed out.')).toBeVisible();
  expect(errors).toMatchObject([{ operation: 'leads', status: 401 }]);
  expect(rowNames(board)).toHaveLength(10);
  letBoardPoll();
  await tick(500);
  expect(errors).toHaveLength(1);
});

describe('what a host asks of the board', () => {
  it('filters, sort and page can be read and set, before and after', async () => {
    const on = stage();
    const board = await openBoard(on, { filters: { serviceProviderLeadStatuses: ['Selling'] }, sort: 'OldestNewest' });
    expect(await bodyOf(on.to(LEADS_CALL)[0])).toMatchObject({
      sort: 'OldestNewest',
      filters: { serviceProviderLeadStatuses: ['Selling'], archived: false },
    });
    await vi.waitFor(() => expect(board['page']).toBe(1));
    Object.assign(board, { filters: { archived: true }, page: 1 });
    await calls(on, LEADS_CALL, 2);
    await expect.element(page.getByRole('switch', { name: 'Archived' })).toBeChecked();
    await press(page.getByRole('switch', { name: 'Archived' }));
    await calls(on, LEADS_CALL, 3);
    await vi.waitFor(() => expect(board['filters']).toMatchObject({ archived: false }));
    board['page'] = 3;
    const [, , , fourth] = await calls(on, LEADS_CALL, 4);
    expect(await bodyOf(fourth)).toMatchObject({ offset: 20, sort: 'OldestNewest' });
    await tick();
    expect(on.to(LEADS_CALL)).toHaveLength(4);
  });

  it('filters, sort and page can be read from the start, and what is set at widget-ready is loaded and stays', async () => {
    const on = stage();
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
    const [, second] = await calls(on, LEADS_CALL, 2);
    expect(await bodyOf(second)).toMatchObject({
      offset: 0,
      sort: 'OldestNewest',
      filters: { serviceProviderLeadStatuses: ['Selling'] },
    });
    await tick(800);
    expect(query()).toEqual([expect.objectContaining({ serviceProviderLeadStatuses: ['Selling'] }), 'OldestNewest', 1]);
    expect(on.to(LEADS_CALL)).toHaveLength(2);
  });

  it('a page that is set while the first leads load is the one that is shown', async () => {
    const on = stage();
    const board = make('lead-board', { spId: SP_ID, gateway: on.gateway });
    document.body.append(board);
    await vi.waitFor(() => expect(on.to(LEADS_CALL)).toHaveLength(1));
    board['page'] = 2;
    await expect.element(page.getByText(/^Showing 11 - 20/)).toBeVisible();
    expect(board['page']).toBe(2);
  });

  it('a sort that is set in the moment in which the rows stand is the one that is shown', async () => {
    const on = stage();
    const board = make('lead-board', { spId: SP_ID, gateway: on.gateway });
    document.body.append(board);
    const rows = new MutationObserver(() => {
      if (rootOf(board).querySelector('[data-lead-id]') === null) return;
      rows.disconnect();
      board['sort'] = 'OldestNewest';
    });
    rows.observe(rootOf(board), { childList: true, subtree: true });
    const [, second] = await calls(on, LEADS_CALL, 2);
    expect(await bodyOf(second)).toMatchObject({ sort: 'OldestNewest' });
    expect(board['sort']).toBe('OldestNewest');
  });

  it('hides a lead that it was told to hide before the leads are there, and opens the next one', async () => {
    const on = stage();
    const names = rowNames(await openBoard(on));
    document.body.replaceChildren();
    const ids = await leadIds(on);
    const board = make('lead-board', { spId: SP_ID, gateway: on.gateway });
    const selected = listen(board, 'lead-select');
    callOn(board, 'hideLead', ids[0]);
    document.body.append(board);
    callOn(board, 'hideLead', ids[2]);
    await vi.waitFor(() => expect(rowNames(board)).toEqual([names[1], ...names.slice(3)]));
    expect(selected).toEqual([{ leadId: ids[1] }]);
    const before = on.to(LEADS_CALL).length;
    callOn(board, 'refresh');
    await calls(on, LEADS_CALL, before + 1);
    Object.assign(board, { pageSize: 5 });
    await calls(on, LEADS_CALL, before + 2);
    await vi.waitFor(() => expect(rowNames(board)).toEqual([names[1], ...names.slice(3, 5)]));
  });

  it('fetches the lead of a card whose refresh() was called before its view was there', async () => {
    const on = stage();
    const [leadId = ''] = await leadIds(on);
    const lead = {
      leadId,
      status: 'Initial',
      createDate: '2026-11-18T14:15:00-06:00',
      customerInfo: { firstName: 'Given' },
    };
    const card = make('lead-card', { spId: SP_ID, leadId, gateway: on.gateway, lead });
    callOn(card, 'refresh');
    document.body.append(card);
    callOn(card, 'refresh');
    await vi.waitFor(() => expect(rootOf(card).textContent).toContain('Dana Whitfield'));
    expect(on.to(`/leads/${leadId}`)).toHaveLength(1);
  });

  it('keeps filters and sort through refresh() and another page size', async () => {
    const on = stage();
    const board = await openBoard(on);
    Object.assign(board, { sort: 'OldestNewest', filters: { serviceProviderLeadStatuses: ['Selling'] } });
    await calls(on, LEADS_CALL, 2);
    callOn(board, 'refresh');
    await calls(on, LEADS_CALL, 3);
    board['pageSize'] = 5;
    const asked = await calls(on, LEADS_CALL, 4);
    for (const request of asked.slice(1)) {
      expect(await bodyOf(request)).toMatchObject({
        sort: 'OldestNewest',
        filters: { serviceProviderLeadStatuses: ['Selling'] },
      });
    }
  });

  it('what does not fit is passed over, and what is shown is read back', async () => {
    const on = stage();
    const board = await openBoard(on);
    await vi.waitFor(() => expect(board['page']).toBe(1));
    Object.assign(board, { page: 2.5, sort: 'Wrong', filters: { dateRange: 'today' } });
    await vi.waitFor(() => expect([board['page'], board['sort']]).toEqual([1, 'NewestOldest']));
    expect(board['filters']).toMatchObject({ archived: false, displayLead: true });
    expect(on.to(LEADS_CALL)).toHaveLength(1);
  });

  it('the same object again, and a host that writes a new one at each render, ask nothing', async () => {
    const on = stage();
    const board = await openBoard(on, { filters: { archived: false } });
    board['filters'] = { archived: false };
    await tick();
    board['filters'] = { archived: false };
    await tick();
    expect(on.to(LEADS_CALL)).toHaveLength(1);
  });

  it('the page’s address keeps filters, sort and page, and never a customer’s name', async () => {
    const on = stage();
    history.replaceState(null, '', `${location.pathname}?keep=1&l-status=Selling&l-page=2#here`);
    await openBoard(on, { urlSync: 'l-' }).catch(() => undefined);
    expect(await bodyOf(on.to(LEADS_CALL)[0])).toMatchObject({
      offset: 10,
      filters: { serviceProviderLeadStatuses: ['Selling'] },
    });
    await fill(page.getByRole('combobox', { name: 'Customer name' }), 'dana');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(location.search).toBe('?keep=1&l-status=Selling'));
    expect(location.hash).toBe('#here');
    expect(location.href).not.toMatch(/dana/i);
    history.pushState(null, '', `${location.pathname}?keep=1&l-archived=1`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(async () =>
      expect(await bodyOf(on.to(LEADS_CALL).at(-1))).toMatchObject({ filters: { archived: true } }),
    );
  });

  it('nothing is written into the address unless it is asked for', async () => {
    const on = stage();
    const search = location.search;
    await openBoard(on);
    await press(page.getByRole('switch', { name: 'Archived' }));
    await calls(on, LEADS_CALL, 2);
    await tick();
    expect(location.search).toBe(search);
    expect(new URL(on.to(LEADS_CALL)[0]?.url ?? '').pathname).toContain(SP_ID);
  });
});
