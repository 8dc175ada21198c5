import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectFunnelToFit, FunnelPage, funnelAt, TITLES, typeInto } from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAt, leftBeforePlace } from './page/kept-funnels.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Location',
  component: FunnelPage,
  args: { kept: leftBeforePlace() },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const field = { name: 'ZIP code' };

/** Types a postal code, and expects this text. */
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
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await expect(shown.inside.getByRole('textbox', field)).toHaveValue('');
    await expect(shown.inside.getByRole('button', { name: 'Back' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const CityFound: Story = typed('78704', 'Austin, TX');
export const WithPlusFour: Story = typed('78704-1234', 'Austin, TX');
export const LookingUp: Story = {
  ...typed('78704', 'Looking up the city…', { luck: { cityByPostalCode: ['never'] } }),
  tags: ['loading'],
};

/** The place does not exist. Continue stays on this step. */
export const NotFound: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await typeInto(shown, field.name, '00000');
    await expect(await shown.inside.findByText('We do not recognize this ZIP code. Please check it.')).toBeVisible();
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    await expect(shown.inside.getByRole('textbox', field)).toBeInvalid();
    await expect(shown.root.activeElement?.localName).toBe('input');
    await expectFunnelToFit(shown);
  },
};

const NOBODY = 'No pro in Anchorage, AK does this work right now';

/** No provider works there. The step says so before the contact step, with the options that are left. */
export const Nobody: Story = {
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await typeInto(shown, field.name, '99501');
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    const next = await funnelAt(canvasElement, NOBODY);
    await expect(next.inside.getByRole('button', { name: 'Continue anyway' })).toBeVisible();
    await expectFunnelToFit(next);
    await userEvent.click(next.inside.getByRole('button', { name: 'Try another ZIP code' }));
    await typeInto(await funnelAt(canvasElement, TITLES.place), field.name, '99501');
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    await funnelAt(canvasElement, NOBODY);
  },
};

/** The contact step says what happens to the request if the customer continues anyway. */
export const NobodyAtTheContact: Story = {
  tags: ['empty'],
  args: { kept: leftAt('contact'), answers: { suggestions: { serviceProviders: [], serviceRequestId: '1' } } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, /^No pro in Austin, TX/);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue anyway' }));
    await expect(await shown.inside.findByText(/^No pro gets these details yet/)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** The page provides a postal code that does not exist. */
export const UnknownOfThePage: Story = {
  tags: ['validation'],
  args: { kept: undefined, categoryId: '10214', postalCode: '00000' },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, 'We do not recognize ZIP code 00000');
    await expectFunnelToFit(shown);
  },
};

export const AnotherAfterUnknown: Story = {
  ...UnknownOfThePage,
  tags: ['recovered'],
  play: async (context) => {
    await UnknownOfThePage.play?.(context);
    const shown = await funnelAt(context.canvasElement, 'We do not recognize ZIP code 00000');
    await userEvent.click(shown.inside.getByRole('button', { name: 'Try another ZIP code' }));
    await funnelAt(context.canvasElement, TITLES.place);
  },
};

export const LookingUpFailed: Story = {
  tags: ['failure'],
  args: { luck: { cityByPostalCode: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await typeInto(shown, field.name, '78704');
    await expect(await shown.inside.findByText('We could not find the city for this ZIP code.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const LookedUpAfterRetry: Story = {
  ...LookingUpFailed,
  tags: ['recovered'],
  play: async (context) => {
    await LookingUpFailed.play?.(context);
    const shown = await funnelAt(context.canvasElement, TITLES.place);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Retry' }));
    await expect(await shown.inside.findByText('Austin, TX')).toBeVisible();
  },
};

/** Continue shows the error at its field, which has the focus. */
export const Wrong: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    const { inside, root } = shown;
    await typeInto(shown, field.name, '787');
    await userEvent.click(inside.getByRole('button', { name: 'Continue' }));
    await expect(await inside.findByText('Please enter a 5-digit ZIP code')).toBeVisible();
    await expect(inside.queryByText('Please fix the following')).toBeNull();
    await expect(inside.getByRole('textbox', field)).toBeInvalid();
    await expect(root.activeElement?.localName).toBe('input');
    await expectFunnelToFit(shown);
  },
};

/** The step was completed before. */
export const ComeBack: Story = {
  args: { kept: leftAt('postal-code') },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.place);
    await expect(shown.inside.getByRole('textbox', field)).toHaveValue('78704');
    await expect(shown.inside.getByText('Austin, TX')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};
