import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_REQUESTS } from '../src/sandbox.js';
import { expectFunnelToFit, FunnelPage, funnelAt, type ShownFunnel, TITLES } from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAtSuggestions, leftAtSuggestionsOf } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Pros',
  component: FunnelPage,
  args: { kept: leftAtSuggestions() },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

/** Waits for the suggested providers. */
async function prosIn(canvas: HTMLElement, title: string = TITLES.suggestions): Promise<ShownFunnel> {
  const shown = await funnelAt(canvas, title);
  await shown.inside.findAllByRole('checkbox');
  return shown;
}

/** Two providers of the directory and one of the partner network. Two are selected. */
export const Marked: Story = {
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await expect(shown.inside.getByText('3 pros near Austin, TX do this work. Choose any.')).toBeVisible();
    await expect(shown.inside.getByText('2 pros get your request.')).toBeVisible();
    const names = shown.inside.getAllByRole('checkbox').map((box) => box.getAttribute('name'));
    await expect(names).toEqual(['additional-sp-5200001', 'additional-hasp-8800001', 'additional-sp-5200002']);
    await expect(await shown.inside.findByText(/^Live Oak Plumbing has worked/)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/**
 * A provider's own funnel: the provider already has the request, and no other provider is selected until the customer
 * does so.
 */
export const OfAProvider: Story = {
  args: { spId: '5200001', kept: leftAtSuggestionsOf('5200001') },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement, TITLES.otherSuggestions);
    await until(() => expect(shown.root.textContent).toContain('Live Oak Plumbing gets your request.'));
    // The provider of the funnel is named above, with the rating.
    await expect(await shown.inside.findByText('Rated 4.9 of 5')).toBeInTheDocument();
    const [box, ...others] = shown.inside.getAllByRole<HTMLInputElement>('checkbox');
    await expect([box, ...others].filter((each) => each?.checked)).toEqual([]);
    if (box) await userEvent.click(box);
    await until(() => expect(shown.root.textContent).toContain('Live Oak Plumbing and 1 more pro get your request.'));
    await expectFunnelToFit(shown);
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: { luck: { suggestions: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.suggestions);
    await expect((await shown.inside.findAllByText('Looking for pros near you'))[0]).toBeVisible();
    await expect(shown.inside.queryByRole('checkbox')).toBeNull();
    await expectFunnelToFit(shown);
  },
};

/** A request that the host names by its id. Nothing else is known about it. */
export const FromALink: Story = {
  args: { kept: undefined, leadId: SANDBOX_REQUESTS.fresh, step: 'suggestions' },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await expect(shown.inside.getByText('3 pros near you do this work. Choose any.')).toBeVisible();
    await expect(shown.inside.queryByRole('button', { name: 'Back' })).toBeNull();
    await expectFunnelToFit(shown);
  },
};

