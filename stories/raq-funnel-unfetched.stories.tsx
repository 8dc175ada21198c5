import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cutOff, UnfetchedFunnel } from './page/unfetched-funnel.js';
import { until } from './page/widget.js';

const meta: Meta<typeof UnfetchedFunnel> = {
  title: 'Quote funnel/Not fetched',
  component: UnfetchedFunnel,
  beforeEach: () => cutOff(true),
};
export default meta;

type Story = StoryObj<typeof UnfetchedFunnel>;

/** The code of the funnel could not be loaded. A message with Retry replaces it. */
export const NotFetched: Story = {
  tags: ['failure'],
  play: async ({ canvasElement }) => {
    const drawn = await until(() => {
      const root = canvasElement.querySelector('raq-funnel-unfetched')?.shadowRoot?.querySelector<HTMLElement>('.root');
      expect(root).toHaveTextContent('This part could not be loaded.');
      return root;
    });
    await expect(within(drawn ?? canvasElement).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Retry after the connection is back. */
export const FetchedAgain: Story = {
  tags: ['recovered'],
  play: async (context) => {
    await NotFetched.play?.(context);
    cutOff(false);
    const root = context.canvasElement.querySelector('raq-funnel-unfetched')?.shadowRoot;
    const retry = root?.querySelector('button');
    if (retry) await userEvent.click(retry);
    await until(() => expect(root?.querySelector('h2')).toHaveTextContent('What do you need?'));
  },
};
