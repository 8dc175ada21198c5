import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signOut } from '../../src/index.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../elements/press.js';
import { cleanPage, rootOf, SP_ID, tick } from '../elements/stage.js';
import { openBoard, rowNames, type Stage, stage } from './board-stage.js';
import type { SecondTab } from './second-tab.js';

cleanPage();
afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

const SETTINGS = { spId: SP_ID, timeZone: 'America/Chicago', pollSeconds: 0 };

const isTab = (tab: unknown): tab is SecondTab => typeof tab === 'object' && tab !== null && 'openBoard' in tab;

/** A board of the same session in a document of its own. */
async function secondBoard(on: Stage, properties: object = {}) {
  const frame = document.createElement('iframe');
  frame.width = '1000';
  frame.height = '800';
  const script = new URL('second-tab.ts', import.meta.url).href;
  frame.srcdoc = `<!doctype html><html lang="en"><title>Office</title><body><script type="module" src="${script}"></script>`;
  document.body.append(frame);
  const tab = await vi.waitFor(
    () => {
      const found: unknown = Reflect.get(Object(frame.contentWindow), 'tab');
      if (!isTab(found)) throw new Error('it is not loaded yet');
      return found;
    },
    { timeout: 15_000 },
  );
  const board = tab.openBoard((address, init) => on.fetch(String(address), init), { ...SETTINGS, ...properties });
  await vi.waitFor(() => expect(rootOf(board).querySelectorAll('.leads .name').length).toBeGreaterThan(0), {
    timeout: 10_000,
  });
  const row = (leadId: string) => rootOf(board).querySelector<HTMLElement>(`[data-lead-id="${leadId}"]`);
  return {
    board,
    tab,
    row,
    text: () => rootOf(board).textContent ?? '',
    pill: (leadId: string) => row(leadId)?.querySelector('.pill')?.textContent,
    isUnread: (leadId: string) => row(leadId)?.querySelector('.seen.unread') !== null,
    press: (selector: string) => rootOf(board).querySelector<HTMLElement>(selector)?.click(),
  };
}

async function twoBoards() {
  const on = stage();
  const other = await secondBoard(on);
  const board = await openBoard(on, { pollSeconds: 0 });
  // Both have loaded what comes after the first leads.
  await tick(1000);
  return { on, board, other };
}

async function pickStatus(name: string): Promise<void> {
  await press(page.getByRole('combobox', { name: 'Lead status' }));
  await press(page.getByRole('option', { name }));
}

async function archiveOpen(): Promise<void> {
  await press(page.getByRole('button', { name: /^More actions/ }).first());
  await press(page.getByRole('menuitem', { name: 'Archive Lead' }));
}

describe('“I have the board open in two tabs”', () => {
  it('shows a status and a read mark of the other tab at once, in its place and without a call', async () => {
    const { on, board, other } = await twoBoards();
    const names = [...rootOf(other.board).querySelectorAll('.leads .name')].map(({ textContent }) => textContent);
    const before = on.to(`/serviceProvider/${SP_ID}`).length;
    await pickStatus('Scheduled');
    await vi.waitFor(() => expect(other.pill(SANDBOX_LEADS.newest)).toBe('Scheduled'));
    expect(other.isUnread(SANDBOX_LEADS.newest)).toBe(false);
    await press(page.getByRole('button', { name: /^Mark as unread, / }).first());
    await vi.waitFor(() => expect(other.isUnread(SANDBOX_LEADS.newest)).toBe(true));
    expect(rowNames(board)).toEqual(names);
    expect([...rootOf(other.board).querySelectorAll('.leads .name')].map(({ textContent }) => textContent)).toEqual(
      names,
    );
    expect(on.to(`/serviceProvider/${SP_ID}`).length).toBe(before);
  });

  it('keeps the lead that is open there until it is closed', async () => {
    const { other } = await twoBoards();
    const open = SANDBOX_LEADS.newest;
    await vi.waitFor(() => expect(other.row(open)?.querySelector('[aria-expanded="true"]')).not.toBeNull());
    await archiveOpen();
    await vi.waitFor(() => expect(other.row(open)?.querySelector('.restore')).not.toBeNull());
    expect(other.text()).toContain('of 237 results');
    await tick(500);
    other.row(open)?.querySelector<HTMLElement>('.toggle')?.click();
    await vi.waitFor(() => expect(other.row(open)).toBeNull());
    expect(other.text()).toContain('of 236 results');
  });

  it('has the lead again that Undo brings back', async () => {
    const { other } = await twoBoards();
    const open = SANDBOX_LEADS.newest;
    other.row(open)?.querySelector<HTMLElement>('.toggle')?.click();
    await archiveOpen();
    await vi.waitFor(() => expect(other.row(open)).toBeNull());
    await press(page.getByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(other.row(open)).not.toBeNull());
    expect(other.text()).toContain('of 237 results');
  });

  it('shows the leads that come next where the other tab has archived all of a page', async () => {
    const on = stage();
    const other = await secondBoard(on, { pageSize: 1 });
    await openBoard(on, { pollSeconds: 0 });
    await tick(1000);
    await archiveOpen();
    await vi.waitFor(() => expect(other.row(SANDBOX_LEADS.newest)?.querySelector('.restore')).not.toBeNull());
    await tick(500);
    other.press('.toggle');
    await vi.waitFor(() => expect(other.text()).toContain('Showing 1 - 1 of 236 results'));
    expect(other.row(SANDBOX_LEADS.newest)).toBeNull();
  });

  it('hears nothing of a board with another provider, and nothing after the sign-out', async () => {
    const { board, other } = await twoBoards();
    const stranger = await secondBoard(stage(), { spId: '7001' });
    await pickStatus('Scheduled');
    await vi.waitFor(() => expect(other.pill(SANDBOX_LEADS.newest)).toBe('Scheduled'));
    expect(stranger.pill(SANDBOX_LEADS.newest)).toBe('Contacted');
    signOut();
    await vi.waitFor(() => expect(rootOf(board).textContent).toContain('You are signed out.'));
    await vi.waitFor(() => expect(other.text()).toContain('You are signed out.'));
  });
});
