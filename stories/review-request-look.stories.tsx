import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { expectFocusRing, expectForcedColors, expectToStandOut } from './page/forced-colors.js';
import { expectNoMotion } from './page/reduced-motion.js';
import { ReviewPage, readyReviewIn, reviewIn } from './page/review-page.js';
import { EveryFault, NotSent, Summary, ThankYou } from './review-request.stories.js';

const meta: Meta<typeof ReviewPage> = {
  title: 'Review request/Look',
  component: ReviewPage,
  args: { leadId: SANDBOX_LEADS.thimble, autoClose: 0 },
};
export default meta;

type Story = StoryObj<typeof ReviewPage>;

const phone = { viewport: { value: 'phone' } };
const dark = { colorScheme: 'dark' };

export const SummaryDark: Story = { ...Summary, tags: ['dark'], globals: dark };
export const SummaryOnAPhone: Story = { ...Summary, tags: ['phone'], globals: phone };
export const EveryFaultDark: Story = { ...EveryFault, tags: ['dark'], globals: dark };
export const EveryFaultOnAPhone: Story = { ...EveryFault, tags: ['phone'], globals: { ...phone, ...dark } };
export const ThankYouDark: Story = { ...ThankYou, tags: ['dark'], globals: dark };
export const ThankYouOnAPhone: Story = { ...ThankYou, tags: ['phone'], globals: phone };
export const NotSentDark: Story = { ...NotSent, tags: ['failure', 'dark'], globals: dark };

export const Spanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { inside } = await reviewIn(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Editar' }));
    await fireEvent.input(inside.getByRole('textbox', { name: 'Teléfono' }), { target: { value: '555' } });
    await userEvent.click(inside.getByRole('button', { name: 'Enviar solicitud' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('Escriba un número de teléfono válido');
  },
};

export const RightToLeft: Story = {
  tags: ['right-to-left'],
  args: { dir: 'rtl', leadId: SANDBOX_LEADS.arabic },
  play: async ({ canvasElement }) => {
    await readyReviewIn(canvasElement);
  },
};

export const LongName: Story = {
  tags: ['long-text'],
  args: { leadId: SANDBOX_LEADS.longName },
  play: async ({ canvasElement }) => {
    const { root } = await readyReviewIn(canvasElement);
    const inside = root.querySelector('.in');
    await expect(inside?.scrollWidth).toBeLessThanOrEqual(inside?.clientWidth ?? 0);
  },
};

/** Errors have text and a border, and a selected service has a mark. */
export const ForcedColors: Story = {
  tags: ['forced-colors'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Edit' }));
    await fireEvent.input(inside.getByRole('textbox', { name: 'Email' }), { target: { value: 'desmond@' } });
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await inside.findAllByRole('alert');
    await expectToStandOut(inside.getByRole('radio', { checked: true }), inside.getByRole('radio', { checked: false }));
    await expectFocusRing(inside.getByRole('textbox', { name: 'Email' }));
    await expectForcedColors(canvasElement);
  },
};

/** The remaining time of the thank-you message is visible too. */
export const ForcedColorsThanks: Story = {
  tags: ['forced-colors'],
  args: { autoClose: 600_000 },
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await inside.findByText(/^Thank you!/);
    await expectForcedColors(canvasElement);
  },
};

/** The dialog appears without motion, and no bar moves during the thank-you message. */
export const ReducedMotion: Story = {
  ...ForcedColorsThanks,
  tags: ['reduced-motion'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyReviewIn(canvasElement);
    await expectNoMotion(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Send request' }));
    await inside.findByText(/^Thank you!/);
    await expectNoMotion(canvasElement);
  },
};