export const OneTicked: Story = {
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await userEvent.click(shown.inside.getByRole('checkbox', { name: 'RapidRooter Home Services' }));
    await expect(await shown.inside.findByText('1 pro gets your request.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const NobodyTicked: Story = {
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    for (const box of shown.inside.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await expect(await shown.inside.findByText('No pro is chosen.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** The customer chose two quotes at most. */
export const AtMostTwo: Story = {
  args: { kept: leftAtSuggestions({ preferences: { channel: 'any', bestTime: 'any', maxPros: 2 } }) },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await expect(shown.inside.getByText(/You asked for 2 pros at most\./)).toBeVisible();
    await expect(shown.inside.getByRole('checkbox', { checked: false })).toBeDisabled();
    await expectFunnelToFit(shown);
    await userEvent.click(shown.inside.getByRole('checkbox', { name: 'Live Oak Plumbing' }));
    await until(() => expect(shown.inside.getByRole('checkbox', { name: /^Barton Creek/ })).toBeEnabled());
  },
};

export const ReviewsOpen: Story = {
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    const button = shown.inside.getByRole('button', { name: 'Reviews of Live Oak Plumbing' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect((await shown.inside.findAllByText(/, November 2026$/)).length).toBeGreaterThan(0);
    await expectFunnelToFit(shown);
  },
};

export const ReviewsLoading: Story = {
  tags: ['loading'],
  args: { luck: { reviewsByProvider: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Reviews of Live Oak Plumbing' }));
    await expect(await shown.inside.findByText('Loading reviews')).toBeInTheDocument();
    await expectFunnelToFit(shown);
  },
};

export const NoReviews: Story = {
  tags: ['empty'],
  args: { answers: { reviewsByProvider: { reviews: [], totalCount: 0 } } },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Reviews of Live Oak Plumbing' }));
    await expect(await shown.inside.findByText('No reviews yet.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const ReviewsFailed: Story = {
  tags: ['failure'],
  args: { luck: { reviewsByProvider: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Reviews of Live Oak Plumbing' }));
    await expect(await shown.inside.findByText('We could not load the reviews.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const ReviewsAfterRetry: Story = {
  ...ReviewsFailed,
  tags: ['recovered'],
  play: async (context) => {
    await ReviewsFailed.play?.(context);
    const shown = await prosIn(context.canvasElement);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await expect((await shown.inside.findAllByText(/, November 2026$/)).length).toBeGreaterThan(0);
  },
};

export const Nobody: Story = {
  tags: ['empty'],
  args: { answers: { suggestions: { serviceProviders: [], serviceRequestId: '1' } } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, 'No pros near you right now');
    await expectFunnelToFit(shown);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    await funnelAt(canvasElement, TITLES.saved);
  },
};

const send = { name: 'Continue' };

export const Sending: Story = {
  tags: ['loading'],
  args: { luck: { assignLead: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await userEvent.click(shown.inside.getByRole('button', send));
    await expect(await shown.inside.findByRole('button', { name: 'Sending…' })).toBeVisible();
    for (const box of shown.inside.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expectFunnelToFit(shown);
  },
};

export const NotSent: Story = {
  tags: ['failure'],
  args: { luck: { assignLead: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await userEvent.click(shown.inside.getByRole('button', send));
    await expect(await shown.inside.findByRole('alert')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const SentAfterRetry: Story = {
  ...NotSent,
  tags: ['recovered'],
  play: async (context) => {
    await NotSent.play?.(context);
    const shown = await prosIn(context.canvasElement);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await funnelAt(context.canvasElement, TITLES.summary);
  },
};

export const Challenge: Story = {
  tags: ['challenge'],
  args: { scenario: 'challenge', slotted: <p slot="challenge">The page’s own challenge</p> },
  play: async ({ canvas, canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await userEvent.click(shown.inside.getByRole('button', send));
    await expect(await shown.inside.findByText(/^Please verify that you are not a robot/)).toBeVisible();
    await expect(canvas.getByText('The page’s own challenge')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const ChallengePassed: Story = {
  ...Challenge,
  tags: ['recovered'],
  play: async (context) => {
    await Challenge.play?.(context);
    const shown = await prosIn(context.canvasElement);
    await shown.element.replayChallenges();
    await funnelAt(context.canvasElement, TITLES.summary);
  },
};

/** The suggestions could not be loaded. The request was sent, but no provider has it yet. */
export const Failed: Story = {
  tags: ['empty'],
  args: { luck: { suggestions: ['refused'] } },
  play: async ({ canvasElement }) => {
    await expectFunnelToFit(await funnelAt(canvasElement, TITLES.saved));
  },
};

export const LongNames: Story = {
  tags: ['long-text'],
  args: {
    answers: {
      suggestions: {
        serviceRequestId: '1',
        serviceProviders: [
          'The Extraordinarily Long-Named Drain Company of Central Texas & Daughters',
          'W'.repeat(90),
        ].map((name, index) => ({
          id: String(index + 1),
          serviceProviderType: index === 0 ? 'HA' : 'AL',
          name,
          rating: 4.8,
          reviewCount: 12_345,
          preselected: index === 0,
        })),
      },
      combinedProviderDetails: { serviceProviders: [] },
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await prosIn(canvasElement);
    await expect(shown.inside.getByRole('checkbox', { name: 'W'.repeat(90) })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};
