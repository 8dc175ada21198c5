import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { cleanPage, type Host, mount, rootOf, SP_ID } from '../element/stage.js';
import { place, threadStage } from '../message-thread/thread-stage.js';
import {
  answering,
  bodyOf,
  button,
  callOn,
  calls,
  focused,
  hold,
  noConnection,
  openCard,
  opened,
  type Stage,
  stage,
} from './board-stage.js';

cleanPage();

const THEIRS = 'Called again. The gate code is 5582# now.';
const MINE = 'Coming on Friday at nine.';
const NEWER = 'A newer version of these notes was saved.';
const CONFLICT = 'These notes were changed while you were editing.';

const field = () => page.getByRole('textbox', { name: 'Your Notes' });
const dialog = () => page.getByRole('dialog', { name: 'Edit job notes' });

async function openDialog(): Promise<void> {
  await press(button('Edit notes'));
  await press(button('Edit job notes'));
  await expect.element(dialog()).toBeVisible();
}

/** A colleague saves other notes, and the board looks again. */
async function changedElsewhere(on: Stage, board: Host, note = THEIRS): Promise<void> {
  await on.gateway.saveNote({ serviceProviderId: SP_ID, leadId: SANDBOX_LEADS.newest, note });
  callOn(board, 'refresh');
}

/** The notes that were sent from the board, not by the colleague. */
async function saved(on: Stage): Promise<unknown[]> {
  const bodies = await Promise.all(on.to('/note').map(bodyOf));
  return bodies.map((body) => Reflect.get(Object(body), 'note')).filter((note) => note !== THEIRS);
}

async function inConflict() {
  const { on, board } = await opened();
  await press(button('Edit notes'));
  await fill(field(), MINE);
  await changedElsewhere(on, board);
  await expect.element(page.getByText(NEWER)).toBeVisible();
  await press(button('Save'));
  await expect.element(page.getByText(CONFLICT)).toBeVisible();
  return { on, board };
}

