import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { expectToFit } from './page/fits.js';
import { widthControl } from './page/host-page.js';
import { choose, chooseAction, type Inside, readyWidgetIn, until } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Saving',
  component: BoardPage,
  args: { spId: PROVIDER },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

const NOTES = 'Moved to Friday, 9 AM.';

async function write(inside: Inside, notes: string): Promise<HTMLTextAreaElement> {
  await userEvent.click(await inside.findByRole('button', { name: 'Edit notes' }));
  const field = await inside.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your Notes' });
  await fireEvent.input(field, { target: { value: notes } });
  return field;
}

export const StatusBeingSaved: Story = {
  tags: ['loading'],
  args: { luck: { setStatus: ['never'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await choose(inside, 'Lead status', 'Scheduled');
    await inside.findByText('Saving…');
    await expect(inside.getByRole('combobox', { name: 'Lead status' })).toHaveDisplayValue('Scheduled');
  },
};

export const StatusSaved: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await choose(inside, 'Lead status', 'Closed won');
    await inside.findByText('Saved');
    await expect(inside.getByRole('button', { name: /Dana Whitfield.*Closed won/ })).toBeVisible();
  },
};

/** The status changes back, and a message explains why. */
export const StatusNotSaved: Story = {
  tags: ['failure'],
  args: { luck: { setStatus: ['refused'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await choose(inside, 'Lead status', 'Scheduled');
    await inside.findByText('We could not update the status. Please try again.');
    await expect(inside.getByRole('combobox', { name: 'Lead status' })).toHaveDisplayValue('Contacted');
    await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The lead is back in its place. */
export const ArchiveNotSaved: Story = {
  tags: ['failure'],
  args: { luck: { archive: ['refused'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await chooseAction(inside, 'Archive Lead');
    const line = await inside.findByRole('alert');
    await expect(line).toHaveTextContent('We could not archive this lead. Please try again.');
    await expect(inside.getByText('Dana Whitfield')).toBeVisible();
  },
};

export const Archived: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await chooseAction(inside, 'Archive Lead');
    await waitFor(() => expect(inside.queryByText('Dana Whitfield')).toBeNull());
    await expect(inside.getByRole('button', { name: /Member/, expanded: true })).toBeVisible();
  },
};

export const MarkedUnread: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(inside.getByRole('button', { name: 'Mark as unread, Marcus Bell' }));
    await expect(await inside.findByRole('button', { name: 'Mark as read, Marcus Bell' })).toBeVisible();
  },
};

export const NotesBeingEdited: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await inside.findByRole('button', { name: 'Edit notes' }));
    const field = await inside.findByRole('textbox', { name: 'Your Notes' });
    await expect(field).toHaveTextContent(/Gate code is 4471#\.$/);
    await until(() => expect(root.activeElement).toBe(field));
    await expect(inside.getByText(/^\d+ \/ 2,048$/)).toBeVisible();
  },
};

