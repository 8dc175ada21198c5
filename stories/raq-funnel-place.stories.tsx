import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectFunnelToFit, FunnelPage, funnelAt, TITLES, typeInto } from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAt, leftBeforePlace } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Request a quote/Location',
  component: FunnelPage,
  args: { kept: leftBeforePlace() },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const field = { name: 'Postal code' };

/** A postal code is typed, and this is said. */
const typed = (text: string, says: string | RegExp, args: NonNullable<Story['args']> = {}): Story => ({
  args,
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await typeInto(shown, field.name, text);
    const [words] = await shown.inside.findAllByText(says);
    await expect(words).toBeInTheDocument();
    await expectFunnelToFit(shown);
  },
});

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await expect(shown.inside.getByRole('textbox', field)).toHaveValue('');
    await expect(shown.inside.getByRole('button', { name: 'Back' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const CityFound: Story = typed('78704', 'Austin, TX');
export const WithPlusFour: Story = typed('78704-1234', 'Austin, TX');
export const LookingUp: Story = typed('78704', 'Looking up the city…', { luck: { cityByPostalCode: ['never'] } });
export const NotFound: Story = typed('00000', 'There is no postal code 00000.');

export const LookingUpFailed: Story = {
  args: { luck: { cityByPostalCode: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await typeInto(shown, field.name, '78704');
    await expect(await shown.inside.findByText('We could not find the city of this postal code.')).toBeVisible();
    await expectFunnelToFit(shown);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await expect(await shown.inside.findByText('Austin, TX')).toBeVisible();
  },
};

/** Continue names the problem above, and at its field. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    const { inside, root } = shown;
    await typeInto(shown, field.name, '787');
    await userEvent.click(inside.getByRole('button', { name: 'Continue' }));
    const link = await inside.findByRole('link', { name: 'Please enter a postal code of 5 digits' });
    await until(() => expect(root.activeElement?.textContent).toContain('There is a problem'));
    await expect(inside.getByRole('textbox', field)).toBeInvalid();
    await expectFunnelToFit(shown);
    await userEvent.click(link);
    await expect(root.activeElement?.localName).toBe('input');
  },
};

/** It was answered before. */
export const ComeBack: Story = {
  args: { kept: leftAt('postal-code') },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await expect(shown.inside.getByRole('textbox', field)).toHaveValue('78704');
    await expect(shown.inside.getByText('Austin, TX')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};