describe('“I write a note while a colleague saves another”', () => {
  it('says on the closed row of a note that waited that a newer one was saved, until the person decides', async () => {
    const { on } = await opened();
    on.setFault(answering('/note', noConnection));
    await press(button('Edit notes'));
    await fill(field(), MINE);
    await press(button('Save'));
    await expect.element(page.getByText('1 change waits for a connection')).toBeVisible();
    await press(page.getByRole('button', { name: /^.*Dana Whitfield/, expanded: true }));
    on.setFault(null);
    await on.gateway.saveNote({ serviceProviderId: SP_ID, leadId: SANDBOX_LEADS.newest, note: THEIRS });
    await press(button('Retry'));
    const row = page.getByRole('listitem').filter({ hasText: 'Dana Whitfield' }).first();
    await expect.element(row.getByRole('alert')).toHaveTextContent(NEWER);
    expect(row.getByRole('button', { name: 'Retry' }).query()).toBeNull();
    await press(row.getByRole('button', { expanded: false }));
    await expect.element(field()).toHaveValue(MINE);
    expect(page.getByText(/^There was an error/).query()).toBeNull();
    await press(button('Save'));
    await press(button('Use the saved notes'));
    await expect.element(page.getByText(NEWER)).not.toBeInTheDocument();
    expect(await saved(on)).toEqual([MINE]);
  });

  it.each(['in the card', 'in the dialog'])('shows both if the board has not looked since: %s', async (where) => {
    const { on } = await opened();
    if (where === 'in the dialog') await openDialog();
    else await press(button('Edit notes'));
    await fill(field(), MINE);
    await on.gateway.saveNote({ serviceProviderId: SP_ID, leadId: SANDBOX_LEADS.newest, note: THEIRS });
    await press(button(where === 'in the dialog' ? 'Save and Close' : 'Save'));
    await expect.element(page.getByText(CONFLICT)).toBeVisible();
    await expect.element(page.getByRole('definition').getByText(THEIRS)).toBeVisible();
    expect(await saved(on)).toEqual([]);
  });

  it('saves what is typed in the dialog while Save looks for newer notes', async () => {
    const { on } = await opened();
    await openDialog();
    const text = dialog().getByRole('textbox', { name: 'Your Notes' });
    await fill(text, MINE);
    const release = hold(on, SANDBOX_LEADS.newest);
    await press(dialog().getByRole('button', { name: 'Save and Close' }));
    await expect.element(dialog().getByRole('button', { name: 'Saving…' })).toBeVisible();
    await fill(text, `${MINE} Bring the ladder.`);
    release();
    await vi.waitFor(async () => expect(await saved(on)).toEqual([`${MINE} Bring the ladder.`]));
  });

  it('saves the text if the lead cannot be loaded', async () => {
    const { on } = await opened();
    await press(button('Edit notes'));
    await fill(field(), MINE);
    on.setFault(({ url, method }) =>
      method === 'GET' && url.includes(SANDBOX_LEADS.newest) ? new Response('{}', { status: 404 }) : undefined,
    );
    await press(button('Save'));
    await vi.waitFor(async () => expect(await saved(on)).toEqual([MINE]));
  });

  it('shows both before anything is sent, and Keep mine saves mine once', async () => {
    const { on, board } = await inConflict();
    expect(rootOf(board).activeElement?.textContent).toBe(CONFLICT);
    for (const each of [page.getByText(THEIRS), page.getByText(MINE)]) await expect.element(each).toBeVisible();
    expect(await saved(on)).toEqual([]);
    await press(button('Keep mine'));
    await vi.waitFor(async () => expect(await saved(on)).toEqual([MINE]));
    await expect.element(page.getByText(MINE)).toBeVisible();
    await vi.waitFor(() => expect(rootOf(board).activeElement?.textContent).toBe('Edit notes'));
  });

  it('keeps the saved notes with Use the saved notes, and Undo restores mine', async () => {
    const { on } = await inConflict();
    await press(button('Use the saved notes'));
    await expect.element(page.getByText(THEIRS)).toBeVisible();
    await press(button('Undo'));
    await expect.element(field()).toHaveValue(MINE);
    expect(await saved(on)).toEqual([]);
  });

  it('joins both with Join both, to be read once more before saving', async () => {
    const { on } = await inConflict();
    await press(button('Join both'));
    await expect.element(field()).toHaveValue(`${THEIRS}\n\n${MINE}`);
    expect(await saved(on)).toEqual([]);
    await press(button('Save'));
    await vi.waitFor(async () => expect(await saved(on)).toEqual([`${THEIRS}\n\n${MINE}`]));
  });

  it('returns to my text with Escape and asks again at the next save', async () => {
    const { on, board } = await inConflict();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue(MINE);
    await vi.waitFor(() => expect(rootOf(board).activeElement?.localName).toBe('textarea'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(CONFLICT)).toBeVisible();
    expect(await saved(on)).toEqual([]);
  });

  it('shows both in the dialog too', async () => {
    const { on, board } = await opened();
    await openDialog();
    await fill(dialog().getByRole('textbox', { name: 'Your Notes' }), MINE);
    await changedElsewhere(on, board);
    await expect.element(dialog().getByText(NEWER)).toBeVisible();
    await press(dialog().getByRole('button', { name: 'Save and Close' }));
    await expect.element(dialog().getByText(CONFLICT)).toBeVisible();
    expect(await saved(on)).toEqual([]);
    await press(dialog().getByRole('button', { name: 'Keep mine' }));
    await vi.waitFor(() => expect(dialog().query()).toBeNull());
    await vi.waitFor(async () => expect(await saved(on)).toEqual([MINE]));
  });
});

it('an editor without changes takes newer notes without asking', async () => {
  const { on, board } = await opened();
  await press(button('Edit notes'));
  await expect.element(field()).toBeVisible();
  await changedElsewhere(on, board);
  await expect.element(field()).toHaveValue(THEIRS);
  expect(page.getByText(NEWER).query()).toBeNull();
});

it('job notes are saved from the dialog, which closes immediately, on every card of the lead', async () => {
  const { on, board } = await opened();
  await openDialog();
  await vi.waitFor(() => expect(field().element()).toHaveProperty('value', expect.stringContaining('Gate code is')));
  expect(Math.round(field().element().getBoundingClientRect().height)).toBe(150);
  await fill(field(), 'Bring the long auger.');
  await press(dialog().getByRole('button', { name: 'Save and Close' }));
  await vi.waitFor(() => expect(dialog().query() === null).toBe(true));
  await expect.element(page.getByText('Bring the long auger.')).toBeVisible();
  const [sent] = await calls(on, '/note', 1);
  expect(await bodyOf(sent)).toEqual({ serviceProviderId: SP_ID, note: 'Bring the long auger.' });
  await vi.waitFor(() => expect(focused(board)).toBe('Edit notes'));
  await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Bring the long auger.'));
});

it('Escape keeps a draft of job notes on the card', async () => {
  const card = openCard();
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(focused(card)).toBe('Edit notes'));
  await openDialog();
  await fill(field(), 'Two');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Your Notes' })).toHaveValue('Two');
});