export const NotesBeingSaved: Story = {
  tags: ['loading'],
  args: { luck: { saveNote: ['never'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await write(inside, NOTES);
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(await inside.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The typed text stays unchanged. */
export const NotesNotSaved: Story = {
  tags: ['failure'],
  args: { luck: { saveNote: ['refused'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    const field = await write(inside, NOTES);
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    const sentence = await inside.findByRole('alert');
    await expect(sentence).toHaveTextContent('There was an error updating your notes. Please try again later.');
    await expect(field).toHaveValue(NOTES);
    await expect(field).toBeInvalid();
    await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const NotesSaved: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await write(inside, NOTES);
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(await inside.findByText(NOTES, { selector: 'p' })).toBeVisible();
    await expect(inside.queryByRole('textbox')).toBeNull();
  },
};

/** The lead of the note is closed. Its row shows that the note is not saved. */
export const NoteNotSent: Story = {
  tags: ['failure', 'offline'],
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await write(inside, NOTES);
    const second = root.querySelectorAll<HTMLElement>('.toggle')[1];
    await userEvent.click(second ?? canvasElement);
    await expect(await inside.findByText('Unsaved note')).toBeInTheDocument();
  },
};

export const NoteNotSentDark: Story = {
  ...NoteNotSent,
  tags: ['failure', 'offline', 'dark'],
  globals: { colorScheme: 'dark' },
};

export const NoteNotSentOnAPhone: Story = {
  ...NoteNotSent,
  tags: ['failure', 'offline', 'phone'],
  globals: { viewport: { value: 'phone' } },
};

export const NoteDiscarded: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await write(inside, NOTES);
    await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    await expect(await inside.findByText('Your changes were not kept.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** A colleague has saved other notes in the meantime. Both texts are shown before anything is sent. */
export const NotesOfTwoEditors: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const { inside } = board;
    await write(inside, NOTES);
    const colleague: object = Reflect.get(board.element, 'gateway');
    const note = 'Called again. The gate code is 5582# now.';
    await Reflect.get(colleague, 'saveNote')({ serviceProviderId: PROVIDER, leadId: SANDBOX_LEADS.newest, note });
    await Reflect.get(board.element, 'refresh').call(board.element);
    await inside.findByText('A newer version of these notes was saved.');
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(await inside.findByText('These notes were changed while you were editing.')).toBeVisible();
    await expect(inside.getByText(note)).toBeVisible();
    await expect(inside.getByText(NOTES)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await expectToFit(board);
  },
};

export const NotesOfTwoEditorsDark: Story = { ...NotesOfTwoEditors, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const NotesOfTwoEditorsOnAPhone: Story = {
  ...NotesOfTwoEditors,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};

export const NotesTooLong: Story = {
  tags: ['validation', 'long-text'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    const field = await write(inside, 'Gate. '.repeat(350));
    await expect(await inside.findByRole('alert')).toHaveTextContent('Notes can have at most 2,048 characters.');
    await expect(field).toBeInvalid();
    await expect(inside.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** There is no connection. The changes stay. One line lists them, with Undo for each. */
export const NotSavedYet: Story = {
  tags: ['failure', 'offline'],
  args: { luck: { setStatus: ['dropped'], saveNote: ['dropped'], markRead: ['dropped'], archive: ['dropped'] } },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const { inside } = board;
    await choose(inside, 'Lead status', 'Scheduled');
    await write(inside, NOTES);
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await inside.findByText(NOTES);
    await waitFor(() => expect(inside.getAllByText('Not saved yet', { selector: '.save' })).toHaveLength(2));
    await expect(inside.getByRole('combobox', { name: 'Lead status' })).toHaveDisplayValue('Scheduled');
    await expect(await inside.findByText('2 changes wait for a connection')).toBeVisible();
    await expect(inside.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    await expect(inside.getByRole('button', { name: 'Undo: Dana Whitfield: status Scheduled' })).toBeVisible();
    await expectToFit(board);
  },
};

export const NotSavedYetDark: Story = {
  ...NotSavedYet,
  tags: ['failure', 'offline', 'dark'],
  globals: { colorScheme: 'dark' },
};

export const NotSavedYetOnAPhone: Story = {
  ...NotSavedYet,
  tags: ['failure', 'offline', 'phone'],
  globals: { viewport: { value: 'phone' } },
};

export const NotSavedYetInSpanish: Story = {
  tags: ['failure', 'offline', 'spanish'],
  args: { ...NotSavedYet.args, lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await choose(board.inside, 'Estado', 'Programada');
    await board.inside.findByText('Aún sin guardar', { selector: '.save' });
    await expectToFit(board);
  },
};

/** The lead has left the list. The board lists the change as waiting, and Undo brings the lead back. */
export const ArchiveNotSavedYet: Story = {
  ...NotSavedYet,
  tags: ['failure', 'offline'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await chooseAction(inside, 'Archive Lead');
    await expect(await inside.findByText('1 change waits for a connection')).toBeVisible();
    await expect(inside.queryByText('Dana Whitfield')).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Undo: Dana Whitfield: archive' }));
    await expect(await inside.findByText('Dana Whitfield')).toBeVisible();
    await expect(inside.queryByText('1 change waits for a connection')).toBeNull();
  },
};

/** The change waited for a connection, then the gateway refused it. The lead is not on the visible page. */
export const ArchiveRefusedLater: Story = {
  tags: ['failure'],
  args: { luck: { ...NotSavedYet.args?.luck, archive: ['dropped', 'refused'] } },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const { inside } = board;
    await chooseAction(inside, 'Archive Lead');
    await inside.findByText('1 change waits for a connection');
    const filters = inside.queryByRole('button', { name: 'Show All Filters' });
    if (filters !== null) await userEvent.click(filters);
    await userEvent.click(await inside.findByRole('switch', { name: 'Archived' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Retry' }));
    await expect(await inside.findByText('1 change could not be saved')).toBeVisible();
    await expectToFit(board);
  },
};

export const ArchiveRefusedLaterDark: Story = {
  ...ArchiveRefusedLater,
  tags: ['failure', 'dark'],
  globals: { colorScheme: 'dark' },
};

export const ArchiveRefusedLaterOnAPhone: Story = {
  ...ArchiveRefusedLater,
  tags: ['failure', 'phone'],
  globals: { viewport: { value: 'phone' } },
};
