import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import {
  expectFunnelToFit,
  FunnelPage,
  funnelAt,
  type ShownFunnel,
  TITLES,
  typeInto,
  wordsOf,
} from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAt } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Service',
  component: FunnelPage,
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

/** Presses a key in the field. */
async function press({ inside }: ShownFunnel, key: string): Promise<void> {
  await fireEvent.keyDown(inside.getByRole('combobox', { name: 'Service' }), { key });
}

/** The open list is below its field and as wide as the field, at the widths of a phone, a tablet and a desktop. */
async function expectListToFit({ element, root }: ShownFunnel): Promise<void> {
  const column = element.closest('main');
  const boxOf = (part: string) => root.querySelector(part)?.getBoundingClientRect();
  await until(() => {
    const moves = root.querySelector('.pop')?.getAnimations({ subtree: true }) ?? [];
    // A spinner never ends.
    expect(moves.filter((each) => each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)).toHaveLength(0);
  });
  for (const width of [328, 736, 1248]) {
    if (column !== null) column.style.maxWidth = `${width}px`;
    await until(() => {
      const [list, field] = [boxOf('.pop'), boxOf('.combobox .input')];
      expect(list?.left).toBeCloseTo(field?.left ?? Number.NaN, 0);
      expect(list?.right).toBeCloseTo(field?.right ?? Number.NaN, 0);
    });
  }
}

/** Before the customer types. */
export const TopCategories: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await expect(await shown.inside.findByRole('button', { name: 'Drain Cleaning' })).toBeVisible();
    await expect(wordsOf(shown, 'panel')).toContain('Step 1 of 7 · Service');
    await expect(shown.inside.queryByRole('button', { name: 'Back' })).toBeNull();
    await expectFunnelToFit(shown);
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: { luck: { topCategories: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await expect(shown.inside.getByText('Loading the top categories')).toBeInTheDocument();
    await expect(shown.inside.getByRole('combobox', { name: 'Service' })).toBeEnabled();
    await expectFunnelToFit(shown);
  },
};

export const CategoriesFailed: Story = {
  tags: ['failure'],
  args: { luck: { topCategories: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await expect(await shown.inside.findByText('We could not load the top categories.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const CategoriesAfterRetry: Story = {
  ...CategoriesFailed,
  tags: ['recovered'],
  play: async (context) => {
    await CategoriesFailed.play?.(context);
    const shown = await funnelAt(context.canvasElement, TITLES.service);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await expect(await shown.inside.findByRole('button', { name: 'Drain Cleaning' })).toBeVisible();
  },
};

/** Unknown services have the generic icon. */
export const WithoutOwnIcons: Story = {
  args: { answers: { topCategories: { categories: [{ categoryId: '99999999', categoryName: 'Wood chopping' }] } } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    const tile = await shown.inside.findByRole('button', { name: 'Wood chopping' });
    await until(() => expect(tile.querySelectorAll('svg')).toHaveLength(1));
    await expectFunnelToFit(shown);
  },
};

/** The gateway has no top categories. */
export const NoCategories: Story = {
  tags: ['empty'],
  args: { answers: { topCategories: { categories: [] } } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await until(() => expect(shown.inside.queryByText('Top categories')).toBeNull());
    await expectFunnelToFit(shown);
  },
};

export const ListOpen: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await typeInto(shown, 'Service', 'drain');
    await until(() => expect(shown.root.querySelectorAll('[role="option"]').length).toBeGreaterThan(1));
    await expect(shown.root.querySelector('[role="option"]')).toHaveTextContent(/^Drain Cleaning/);
    await expectListToFit(shown);
  },
};

export const Looking: Story = {
  tags: ['loading'],
  args: { luck: { autocomplete: ['never'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await typeInto(shown, 'Service', 'drain');
    await until(() => expect(shown.root.querySelector('.pop')).toHaveTextContent(/Looking…/));
    await expectListToFit(shown);
  },
};

/** The search finds nothing, and the step offers what to do next. */
const unmatched = (query: string, args: Story['args'], offers: readonly string[]): Story => ({
  args: { ...args },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await shown.inside.findByRole('button', { name: 'Drain Cleaning' });
    const top = shown.inside.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    await typeInto(shown, 'Service', query);
    const says = `No match for “${query}”. Try other words, or choose a service below.`;
    await until(() => expect(shown.inside.getByText(says)).toBeVisible());
    const buttons = shown.inside.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    await expect(buttons.filter((name) => name !== '')).toEqual([...offers, ...top]);
    await expectFunnelToFit(shown);
  },
});

/** The host has no category for other requests. */
export const NothingFound: Story = { ...unmatched('zeppelin', {}, []), tags: ['empty'] };

const fallback = { fallbackCategoryId: '10900' };

export const OwnWords: Story = unmatched('zeppelin', fallback, ['Continue in my own words']);
export const OwnWordsDark: Story = { ...OwnWords, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const OwnWordsAndTheNearest: Story = unmatched('waterworks', fallback, [
  'Continue in my own words',
  'Water Heater Repair',
  'Water Heater Installation',
  'Water Softener Installation',
  'Plumbing',
]);

/** The customer continues without a listed service. The providers read the customer's own words. */
export const OwnWordsTaken: Story = {
  args: fallback,
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await typeInto(shown, 'Service', 'zeppelin');
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Continue in my own words' }));
    await expectFunnelToFit(await funnelAt(canvasElement, TITLES.place));
  },
};

export const LookingFailed: Story = {
  tags: ['failure'],
  args: { luck: { autocomplete: ['refused'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await typeInto(shown, 'Service', 'drain');
    await expect(await shown.inside.findByText('We could not look up services.')).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** Enter selects the best match and continues. */
export const Taken: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await typeInto(shown, 'Service', 'water heater');
    await press(shown, 'Enter');
    await expectFunnelToFit(await funnelAt(canvasElement, TITLES.place));
  },
};

export const NothingTyped: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await press(shown, 'Enter');
    await expect(await shown.inside.findByText('Please choose a service from the list')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const ChoosingFailed: Story = {
  tags: ['failure'],
  args: { luck: { taxonomyCategory: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Drain Cleaning' }));
    await expect(await shown.inside.findByText('We could not choose this service.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const ChosenAfterRetry: Story = {
  ...ChoosingFailed,
  tags: ['recovered'],
  play: async (context) => {
    await ChoosingFailed.play?.(context);
    const shown = await funnelAt(context.canvasElement, TITLES.service);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await funnelAt(context.canvasElement, TITLES.place);
  },
};

/** A service was selected, then Back was pressed. Continue is possible. */
export const ComeBack: Story = {
  args: { kept: leftAt('service', { reached: 'postal-code' }) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await expect(await shown.inside.findByRole('combobox', { name: 'Service' })).toHaveValue('Drain Cleaning');
    await expect(await shown.inside.findByRole('button', { name: 'Drain Cleaning' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expectFunnelToFit(shown);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    await funnelAt(canvasElement, TITLES.place);
  },
};
