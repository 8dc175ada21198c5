import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PickerPage, pickerIn, typeInto } from './page/picker-page.js';
import { until } from './page/widget.js';

const meta: Meta<typeof PickerPage> = {
  title: 'Date-range picker/In a form',
  component: PickerPage,
  args: { inForm: true },
};
export default meta;

type Story = StoryObj<typeof PickerPage>;

export const Named: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside } = await pickerIn(canvasElement);
    await expect(inside.getByRole('group', { name: 'When should the work be done?' })).toBeVisible();
    await typeInto(inside.getByRole('textbox', { name: 'Start' }), '11/9/2026');
    await until(() => expect(element.form && new FormData(element.form).get('stay')).toBe('2026-11-09/'));
  },
};

export const RequiredAndMissing: Story = {
  tags: ['validation'],
  args: { required: true, start: '2026-11-09' },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('Choose a start and an end date.');
    await expect(inside.getByRole('textbox', { name: 'End' })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const RequiredAndMissingDark: Story = {
  ...RequiredAndMissing,
  tags: ['validation', 'dark'],
  globals: { colorScheme: 'dark' },
};

export const StartedOver: Story = {
  args: { start: '2026-11-09', end: '2026-11-24' },
  play: async ({ canvasElement }) => {
    const { element, inside } = await pickerIn(canvasElement);
    const start = inside.getByRole('textbox', { name: 'Start' });
    await typeInto(start, '11/12/2026');
    await until(() => expect(element.value).toBe('2026-11-12/2026-11-24'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start over' }));
    await until(() => expect(inside.getByRole('textbox', { name: 'Start' })).toHaveValue('Nov 9, 2026'));
  },
};
