import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../elements/press.js';
import { cleanPage, type Host, rootOf, SP_ID } from '../elements/stage.js';
import { bodyOf, openBoard, type Stage, stage } from './board-stage.js';

cleanPage();

const THEIRS = 'Called again. The gate code is 5582# now.';
const MINE = 'Coming on Friday at nine.';
const NEWER = 'A newer version of these notes was saved.';
const CONFLICT = 'These notes were changed while you were editing.';

const button = (name: string) => page.getByRole('button', { name });
const field = () => page.getByRole('textbox', { name: 'Your Notes' });

/** A colleague saves other notes, and the board looks again. */
async function changedElsewhere(on: Stage, board: Host, note = THEIRS): Promise<void> {
  await on.gateway.saveNote({ serviceProviderId: SP_ID, leadId: SANDBOX_LEADS.newest, note });
  const refresh: unknown = board['refresh'];
  if (typeof refresh === 'function') Reflect.apply(refresh, board, []);
}

/** The notes that were sent from the board, not by the colleague. */
async function saved(on: Stage): Promise<unknown[]> {
  const bodies = await Promise.all(on.to('/note').map(bodyOf));
  return bodies.map((body) => Reflect.get(Object(body), 'note')).filter((note) => note !== THEIRS);
}

async function inConflict() {
  const on = stage();
  const board = await openBoard(on);
  await press(button('Edit notes'));
  await fill(field(), MINE);
  await changedElsewhere(on, board);
  await expect.element(page.getByText(NEWER)).toBeVisible();
  await press(button('Save'));
  await expect.element(page.getByText(CONFLICT)).toBeVisible();
  return { on, board };
}

describe('“I write a note while a colleague saves another”', () => {
  it('shows both before anything is sent, and says so', async () => {
    const { on, board } = await inConflict();
    expect(rootOf(board).activeElement?.textContent).toBe(CONFLICT);
    await expect.element(page.getByText(THEIRS)).toBeVisible();
    await expect.element(page.getByText(MINE)).toBeVisible();
    expect(await saved(on)).toEqual([]);
  });

  it('saves mine with Keep mine, once', async () => {
    const { on, board } = await inConflict();
    await press(button('Keep mine'));
    await vi.waitFor(async () => expect(await saved(on)).toEqual([MINE]));
    await expect.element(page.getByText(MINE)).toBeVisible();
    await vi.waitFor(() => expect(rootOf(board).activeElement?.textContent).toBe('Edit notes'));
  });

  it('leaves what is saved with Use the saved notes, and Undo brings mine back', async () => {
    const { on } = await inConflict();
    await press(button('Use the saved notes'));
    await expect.element(page.getByText(THEIRS)).toBeVisible();
    await press(button('Undo'));
    await expect.element(field()).toHaveValue(MINE);
    expect(await saved(on)).toEqual([]);
  });

  it('joins both with Join both, to be read once more before it is saved', async () => {
    const { on } = await inConflict();
    await press(button('Join both'));
    await expect.element(field()).toHaveValue(`${THEIRS}\n\n${MINE}`);
    expect(await saved(on)).toEqual([]);
    await press(button('Save'));
    await vi.waitFor(async () => expect(await saved(on)).toEqual([`${THEIRS}\n\n${MINE}`]));
  });

  it('goes back to my text with Escape, and asks again at the next save', async () => {
    const { on, board } = await inConflict();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue(MINE);
    await vi.waitFor(() => expect(rootOf(board).activeElement?.localName).toBe('textarea'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(CONFLICT)).toBeVisible();
    expect(await saved(on)).toEqual([]);
  });

  it('asks again where the colleague saves once more meanwhile', async () => {
    const { on, board } = await inConflict();
    await press(button('Join both'));
    await changedElsewhere(on, board, `${THEIRS} Twice.`);
    await expect.element(page.getByText(NEWER)).toBeVisible();
    await press(button('Save'));
    await expect.element(page.getByText(CONFLICT)).toBeVisible();
  });

  it('shows both in the dialog too', async () => {
    const on = stage();
    const board = await openBoard(on);
    await press(button('Edit job notes'));
    const dialog = page.getByRole('dialog', { name: 'Edit job notes' });
    await fill(dialog.getByRole('textbox', { name: 'Your Notes' }), MINE);
    await changedElsewhere(on, board);
    await expect.element(dialog.getByText(NEWER)).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Save and Close' }));
    await expect.element(dialog.getByText(CONFLICT)).toBeVisible();
    expect(await saved(on)).toEqual([]);
    await press(dialog.getByRole('button', { name: 'Keep mine' }));
    await vi.waitFor(() => expect(dialog.query()).toBeNull());
    await vi.waitFor(async () => expect(await saved(on)).toEqual([MINE]));
  });
});

describe('an editor in which nothing was typed', () => {
  it('takes the newer notes, without a question', async () => {
    const on = stage();
    const board = await openBoard(on);
    await press(button('Edit notes'));
    await expect.element(field()).toBeVisible();
    await changedElsewhere(on, board);
    await expect.element(field()).toHaveValue(THEIRS);
    expect(page.getByText(NEWER).query()).toBeNull();
  });
});

it('a text that is the same but for spaces and line ends is no other text', async () => {
  const on = stage();
  const board = await openBoard(on);
  await press(button('Edit notes'));
  await fill(field(), MINE);
  await changedElsewhere(on, board, `${MINE}  \r\n`);
  await press(button('Save'));
  await vi.waitFor(async () => expect((await saved(on)).at(-1)).toBe(MINE));
  expect(page.getByText(CONFLICT).query()).toBeNull();
});
