import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { expectToFit } from './page/fits.js';
import { widthControl } from './page/host-page.js';
import { type Inside, readyWidgetIn, type Shown, until } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Many leads',
  component: BoardPage,
  args: { spId: PROVIDER, features: 'bulk', pageSize: 6 },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

async function boardWithBoxes(canvas: HTMLElement): Promise<Shown> {
  const board = await readyWidgetIn(canvas, 'lead-board');
  await until(() => board.inside.getByRole('combobox', { name: 'Category', hidden: true }));
  return board;
}

const boxes = (inside: Inside) =>
  inside.findAllByRole<HTMLInputElement>('checkbox', { name: /^(Select|Seleccionar) / });

/** Selects the second and the fourth lead. */
async function selectTwo({ inside }: Shown): Promise<void> {
  const [, , second, , fourth] = await boxes(inside);
  for (const box of [second, fourth]) if (box) await userEvent.click(box);
}

async function selectAll({ inside }: Shown): Promise<void> {
  const [all] = await boxes(inside);
  if (all) await userEvent.click(all);
}

export const NothingSelected: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithBoxes(canvasElement);
    await expect(inside.getByText('Select all on this page')).toBeVisible();
    await expect(await boxes(inside)).toHaveLength(7);
  },
};

export const TwoSelected: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardWithBoxes(canvasElement);
    await selectTwo(board);
    await board.inside.findByRole('button', { name: 'Clear selection' });
    await expect(board.root.querySelectorAll('.leads .pick:checked')).toHaveLength(2);
  },
};

export const TwoSelectedDark: Story = { ...TwoSelected, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const TwoSelectedInForcedColors: Story = { ...TwoSelected, tags: ['forced-colors'] };

export const TwoSelectedOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const board = await boardWithBoxes(canvasElement);
    await selectTwo(board);
    await userEvent.click(await board.inside.findByRole('button', { name: 'Actions' }));
    await board.inside.findByRole('menuitem', { name: 'Status: Scheduled' });
  },
};

export const TwoSelectedInANarrowColumn: Story = {
  tags: ['narrow'],
  args: { width: 200 },
  play: async ({ canvasElement }) => {
    const board = await boardWithBoxes(canvasElement);
    await selectTwo(board);
    await board.inside.findByRole('button', { name: 'Clear selection' });
    await expectToFit(board);
  },
};

export const TwoSelectedInSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    const [, second] = await boxes(inside);
    if (second) await userEvent.click(second);
    await inside.findByRole('button', { name: 'Quitar la selección' });
  },
};

export const TwoSelectedFromRightToLeft: Story = { ...TwoSelected, tags: ['right-to-left'], args: { dir: 'rtl' } };

export const AllBeingArchived: Story = {
  tags: ['loading'],
  args: { luck: { archive: ['fine', 'fine', 'never'] } },
  play: async ({ canvasElement }) => {
    const board = await boardWithBoxes(canvasElement);
    await selectAll(board);
    await userEvent.click(await board.inside.findByRole('button', { name: 'Archive' }));
    await board.inside.findByText('Saving 2 of 6 …');
    await expect(board.inside.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const TwoNotArchived: Story = {
  tags: ['failure'],
  args: { luck: { archive: ['fine', 'refused', 'fine', 'refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const board = await boardWithBoxes(canvasElement);
    await selectAll(board);
    await userEvent.click(await board.inside.findByRole('button', { name: 'Archive' }));
    await board.inside.findByText(/^2 of 6 leads could not be changed: /);
    await expect(board.inside.getByRole('button', { name: 'Retry failed' })).toBeVisible();
  },
};

export const TwoNotArchivedOnAPhone: Story = {
  ...TwoNotArchived,
  tags: ['failure', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const board = await boardWithBoxes(canvasElement);
    await selectAll(board);
    await userEvent.click(await board.inside.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await until(() => board.inside.getByRole('menuitem', { name: 'Archive' })));
    await board.inside.findByText(/^2 of 6 leads could not be changed: /);
  },
};

export const StoppedBySignIn: Story = {
  tags: ['signed-out'],
  args: { luck: { archive: ['fine', 'expired'] } },
  play: async ({ canvasElement }) => {
    const board = await boardWithBoxes(canvasElement);
    await selectAll(board);
    await userEvent.click(await board.inside.findByRole('button', { name: 'Archive' }));
    await board.inside.findByText(/^Stopped: you are signed out\./);
    await expect(board.inside.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const ArchivedAndUndone: Story = {
  play: async ({ canvasElement }) => {
    const board = await boardWithBoxes(canvasElement);
    await selectTwo(board);
    await userEvent.click(await board.inside.findByRole('button', { name: 'Archive' }));
    await board.inside.findByRole('group', { name: '2 leads archived' });
    await userEvent.click(await board.inside.findByRole('button', { name: 'Undo' }));
    await until(() => expect(board.root.querySelectorAll('[data-lead-id]')).toHaveLength(6));
  },
};
