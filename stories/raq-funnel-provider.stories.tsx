import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectFunnelToFit, FunnelPage, funnelAt, wordsOf } from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAt, ofProvider } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/One pro',
  component: FunnelPage,
  args: { spId: '5200002', postalCode: '10001' },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const ANY = /./;
const FAR = 'Barton Creek Pipe & Drain does not work in New York, NY';

/**
 * A provider's own funnel starts with the project. It shows the provider with the rating, and the service can be
 * changed.
 */
export const FirstScreen: Story = {
  args: { spId: '5200001', postalCode: '78704' },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    await until(() => expect(wordsOf(shown, 'panel')).toMatch(/Step 1 of 5 · Project/));
    await expect((await shown.inside.findAllByRole('radio')).length).toBeGreaterThan(1);
    await until(() => expect(wordsOf(shown, 'panel')).toContain('Your request to Live Oak Plumbing'));
    await expect(await shown.inside.findByText('Rated 4.9 of 5')).toBeInTheDocument();
    await expectFunnelToFit(shown);
    await userEvent.selectOptions(shown.inside.getByRole('combobox', { name: 'Service' }), 'Drain Cleaning');
    await expect(await shown.inside.findByText(/^Drain Cleaning · question 1/)).toBeVisible();
  },
};

/** Without a postal code, the funnel asks for it after the project. */
export const WithoutPostalCode: Story = {
  args: { spId: '5200001', postalCode: undefined },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    const names = await until(() => {
      const steps = shown.inside.getAllByRole('listitem').slice(0, 6);
      expect(steps[1]).toHaveTextContent('Location');
      return steps.map(({ textContent }) => textContent);
    });
    await expect(names).toEqual(['Project', 'Location', 'Timing', 'Contact', 'Pros', 'Summary']);
    await expectFunnelToFit(shown);
  },
};

/**
 * The request goes to the provider immediately. The contact step says so, and asks for consent for that provider only.
 */
export const Contact: Story = {
  args: { spId: '5200001', postalCode: '78704', kept: leftAt('contact', ofProvider('5200001')) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    const title = /^How can Live Oak Plumbing .*reach you\?$/;
    await expect(await shown.inside.findByRole('heading', { name: title })).toBeVisible();
    const sentence = /^Live Oak Plumbing .*gets these details\. You can add other pros later\.$/;
    await expect(await shown.inside.findByText(sentence)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** The provider does not work there. Other providers are offered. Continue waits for a choice. */
export const Ineligible: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    await expect(await shown.inside.findByRole('heading', { name: FAR })).toBeVisible();
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    const [fault] = await shown.inside.findAllByText('Please choose how to continue');
    await expect(fault).toBeVisible();
    const other = await shown.inside.findByRole('button', { name: /^Live Oak Plumbing/ });
    await expectFunnelToFit(shown);
    await userEvent.click(other);
    await until(() => expect(shown.inside.queryByRole('heading', { name: FAR })).toBeNull());
  },
};

export const AlternativesLoading: Story = {
  tags: ['loading'],
  args: { luck: { suggestions: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    await expect(await shown.inside.findByText('Looking for other pros')).toBeInTheDocument();
    await expectFunnelToFit(shown);
  },
};

export const NoAlternatives: Story = {
  tags: ['empty'],
  args: { answers: { suggestions: { serviceProviders: [], serviceRequestId: '1' } } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    await expect(await shown.inside.findByText('No other pro works there right now.')).toBeVisible();
    await expectFunnelToFit(shown);
    await expect(shown.inside.getByText(/no pro gets it and nobody will call you yet/)).toBeVisible();
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue anyway' }));
    await until(() => expect(shown.inside.queryByRole('heading', { name: FAR })).toBeNull());
  },
};

export const AlternativesFailed: Story = {
  tags: ['failure'],
  args: { luck: { suggestions: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    await expect(await shown.inside.findByText('We could not look up other pros.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** The icon stays next to its text. */
export const AlternativesFailedOnAPhone: Story = {
  ...AlternativesFailed,
  tags: ['failure', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await AlternativesFailed.play?.(context);
    const { inside, root } = await funnelAt(context.canvasElement, ANY);
    const sign = root.querySelector('.funnel-failure > .icon')?.getBoundingClientRect();
    const words = inside.getByText('We could not look up other pros.').getBoundingClientRect();
    await expect(words.left).toBeGreaterThanOrEqual(sign?.right ?? Number.NaN);
  },
};

export const AlternativesAfterRetry: Story = {
  ...AlternativesFailed,
  tags: ['recovered'],
  play: async (context) => {
    await AlternativesFailed.play?.(context);
    const shown = await funnelAt(context.canvasElement, ANY);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await expect(await shown.inside.findByRole('button', { name: /^Live Oak Plumbing/ })).toBeVisible();
  },
};

const failing = (operation: 'eligibility' | 'providerDetails', says: string): Story => ({
  args: { luck: { [operation]: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    await expect(await shown.inside.findByText(says)).toBeVisible();
    await expectFunnelToFit(shown);
  },
});

const retried = (failed: Story): Story => ({
  ...failed,
  play: async (context) => {
    await failed.play?.(context);
    const shown = await funnelAt(context.canvasElement, ANY);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await expect(await shown.inside.findByRole('heading', { name: FAR })).toBeVisible();
  },
});

export const CheckFailed: Story = {
  ...failing('eligibility', 'We could not check whether this pro works there.'),
  tags: ['failure'],
};
export const CheckedAfterRetry: Story = { ...retried(CheckFailed), tags: ['recovered'] };
export const ProNotLoaded: Story = { ...failing('providerDetails', 'We could not load this pro.'), tags: ['failure'] };
export const ProLoadedAfterRetry: Story = { ...retried(ProNotLoaded), tags: ['recovered'] };

export const LongName: Story = {
  tags: ['long-text'],
  args: { spId: '5200023' },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, ANY);
    await expect(
      await shown.inside.findByRole('heading', { name: /^Polar Bear Cooling .* does not work/ }),
    ).toBeVisible();
    await expectFunnelToFit(shown);
  },
};
