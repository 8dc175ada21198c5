import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { signOut } from '../src/index.js';
import { expectForcedColors } from './page/forced-colors.js';
import { widthControl } from './page/host-page.js';
import { MenuPage } from './page/menu-page.js';
import { until, widgetIn } from './page/widget.js';

const meta: Meta<typeof MenuPage> = {
  title: 'Unread count/States',
  id: 'unread-count',
  component: MenuPage,
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof MenuPage>;

async function expectLink(canvas: HTMLElement, name: string): Promise<void> {
  const count = await widgetIn(canvas, 'lead-unread-count');
  await until(() => expect(within(canvas).getAllByRole('link')[1]?.textContent).toMatch(/^Leads/));
  await until(() => expect(count.root.querySelector('.sr')?.textContent ?? '').toBe(name));
}

const seen = async (canvas: HTMLElement) => {
  const { root } = await widgetIn(canvas, 'lead-unread-count');
  return root.querySelector('.count')?.checkVisibility({ visibilityProperty: true });
};

export const AsANumber: Story = {
  args: { total: 7 },
  play: ({ canvasElement }) => expectLink(canvasElement, '7 leads with unread messages'),
};

export const OfTheSandbox: Story = {
  play: async ({ canvasElement }) => {
    const { root } = await widgetIn(canvasElement, 'lead-unread-count');
    await until(() => expect(root.querySelector('.sr')?.textContent).toMatch(/^\d+ leads with unread messages$/));
  },
};

export const EveryDigit: Story = {
  args: { total: 1280 },
  play: ({ canvasElement }) => expectLink(canvasElement, '1,280 leads with unread messages'),
};

export const Capped: Story = {
  args: { total: 128, format: 'capped' },
  play: async ({ canvasElement }) => {
    await expectLink(canvasElement, '128 leads with unread messages');
    const { inside } = await widgetIn(canvasElement, 'lead-unread-count');
    await expect(inside.getByText('99+')).toBeVisible();
  },
};

export const AsADot: Story = {
  args: { total: 7, format: 'dot' },
  play: ({ canvasElement }) => expectLink(canvasElement, '7 leads with unread messages'),
};

export const NothingAtZero: Story = {
  tags: ['empty'],
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await waitFor(() => widgetIn(canvasElement, 'lead-unread-count'));
    await expect(await seen(canvasElement)).toBe(false);
  },
};

export const ShownAtZero: Story = {
  tags: ['empty'],
  args: { total: 0, showZero: true },
  play: ({ canvasElement }) => expectLink(canvasElement, 'No leads with unread messages'),
};

export const NotKnownYet: Story = {
  tags: ['loading'],
  args: { luck: { leads: ['never'] } },
  play: async ({ canvasElement }) => expect(await seen(canvasElement)).toBe(false),
};

/** The call failed. A menu shows no errors, so nothing is visible, and the next call may load the number. */
export const NotAnswered: Story = {
  args: { luck: { leads: ['refused'] } },
  play: async ({ canvasElement }) => expect(await seen(canvasElement)).toBe(false),
};

export const AfterTheSignOut: Story = {
  tags: ['signed-out'],
  args: { total: 7 },
  play: async ({ canvasElement }) => {
    await expectLink(canvasElement, '7 leads with unread messages');
    const { root } = await widgetIn(canvasElement, 'lead-unread-count');
    signOut();
    await until(() => expect(root.querySelector('.count')).toBeNull());
  },
};

export const AsANumberDark: Story = { ...AsANumber, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { total: 7, lang: 'es-US' },
  play: ({ canvasElement }) => expectLink(canvasElement, '7 solicitudes con mensajes sin leer'),
};

export const RightToLeft: Story = { ...Capped, tags: ['right-to-left'], args: { ...Capped.args, dir: 'rtl' } };

export const Narrow: Story = { ...EveryDigit, tags: ['narrow'], args: { ...EveryDigit.args, width: 200 } };

export const InForcedColors: Story = {
  tags: ['forced-colors'],
  args: { total: 7 },
  play: async ({ canvasElement }) => {
    await expectLink(canvasElement, '7 leads with unread messages');
    await expectForcedColors(canvasElement);
  },
};
