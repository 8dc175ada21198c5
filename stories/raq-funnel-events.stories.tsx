import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FunnelPage, funnelAt, TITLES } from './page/funnel-page.js';
import { leftAt } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const LAYER = 'funnelEvents';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Events',
  component: FunnelPage,
  beforeEach: () => () => void Reflect.deleteProperty(window, LAYER),
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

function entries(): readonly unknown[] {
  const layer: unknown = Reflect.get(window, LAYER);
  return Array.isArray(layer) ? layer : [];
}

const skipped: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const shown = await funnelAt(canvasElement, TITLES.timing);
  await userEvent.click(shown.inside.getByRole('button', { name: 'Skip' }));
  await funnelAt(canvasElement, TITLES.contact);
  await until(() =>
    expect(entries()).toContainEqual(
      expect.objectContaining({ event: 'lead_widgets_step_view', step: 'contact', index: 5 }),
    ),
  );
};

/** A tag manager reads each step in the array that the page names. */
export const DataLayer: Story = { args: { kept: leftAt('timing'), extras: { dataLayer: LAYER } }, play: skipped };

/** The version of the page's A/B test is in each event. */
export const Variant: Story = {
  args: { kept: leftAt('timing'), extras: { dataLayer: LAYER, variant: 'short-form' } },
  play: async (context) => {
    await skipped(context);
    for (const entry of entries()) await expect(entry).toMatchObject({ variant: 'short-form' });
  },
};