describe('a draft', () => {
  it('of notes marks its row while another lead is open, and a closed card after a reload', async () => {
    const { board } = await opened();
    await press(button('Edit notes'));
    await fill(field(), 'Half a sentence');
    rootOf(board).querySelectorAll<HTMLElement>('.toggle')[1]?.click();
    const row = page.getByRole('button', { name: /Unsaved note\s+Dana Whitfield/ });
    await expect.element(row).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByText('Unsaved note').elements()).toHaveLength(1);
    board.remove();
    openCard(stage(), { expanded: false });
    await press(row);
    await press(button('Cancel'));
    await vi.waitFor(() => expect(page.getByText('Unsaved note').query()).toBeNull());
  });

  it('of a message marks the customer’s row, next to the thread and after a reload, until it is sent', async () => {
    const on = threadStage();
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
    const thread = place(on);
    const composer = page.getByRole('textbox', { name: /^Message/ });
    const dana = page.getByRole('button', { name: /Unsent message\s+Dana Whitfield/ });
    await fill(composer, 'On my');
    await expect.element(dana).toBeVisible();
    expect(page.getByText('Unsent message').elements()).toHaveLength(1);
    thread.remove();
    board.remove();
    const gateway = on.otherPage();
    mount('lead-card', { spId: SP_ID, leadId: SANDBOX_LEADS.newest, gateway });
    await expect.element(dana).toHaveAttribute('aria-expanded', 'false');
    place(on, { gateway });
    await expect.element(composer).toHaveValue('On my');
    await fill(composer, 'On my way');
    await press(button('Send'));
    await vi.waitFor(() => expect(page.getByText('Unsent message').query()).toBeNull());
  });

  it('that Cancel discarded comes back with Undo', async () => {
    const card = openCard();
    await press(button('Edit notes'));
    await press(button('Cancel'));
    expect(page.getByText('Your changes were not kept.').query()).toBeNull();
    for (const open of [() => press(button('Edit notes')), openDialog]) {
      await open();
      await fill(field(), 'Half a sentence');
      await press(button('Cancel'));
      await expect.element(page.getByText('Your changes were not kept.')).toBeVisible();
      await press(button('Undo'));
      await expect.element(field()).toHaveValue('Half a sentence');
      expect(rootOf(card).activeElement?.localName).toBe('textarea');
      await press(button('Cancel'));
    }
  });
});

it('notes keep what is typed while they are being saved', async () => {
  const { on } = await opened();
  const letGo = hold(on, '/note');
  await press(button('Edit notes'));
  await fill(field(), 'first');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await calls(on, '/note', 1);
  await userEvent.keyboard(' second');
  letGo();
  await expect.element(button('Save')).toBeVisible();
  await expect.element(field()).toHaveValue('first second');
});

it('notes are edited where they were clicked: a card next to the board does not move the focus', async () => {
  const { on, board } = await opened();
  const card = mount('lead-card', { spId: SP_ID, leadId: SANDBOX_LEADS.newest, gateway: on.gateway, expanded: true });
  await vi.waitFor(() => expect(rootOf(card).querySelector('.body')).not.toBeNull());
  await press(button('Edit notes').first());
  await vi.waitFor(() => expect(document.activeElement === board).toBe(true));
  await press(button('Cancel').first());
  await vi.waitFor(() => expect([document.activeElement === board, focused(board)]).toEqual([true, 'Edit notes']));
});
