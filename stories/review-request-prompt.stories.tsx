import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { CardPage } from './page/card-page.js';
import { dialogIn, focusedIn } from './page/review-page.js';
import { choose, readyWidgetIn, until } from './page/widget.js';

const meta: Meta<typeof CardPage> = {
  title: 'Review request/On a card',
  component: CardPage,
  args: { leadId: SANDBOX_LEADS.thimble, expanded: true, features: 'new-review-request' },
};
export default meta;

type Story = StoryObj<typeof CardPage>;

const QUESTION = 'Before you close this lead, would you like to Request a Review from this customer?';

/** The lead was closed as won, and the host has enabled the feature. */
export const Prompt: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await choose(inside, 'Lead status', 'Closed won');
    await dialogIn(root);
    await expect(inside.getByRole('alertdialog', { name: QUESTION })).toBeVisible();
    await expect(focusedIn(root)).toBe('No thanks');
  },
};

export const PromptDark: Story = { ...Prompt, tags: ['dark'], globals: { colorScheme: 'dark' } };
export const PromptOnAPhone: Story = { ...Prompt, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const Declined: Story = {
  play: async (context) => {
    await Prompt.play?.(context);
    const { inside } = await readyWidgetIn(context.canvasElement, 'lead-card');
    await userEvent.click(inside.getByRole('button', { name: 'No thanks' }));
    await until(() => expect(inside.queryByRole('alertdialog')).toBeNull());
    await expect(inside.getByRole('combobox', { name: 'Lead status' })).toHaveDisplayValue('Closed won');
  },
};

export const Accepted: Story = {
  play: async (context) => {
    await Prompt.play?.(context);
    const { root } = await readyWidgetIn(context.canvasElement, 'lead-card');
    await userEvent.click((await dialogIn(root)).getByRole('button', { name: 'Request a Review' }));
    await expect(await (await dialogIn(root)).findByRole('button', { name: 'Send request' })).toBeVisible();
  },
};

export const FromItsButton: Story = {
  args: { features: undefined },
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(inside.getByRole('button', { name: 'Request a Review' }));
    await expect(await (await dialogIn(root)).findByText('desmond.clarke@example.com')).toBeVisible();
  },
};
