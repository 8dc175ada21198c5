import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FunnelPage, funnelAt, TITLES } from './page/funnel-page.js';
import { leftAtSuggestions } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Compare',
  component: FunnelPage,
  args: { kept: leftAtSuggestions() },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

async function opened(canvas: HTMLElement, title: string = TITLES.suggestions, name = 'Compare side by side') {
  const { root, inside } = await funnelAt(canvas, title);
  await userEvent.click(await inside.findByRole('button', { name }));
  const dialog = await until(() => {
    const found = [...root.querySelectorAll('dialog')].find((each) => each.querySelector('table'));
    if (!found || found.getAnimations().length > 0) throw new Error('There is no comparison yet');
    return found;
  });
  return within(dialog);
}

export const Compared: Story = {
  play: async ({ canvasElement }) => {
    const comparison = await opened(canvasElement);
    await expect(comparison.getAllByRole('columnheader')).toHaveLength(3);
    await userEvent.click(comparison.getByRole('checkbox', { name: 'Barton Creek Pipe & Drain' }));
    await expect(comparison.getByRole('status')).toHaveTextContent('3 pros get your request.');
  },
};

export const ComparedOnAPhone: Story = { ...Compared, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const ComparedDark: Story = { ...Compared, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const ComparedInSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const comparison = await opened(canvasElement, '¿Quién debe recibir su solicitud?', 'Comparar');
    await expect(comparison.getByText('Calificación')).toBeVisible();
  },
};
