import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { widthControl } from './page/host-page.js';
import { letBoardPoll } from './page/let-board-poll.js';
import { choose, chooseAction, readyWidgetIn, type Shown, until } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Undo, keys and new leads',
  component: BoardPage,
  args: { spId: PROVIDER },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

async function boardWithTools(canvas: HTMLElement): Promise<Shown> {
  const board = await readyWidgetIn(canvas, 'lead-board');
  await until(() => board.inside.getByRole('combobox', { name: 'Category', hidden: true }));
  return board;
}

/** Waits until a part is visible and has faded in. */
async function atRest(part: HTMLElement): Promise<void> {
  await until(() => expect(part).toBeVisible());
  await Promise.all(part.getAnimations().map((animation) => animation.finished));
}

export const ArchiveUndone: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithTools(canvasElement);
    await chooseAction(inside, 'Archive Lead');
    await userEvent.click(await inside.findByRole('button', { name: 'Undo' }));
    await until(() => expect(inside.getByText('Dana Whitfield')).toBeVisible());
  },
};

export const StatusChanged: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithTools(canvasElement);
    await choose(inside, 'Lead status', 'Scheduled');
    const toast = await inside.findByRole('group', { name: 'Status changed to Scheduled' });
    await atRest(toast);
  },
};

export const StatusChangedDark: Story = { ...StatusChanged, tags: ['dark'], globals: { colorScheme: 'dark' } };

/** The call is not answered yet. */
export const StatusBeingSaved: Story = {
  args: { luck: { setStatus: ['never'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithTools(canvasElement);
    await choose(inside, 'Lead status', 'Scheduled');
    const toast = await inside.findByRole('group', { name: 'Saving status…' });
    await atRest(toast);
    await expect(inside.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** There is no connection. */
export const StatusWaits: Story = {
  args: { luck: { setStatus: ['dropped'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithTools(canvasElement);
    await choose(inside, 'Lead status', 'Scheduled');
    const toast = await inside.findByRole('group', { name: 'Status will be saved when you are online' });
    await atRest(toast);
  },
};

export const StatusWaitsDark: Story = { ...StatusWaits, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const ArchiveWaitsOnAPhone: Story = {
  tags: ['phone'],
  args: { luck: { archive: ['dropped'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithTools(canvasElement);
    await chooseAction(inside, 'Archive Lead');
    const toast = await inside.findByRole('group', { name: 'Lead will be archived when you are online' });
    await atRest(toast);
  },
};

export const MarkedAsUnreadOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithTools(canvasElement);
    await chooseAction(inside, 'Mark as unread');
    const toast = await inside.findByRole('group', { name: 'Marked as unread' });
    await atRest(toast);
  },
};

export const KeyboardHelp: Story = {
  play: async ({ canvasElement }) => {
    const { inside, root } = await boardWithTools(canvasElement);
    root.querySelector<HTMLElement>('.toggle')?.focus();
    await userEvent.keyboard('?');
    const dialog = await inside.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await atRest(dialog);
  },
};

export const KeyboardHelpDark: Story = { ...KeyboardHelp, tags: ['dark'], globals: { colorScheme: 'dark' } };

/** New leads wait behind a button. A lead that someone else has changed shows it in its row. */
export const NewLeads: Story = {
  args: { arriving: 3, pollSeconds: 60 },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithTools(canvasElement);
    await until(() => {
      letBoardPoll();
      expect(inside.getByRole('button', { name: 'Show 3 new leads' })).toBeVisible();
    });
    await until(() => expect(inside.getByTitle('Changed by someone else')).toBeVisible());
    await expect(inside.queryByText('Dana Whitfield')).toBeNull();
  },
};

export const NewLeadsDark: Story = { ...NewLeads, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const NewLeadsOnAPhone: Story = { ...NewLeads, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const NewLeadsShown: Story = {
  ...NewLeads,
  play: async (context) => {
    await NewLeads.play?.(context);
    const { inside } = await boardWithTools(context.canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Show 3 new leads' }));
    await until(() => expect(inside.getByText('Dana Whitfield')).toBeVisible());
  },
};
