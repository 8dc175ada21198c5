import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../board/board-stage.js';
import { cleanPage, type Host, mount, rootOf, SP_ID, untilText } from '../elements/stage.js';
import { listenTo, readFocused, readThrough } from './screen-reader.js';

cleanPage();

describe.each(['en-US', 'es-US'])('the board in %s', (locale) => {
  const isSpanish = locale === 'es-US';

  it('reads its head, its filters and its first rows', async () => {
    const board = await openLocal(locale);
    // The offer of an insurance loads after the card.
    await untilText(board, /\$30/);
    const read = readThrough(board);
    const secondRow = read.findIndex((line, at) => line === 'heading 3' && read.indexOf(line) < at);
    await expect(read.slice(0, secondRow + 4).join('\n')).toMatchFileSnapshot(`transcripts/board-start.${locale}.txt`);
  });

  it('says a filter’s results, an opened lead, and a status that is saved', async () => {
    const board = await openLocal(locale);
    const announced = listenTo(board);
    const said: string[] = [];
    const note = (does: string, ...lines: readonly string[]) => said.push(`[${does}]`, ...lines);

    const rows = () => [...rootOf(board).querySelectorAll<HTMLElement>('button.toggle')];

    await page.getByRole('switch').first().click();
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(0));
    const results: string[] = [];
    await vi.waitFor(() => {
      results.push(...announced());
      expect(results.at(-1)).toContain('15');
    });
    note('filters unread', ...results);

    const row = rows().find((each) => each.getAttribute('aria-expanded') === 'false');
    row?.focus();
    note('focus on a row', readFocused());
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(row?.getAttribute('aria-expanded')).toBe('true'));
    note('opens it', readFocused(), ...announced());

    const status = page.getByRole('combobox', { name: isSpanish ? 'Estado' : 'Lead status', exact: true });
    await expect.element(status).toBeVisible();
    (status.element() as HTMLElement).focus();
    note('focus on the status', readFocused());
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('listbox').last()).toBeVisible();
    note('opens the list', readFocused());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const saved: string[] = [];
    await vi.waitFor(() => {
      saved.push(...announced());
      expect(saved.at(-1)).toBe(isSpanish ? 'Guardado' : 'Saved');
    });
    note('chooses a status', ...saved);
    await expect(said.join('\n')).toMatchFileSnapshot(`transcripts/board-work.${locale}.txt`);
  });
});

async function openLocal(locale: string): Promise<Host> {
  const board = mount('lead-board', { spId: SP_ID, gateway: stage().gateway, timeZone: 'America/Chicago', locale });
  await vi.waitFor(() => expect(rootOf(board).querySelectorAll('button.toggle').length).toBe(10));
  // The filters load after the leads.
  await vi.waitFor(() =>
    expect(rootOf(board).querySelectorAll('[part~="filters"] [role=combobox]').length).toBeGreaterThan(1),
  );
  return board;
}
