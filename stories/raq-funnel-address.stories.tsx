import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { AddressProvider } from '../src/raq-funnel/funnel/host-functions.js';
import { expectFunnelToFit, FunnelPage, funnelAt, type ShownFunnel, TITLES } from './page/funnel-page.js';
import { leftAt, READER } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const STREETS = ['1200 S Lamar Blvd', '1200 S Lamar Square Dr', '1200 South Lake Shore Crossing Boulevard'];

const addressProvider: AddressProvider = {
  suggest: () =>
    STREETS.map((label, at) => ({
      id: `street-${at}`,
      label,
      detail: 'Austin, TX',
      address: { firstLine: label, postalCode: '78704' },
    })),
};

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Address',
  component: FunnelPage,
  args: { kept: leftAt('contact'), initialValues: READER, extras: { addressProvider } },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const phone = { viewport: { value: 'phone' } };

async function typed(canvas: HTMLElement, text: string, title: string = TITLES.contact): Promise<ShownFunnel> {
  const shown = await funnelAt(canvas, title);
  const field = await until(() => shown.inside.getByRole('combobox'));
  await userEvent.click(field);
  await fireEvent.input(field, { target: { value: text } });
  return shown;
}

export const Empty: Story = {
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await expect(await shown.inside.findByRole('combobox', { name: 'Street address (optional)' })).toHaveValue('');
    await expectFunnelToFit(shown);
  },
};

export const Suggested: Story = {
  play: async ({ canvasElement }) => {
    const { root } = await typed(canvasElement, '1200 s');
    const list = await until(() => {
      const found = root.querySelector<HTMLElement>('[role="listbox"]');
      if (!found) throw new Error('There is no list yet');
      return found;
    });
    await expect(within(list).getAllByRole('option')).toHaveLength(3);
  },
};

export const SuggestedOnAPhone: Story = { ...Suggested, tags: ['phone'], globals: phone };

export const SuggestedDark: Story = { ...Suggested, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const Chosen: Story = {
  play: async (context) => {
    await Suggested.play?.(context);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const shown = await funnelAt(context.canvasElement, TITLES.contact);
    await expect(shown.inside.getByRole('combobox')).toHaveValue('1200 S Lamar Blvd');
    await expectFunnelToFit(shown);
  },
};

/** The address service does not answer, so the customer types the street. */
export const NoSuggestions: Story = {
  tags: ['failure'],
  args: { extras: { addressProvider: { suggest: () => Promise.reject(new Error('Down')) } } },
  play: async ({ canvasElement }) => {
    const { root } = await typed(canvasElement, '1200 s');
    await until(() => expect(root.textContent).toContain('No suggestions right now.'));
  },
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await typed(canvasElement, '1200', '¿Cómo pueden comunicarse con usted?');
    await expect(shown.inside.getByRole('combobox', { name: 'Dirección (opcional)' })).toHaveValue('1200');
  },
};
