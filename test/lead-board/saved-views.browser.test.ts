import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_FILTERS } from '../../src/gateway/lead-query.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { cleanPage, type Host, listen, rootOf, SP_ID, tick } from '../element/stage.js';
import { bodyOf, button, calls, focused, LEADS_CALL, openBoard, opened, type Stage, stage } from './board-stage.js';

cleanPage();

afterEach(() => history.replaceState(null, '', location.pathname));

const nameField = () => page.getByRole('textbox', { name: 'Name of the view' });
const views = () => page.getByRole('toolbar', { name: 'Saved views' });
const chip = (name: string) => views().getByRole('button', { name });

const TO_CALL = {
  id: 'call',
  name: 'To call',
  filters: { serviceProviderLeadStatuses: ['Initial'] },
  sort: 'OldestNewest',
};
const WON = { id: 'won', name: 'Won', filters: { serviceProviderLeadStatuses: ['ClosedWon'] }, sort: 'NewestOldest' };

const withViews = (properties: Record<string, unknown> = {}) => opened({ features: ['saved-views'], ...properties });
const openWithViews = (on: Stage, properties: Record<string, unknown> = {}) =>
  openBoard(on, { features: ['saved-views'], ...properties });

const unread = () => page.getByRole('switch', { name: 'Show Unread Messages' });
const showUnread = () => press(unread());

const asked = async (on: Stage) => Reflect.get(Object(await bodyOf(on.to(LEADS_CALL).at(-1))), 'filters');

async function save(name: string): Promise<void> {
  await press(button('Save view'));
  await fill(nameField(), name);
  await press(button('Save'));
  await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull());
}

async function reopen(on: Stage, properties: Record<string, unknown> = {}): Promise<Host> {
  document.body.replaceChildren();
  await tick(50);
  return openWithViews(on, properties);
}

