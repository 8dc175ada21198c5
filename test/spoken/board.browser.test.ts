import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, type Host, mount, rootOf, SP_ID, untilText } from '../element/stage.js';
import { chooseStatus, leadStatus, stage } from '../lead-board/board-stage.js';
import { screenReader, transcriptOf } from './screen-reader.js';

cleanPage();

const ARCHIVED = 'Lead archived, Undo';
/** The number of results is announced after each load. */
const RESULTS = /^Showing /;

describe('the board', () => {
  it('reads its head, its filters and its first rows', async () => {
    const board = await openRows();
    // The offer of an insurance loads after the card.
    await untilText(board, /\$30/);
    const read = screenReader(board).read();
    const secondRow = read.findIndex(
      (line, at) => line.startsWith('heading 3') && read.slice(0, at).some((each) => each.startsWith('heading 3')),
    );
    const start = read.slice(0, secondRow + 3).join('\n');
    await expect(start).toMatchFileSnapshot('transcripts/board-start.txt');
  });

  it('announces the results of a filter, an opened lead, and a saved status', async () => {
    const on = stage();
    const board = await openRows(on);
    const script = transcriptOf(screenReader(board));
    await press(page.getByRole('switch').first());
    await script.hears('filters unread', / 15 /);

    const row = rows(board).find((each) => each.getAttribute('aria-expanded') === 'false');
    row?.focus();
    script.focus('focus on a row');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(row?.getAttribute('aria-expanded')).toBe('true'));
    script.focus('opens it');

    await expect.element(leadStatus()).toBeVisible();
    focus(leadStatus().element());
    script.focus('focus on the status');
    let answer = () => {};
    const answered = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    on.setFault(() => answered);
    await chooseStatus('Scheduled');
    await script.hears('chooses another status', /Undo$/);
    answer();
    await script.hears('the gateway answers', 'Status changed to Scheduled, Undo');
    await expect(script.text()).toMatchFileSnapshot('transcripts/board-work.txt');
  });

  it('announces that a lead was archived, and Tab leads to Undo and back to the lead', async () => {
    const board = await openRows();
    const reader = screenReader(board);
    const script = transcriptOf(reader);
    rows(board)[0]?.focus();
    script.focus('focus on a row');
    await userEvent.keyboard('e');
    await script.hears('archives it', ARCHIVED, RESULTS);
    await userEvent.keyboard('{Tab}');
    script.focus('Tab');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => {
      const { activeElement } = rootOf(board);
      expect(activeElement?.textContent).toContain('Dana Whitfield');
      // It opens again a moment after the focus has come.
      expect(activeElement?.getAttribute('aria-expanded')).toBe('true');
    });
    script.note('takes it back', reader.focused());
    await expect(script.text()).toMatchFileSnapshot('transcripts/board-undo.txt');
  });
});

const rows = (board: Host) => [...rootOf(board).querySelectorAll<HTMLElement>('button.toggle')];

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

async function openRows({ gateway } = stage()): Promise<Host> {
  const board = mount('lead-board', { spId: SP_ID, gateway, timeZone: 'America/Chicago' });
  await vi.waitFor(() => expect(rows(board).length).toBe(10));
  // The filters load after the leads.
  await vi.waitFor(() =>
    expect(rootOf(board).querySelectorAll('[part~="filters"] [role=combobox]').length).toBeGreaterThan(1),
  );
  return board;
}
