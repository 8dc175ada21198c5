import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { widthControl } from './page/host-page.js';
import { choose, readyWidgetIn, until, widgetIn } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Scenarios',
  component: BoardPage,
  args: { spId: PROVIDER },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

const failed: Story['play'] = async ({ canvasElement }) => {
  const { inside } = await widgetIn(canvasElement, 'lead-board');
  const panel = await inside.findByRole('alert');
  await expect(panel).toHaveTextContent('Sorry, something went wrong. Please try again later.');
  await expect(inside.getByRole('heading', { level: 2, name: 'Leads' })).toBeVisible();
  await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
};

/** Ten thousand leads. */
export const Busy: Story = {
  args: { scenario: 'busy' },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await expect(inside.getByText(/^Showing 1 - 10 of [\d,]{5,} results$/)).toBeVisible();
  },
};

/** Every answer takes two seconds. The skeleton has the height of the leads. */
export const Slow: Story = {
  tags: ['loading'],
  args: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    const { root, inside } = await widgetIn(canvasElement, 'lead-board');
    await expect(inside.getByText('Loading leads')).toHaveRole('status');
    await expect(root.querySelectorAll('.skeleton .lead')).toHaveLength(10);
  },
};

export const Failing: Story = { tags: ['failure'], args: { scenario: 'failing' }, play: failed };

export const Offline: Story = { tags: ['offline'], args: { scenario: 'offline' }, play: failed };

export const Unauthorized: Story = {
  tags: ['failure', 'signed-out'],
  args: { scenario: 'unauthorized' },
  play: failed,
};

/** A change waits for a challenge. */
export const Challenge: Story = {
  tags: ['challenge'],
  args: { scenario: 'challenge' },
  play: async ({ canvasElement }) => {
    const { element, inside } = await readyWidgetIn(canvasElement, 'lead-board');
    const challenged = new Promise((heard) => element.addEventListener('challenge-required', heard, { once: true }));
    await choose(inside, 'Lead status', 'Scheduled');
    await challenged;
    await expect(await inside.findByText('We could not update the status. Please try again.')).toBeVisible();
  },
};

/** The challenge was solved, and the change is sent again. */
export const ChallengePassed: Story = {
  ...Challenge,
  tags: ['recovered'],
  play: async (context) => {
    await Challenge.play?.(context);
    const { element, inside } = await readyWidgetIn(context.canvasElement, 'lead-board');
    await element.replayChallenges();
    const status = inside.getByRole('combobox', { name: 'Lead status' });
    await until(() => expect(status).toHaveDisplayValue('Scheduled'));
    await expect(await inside.findByText('Saved')).toBeVisible();
  },
};

export const Unpurchased: Story = {
  args: { scenario: 'unpurchased' },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await expect(inside.getByText(/^Showing 1 - 10 of \d+ results$/)).toBeVisible();
  },
};