describe('saved views', () => {
  it('save filters and sort order under a name and restore them with one click on the next visit', async () => {
    const { on } = await withViews();
    await showUnread();
    await save('Unread');
    await expect.element(chip('Unread')).toHaveAttribute('aria-pressed', 'true');
    await reopen(on);
    await expect.element(chip('Unread')).toHaveAttribute('aria-pressed', 'false');
    await chip('Unread').click();
    await expect.element(unread()).toBeChecked();
    expect(await asked(on)).toMatchObject({ hasUnreadMessages: true });
  });

  it('can be the starting view, unless the page links to one lead', async () => {
    const { on } = await withViews();
    await showUnread();
    await save('Unread');
    await press(button('Actions for the view Unread'));
    await press(page.getByRole('menuitem', { name: 'Start with this view' }));
    await expect.element(chip('Unread (the board starts with it)')).toBeVisible();
    const before = on.to(LEADS_CALL).length;
    await reopen(on);
    expect(await bodyOf(on.to(LEADS_CALL)[before])).toMatchObject({ filters: { hasUnreadMessages: true } });
    await expect.element(chip('Unread')).toHaveAttribute('aria-pressed', 'true');
    expect(on.to(LEADS_CALL)).toHaveLength(before + 1);
    await reopen(on, { leadId: SANDBOX_LEADS.thimble });
    expect(await asked(on)).toMatchObject({ hasUnreadMessages: null });
    await expect.element(chip('Unread')).toHaveAttribute('aria-pressed', 'false');
  });

  it('never save a customer’s name, and say so', async () => {
    const { on, board } = await withViews();
    const told = listen(board, 'views-change');
    await fill(page.getByRole('combobox', { name: 'Customer name' }), 'dana');
    await userEvent.keyboard('{Enter}');
    await calls(on, LEADS_CALL, 2);
    await press(button('Save view'));
    await expect.element(page.getByText('The customer’s name that you have typed is not saved.')).toBeVisible();
    await fill(nameField(), 'Mine');
    await press(button('Save'));
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(JSON.stringify(told)).not.toMatch(/dana|contactInformationIds/i);
    const local = Object.entries(localStorage).filter(([key]) => key.startsWith('lead-widgets/'));
    expect(JSON.stringify(local)).toContain('Mine');
    expect(JSON.stringify(local)).not.toMatch(/dana/i);
    expect(local.map(([key]) => key).join()).not.toContain(SP_ID);
  });

  it('are one Tab stop: arrows move, Enter applies, F2 renames, Delete removes and Undo restores', async () => {
    const { on, board } = await withViews({ views: [TO_CALL, WON] });
    const told = listen(board, 'views-change');
    await expect.element(chip('To call')).toBeVisible();
    rootOf(board).querySelector<HTMLElement>('.chip')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(focused(board)).toBe('Won'));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(async () => expect(await asked(on)).toMatchObject({ serviceProviderLeadStatuses: ['ClosedWon'] }));
    await userEvent.keyboard('{F2}');
    await expect.element(page.getByRole('dialog', { name: 'Rename view' })).toBeVisible();
    await fill(nameField(), 'Closed');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused(board)).toBe('Closed'));
    await userEvent.keyboard('{Delete}');
    await vi.waitFor(() => expect(focused(board)).toBe('To call'));
    await vi.waitFor(() => expect(rootOf(board).querySelectorAll('.chip')).toHaveLength(1));
    await press(button('Undo'));
    await expect.element(chip('Closed')).toBeVisible();
    expect([told.length, board['views']]).toMatchObject([3, [{ id: 'call' }, { id: 'won', name: 'Closed' }]]);
  });

  it('of the host are reported to the host and not stored on the device', async () => {
    const { on, board } = await withViews({ views: [{ ...TO_CALL, isDefault: true }] });
    const told = listen(board, 'views-change');
    expect(await bodyOf(on.to(LEADS_CALL)[0])).toMatchObject({ sort: 'OldestNewest' });
    await expect.element(chip('To call')).toHaveAttribute('aria-pressed', 'true');
    await showUnread();
    await save('Unread ones');
    expect(told).toMatchObject([{ views: [{ id: 'call' }, { name: 'Unread ones', sort: 'OldestNewest' }] }]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Unread ones');
  });

  it('can be updated to the filters of the board', async () => {
    await withViews({ views: [WON] });
    await press(chip('Won'));
    await showUnread();
    await expect.element(chip('Won')).toHaveAttribute('aria-pressed', 'false');
    await press(button('Actions for the view Won'));
    await press(page.getByRole('menuitem', { name: 'Replace with the current filters' }));
    await expect.element(chip('Won')).toHaveAttribute('aria-pressed', 'true');
  });

  it('of two tabs are merged, and a name that the other tab has used is refused', async () => {
    const { on } = await withViews();
    await save('First');
    const [key = ''] = Object.keys(localStorage).filter((each) => localStorage.getItem(each)?.includes('First'));
    const text = localStorage.getItem(key) ?? '';
    // As another tab stores it.
    const other = JSON.stringify({ ...WON, name: 'Other' });
    localStorage.setItem(key, text.replace('[', `[${other},`));
    await press(button('Save view'));
    await fill(nameField(), 'other');
    await press(button('Save'));
    await expect.element(page.getByText(/already/)).toBeVisible();
    await fill(nameField(), 'Second');
    await press(button('Save'));
    for (const name of ['First', 'Other', 'Second']) await expect.element(chip(name)).toBeVisible();
    await reopen(on);
    for (const name of ['First', 'Other', 'Second']) await expect.element(chip(name)).toBeVisible();
  });
});

it('a link to a view has the view’s id in the page’s address and opens the view', async () => {
  const { on, board } = await withViews({ views: [TO_CALL, WON], urlSync: 'l-' });
  await press(chip('Won'));
  await vi.waitFor(() => expect(new URLSearchParams(location.search).get('l-view')).toBe('won'));
  await showUnread();
  await vi.waitFor(() => expect(new URLSearchParams(location.search).has('l-view')).toBe(false));
  board.remove();
  await tick(50);
  history.replaceState(null, '', `${location.pathname}?l-view=call`);
  const before = on.to(LEADS_CALL).length;
  await openWithViews(on, { views: [TO_CALL, WON], urlSync: 'l-' });
  expect(await bodyOf(on.to(LEADS_CALL)[before])).toMatchObject({
    sort: 'OldestNewest',
    filters: { ...DEFAULT_FILTERS, serviceProviderLeadStatuses: ['Initial'] },
  });
  await expect.element(chip('To call')).toHaveAttribute('aria-pressed', 'true');
});

it('without saved views, a board leaves the parameter of a link to a view in the page’s address', async () => {
  history.replaceState(null, '', `${location.pathname}?view=map`);
  await openBoard(stage(), { urlSync: '' });
  await showUnread();
  await vi.waitFor(() => expect(location.search).toBe('?view=map&unread=1'));
});
