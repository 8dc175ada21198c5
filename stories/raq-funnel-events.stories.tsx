import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FunnelPage, funnelAt, TITLES } from './page/funnel-page.js';
import { leftAt } from './page/kept-funnels.js';
import { until } from './page/widget.js';

/** Each story has its own array, because an event of the previous story may still arrive. */
const LAYER = 'funnelEvents';
const VARIANT_LAYER = 'variantEvents';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Events',
  component: FunnelPage,
  beforeEach: () => () => {
    for (const name of [LAYER, VARIANT_LAYER]) Reflect.deleteProperty(window, name);
  },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

function entries(name: string): readonly unknown[] {
  const layer: unknown = Reflect.get(window, name);
  return Array.isArray(layer) ? layer : [];
}

async function skipTiming(canvasElement: HTMLElement, layer: string): Promise<void> {
  const shown = await funnelAt(canvasElement, TITLES.timing);
  await userEvent.click(shown.inside.getByRole('button', { name: 'Skip' }));
  await funnelAt(canvasElement, TITLES.contact);
  await until(() =>
    expect(entries(layer)).toContainEqual(
      expect.objectContaining({ event: 'lead_widgets_step_view', step: 'contact', index: 5 }),
    ),
  );
}

/** A tag manager reads each step from the array that the page names. */
export const DataLayer: Story = {
  args: { kept: leftAt('timing'), extras: { dataLayer: LAYER } },
  play: ({ canvasElement }) => skipTiming(canvasElement, LAYER),
};

/** Every event contains the variant of the page's A/B test. */
export const Variant: Story = {
  args: { kept: leftAt('timing'), extras: { dataLayer: VARIANT_LAYER, variant: 'short-form' } },
  play: async ({ canvasElement }) => {
    await skipTiming(canvasElement, VARIANT_LAYER);
    for (const entry of entries(VARIANT_LAYER)) await expect(entry).toMatchObject({ variant: 'short-form' });
  },
};
