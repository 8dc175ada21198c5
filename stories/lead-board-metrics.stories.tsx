import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { expectForcedColors } from './page/forced-colors.js';
import { widthControl } from './page/host-page.js';
import { readyWidgetIn, type Shown, until } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Numbers',
  component: BoardPage,
  args: { spId: PROVIDER, features: 'metrics', pageSize: 5 },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

const numbersIn = ({ inside }: Shown) =>
  until(() => inside.getByRole('group', { name: /^(Numbers of leads|Cantidades de solicitudes)$/ }));

async function boardWithNumbers(canvas: HTMLElement): Promise<Shown> {
  const board = await readyWidgetIn(canvas, 'lead-board');
  await numbersIn(board);
  return board;
}

async function expectRowToFit({ element, root }: Shown): Promise<void> {
  const row = root.querySelector('.metrics');
  await expect(row?.getBoundingClientRect().right).toBeLessThanOrEqual(element.getBoundingClientRect().right);
}

export const AboveTheBoard: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithNumbers(canvasElement);
    await expect(await inside.findByRole('button', { name: /^\d+ New$/ })).toBeVisible();
    await expect(await inside.findByRole('button', { name: /^\d+ Won, received this month$/ })).toBeVisible();
  },
};

export const ShownInTheList: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithNumbers(canvasElement);
    const fresh = await inside.findByRole('button', { name: /^\d+ New$/ });
    const count = Number.parseInt(fresh.textContent ?? '', 10);
    await userEvent.click(fresh);
    await until(() => expect(inside.getByText(new RegExp(`of ${count} results$`))).toBeVisible());
    await expect(fresh).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AboveTheBoardDark: Story = { ...ShownInTheList, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expectRowToFit(await boardWithNumbers(canvasElement)),
};

export const Narrow: Story = {
  tags: ['narrow'],
  args: { width: 200 },
  play: async ({ canvasElement }) => expectRowToFit(await boardWithNumbers(canvasElement)),
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithNumbers(canvasElement);
    await expect(await inside.findByRole('button', { name: /^\d+ Ganadas, recibidas este mes$/ })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  tags: ['right-to-left'],
  args: { dir: 'rtl' },
  play: async ({ canvasElement }) => expectRowToFit(await boardWithNumbers(canvasElement)),
};

/**
 * The first call loads the leads, the others the numbers. The calls for the numbers fail, so they are missing, and
 * their space stays.
 */
export const NotCounted: Story = {
  args: { luck: { leads: ['fine', 'refused'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await until(() => expect(inside.getByRole('switch', { name: 'Show Unread Messages' })).toBeVisible());
    await expect(inside.queryByRole('group', { name: 'Numbers of leads' })).toBeNull();
  },
};

export const InForcedColors: Story = {
  ...ShownInTheList,
  tags: ['forced-colors'],
  play: async (context) => {
    await ShownInTheList.play?.(context);
    await expectForcedColors(context.canvasElement);
  },
};
