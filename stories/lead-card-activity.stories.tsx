import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { CardPage } from './page/card-page.js';
import { expectToFit } from './page/fits.js';
import { expectForcedColors } from './page/forced-colors.js';
import { widthControl } from './page/host-page.js';
import { readyWidgetIn, until } from './page/widget.js';

const meta: Meta<typeof CardPage> = {
  title: 'Lead card/Activity',
  component: CardPage,
  args: { leadId: SANDBOX_LEADS.statusInitial, expanded: true, waitingHours: '2, 8' },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof CardPage>;

/** Nobody has answered the lead for longer than the second threshold. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await expect(await inside.findByText(/^Waiting \d/)).toBeVisible();
  },
};

export const WaitingForcedColors: Story = {
  ...Waiting,
  tags: ['forced-colors'],
  play: async (context) => {
    await Waiting.play?.(context);
    await expectForcedColors(context.canvasElement);
  },
};

/** A call was logged, so the lead no longer waits. */
export const CallNoted: Story = {
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    await card.inside.findByText(/^Waiting \d/);
    await userEvent.click(await card.inside.findByRole('button', { name: 'I called' }));
    await expect(await card.inside.findByText(/^Call noted, /)).toBeVisible();
    await until(() => expect(card.inside.queryByText(/^Waiting/)).toBeNull());
    await expectToFit(card);
  },
};

export const CallNotedDark: Story = { ...CallNoted, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const CallNotedOnAPhone: Story = {
  ...CallNoted,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};

export const CallNotedNarrow: Story = { ...CallNoted, tags: ['narrow'], args: { width: 200 } };

export const Timeline: Story = {
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await card.inside.findByRole('button', { name: 'I texted' }));
    await userEvent.click(card.inside.getByRole('button', { name: 'Show timeline' }));
    await expect(await card.inside.findByText('Texted')).toBeVisible();
    await expect(card.inside.getByRole('button', { name: 'Copy as record' })).toBeVisible();
    await expectToFit(card);
  },
};

export const TimelineDark: Story = { ...Timeline, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const TimelineOnAPhone: Story = { ...Timeline, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const TimelineNarrow: Story = { ...Timeline, tags: ['narrow'], args: { width: 200 } };

export const TimelineInSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const card = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await card.inside.findByRole('button', { name: 'Llamé' }));
    await userEvent.click(card.inside.getByRole('button', { name: 'Mostrar historial' }));
    await expect(await card.inside.findByText('Llamada')).toBeVisible();
    await expectToFit(card);
  },
};
