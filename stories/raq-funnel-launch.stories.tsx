import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FunnelPage, funnelAt, TITLES } from './page/funnel-page.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Launch',
  component: FunnelPage,
  args: { isModal: true, isOpen: false, hasLauncher: true },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };
const dark = { colorScheme: 'dark' };

/** The funnel's own button. */
function launcher(canvas: HTMLElement, name = 'Get quotes'): Promise<HTMLElement> {
  return until(() => {
    const root = canvas.querySelector('raq-funnel')?.shadowRoot?.querySelector<HTMLElement>('.root');
    if (!root) throw new Error('The funnel shows nothing yet');
    return within(root).getByRole('button', { name });
  });
}

const shown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const { height } = (await launcher(canvasElement)).getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(44);
};

export const Button: Story = { globals: desktop, play: shown };
export const ButtonDark: Story = { tags: ['dark'], globals: { ...desktop, ...dark }, play: shown };
export const ButtonOnAPhone: Story = { tags: ['phone'], globals: phone, play: shown };

export const ButtonInSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    await expect(await launcher(canvasElement, 'Recibir presupuestos')).toBeVisible();
  },
};

/** The button opens the funnel, and has the focus again after closing. */
export const PressedAndClosed: Story = {
  play: async ({ canvasElement }) => {
    const own = await launcher(canvasElement);
    await userEvent.click(own);
    const { root } = await funnelAt(canvasElement, TITLES.service);
    await expect(own).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Escape}');
    await until(() => expect(root.activeElement).toBe(own));
  },
};

/** The page's own button in the slot `launch`. */
export const ButtonOfThePage: Story = {
  args: {
    slotted: (
      <button type="button" slot="launch">
        Ask three plumbers
      </button>
    ),
  },
  play: async ({ canvasElement }) => {
    await until(() =>
      expect(canvasElement.querySelector('raq-funnel')?.shadowRoot?.querySelector('slot')).toBeTruthy(),
    );
    const own = within(canvasElement).getByRole('button', { name: 'Ask three plumbers' });
    await userEvent.click(own);
    await funnelAt(canvasElement, TITLES.service);
    await userEvent.keyboard('{Escape}');
    await until(() => expect(document.activeElement).toBe(own));
  },
};
