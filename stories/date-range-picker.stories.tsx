import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { widthControl } from './page/host-page.js';
import { openCalendar, PickerPage, pickerIn, typeInto } from './page/picker-page.js';
import { until } from './page/widget.js';

const meta: Meta<typeof PickerPage> = {
  title: 'Date-range picker/Inputs',
  component: PickerPage,
  args: { start: '2026-11-09', end: '2026-11-24' },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof PickerPage>;

export const Empty: Story = {
  tags: ['empty'],
  args: { start: undefined, end: undefined },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await expect(inside.getByRole('textbox', { name: 'Start' })).toHaveAttribute('placeholder', 'Early');
    await expect(inside.getByRole('textbox', { name: 'End' })).toHaveAttribute('placeholder', 'Continuous');
    await expect(inside.getByText('MM/DD/YYYY, for example 11/18/2026')).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await expect(inside.getByRole('textbox', { name: 'Start' })).toHaveValue('Nov 9, 2026');
    await expect(inside.getByRole('textbox', { name: 'End' })).toHaveValue('Nov 24, 2026');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const picker = await pickerIn(canvasElement);
    const { inside } = picker;
    await openCalendar(picker, 'Start');
    await expect(await inside.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(inside.getByText('16 days · Central Time')).toBeVisible();
  },
};

export const OpenDark: Story = { ...Open, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const OpenOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await userEvent.click(inside.getByRole('textbox', { name: 'Start' }));
    await until(() => expect(inside.getByRole('dialog', { name: 'Choose dates' })).toBeVisible());
    await expect(await inside.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(inside.getByText('16 days · Central Time')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};

export const OpenOnAPhoneInSpanish: Story = {
  tags: ['spanish', 'phone'],
  args: { lang: 'es-US' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await userEvent.click(inside.getByRole('textbox', { name: 'Inicio' }));
    await until(() => expect(inside.getByRole('button', { name: 'Listo' })).toBeVisible());
  },
};

export const OpenOnAPhoneDark: Story = {
  ...OpenOnAPhone,
  tags: ['dark', 'phone'],
  globals: { ...OpenOnAPhone.globals, colorScheme: 'dark' },
};

export const OpenWithNothingChosen: Story = {
  args: { start: undefined, end: undefined },
  play: async ({ canvasElement }) => {
    const picker = await pickerIn(canvasElement);
    const { inside } = picker;
    await openCalendar(picker, 'Start');
    await expect(await inside.findByText('Choose a start date, or leave it open')).toBeVisible();
  },
};

/** The start is selected. The days up to the pointer show the range that a press would select. */
export const HalfDrawn: Story = {
  args: { start: '2026-11-09', end: undefined },
  play: async ({ canvasElement }) => {
    const picker = await pickerIn(canvasElement);
    const { inside, root } = picker;
    await openCalendar(picker, 'End');
    await userEvent.hover(await inside.findByRole('button', { name: /November 17, 2026/ }));
    await until(() => expect(root.querySelectorAll('td.pre')).toHaveLength(8));
    await expect(inside.getByText('Choose an end date, or leave it open')).toBeVisible();
  },
};

export const Limits: Story = {
  args: { min: '2026-11-05', max: '2026-12-10' },
  play: async ({ canvasElement }) => {
    const picker = await pickerIn(canvasElement);
    const { inside } = picker;
    await openCalendar(picker, 'Start');
    await expect(await inside.findByRole('button', { name: /November 4, 2026/ })).toBeDisabled();
    await expect(inside.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await expect(inside.getByRole('option', { name: 'January' })).toBeDisabled();
  },
};

export const DisabledDates: Story = {
  args: { start: '2026-11-20', end: undefined, disabledDates: '2026-11-26/2026-11-27' },
  play: async ({ canvasElement }) => {
    const picker = await pickerIn(canvasElement);
    const { element, inside } = picker;
    await openCalendar(picker, 'End');
    await userEvent.click(await inside.findByRole('button', { name: /November 30, 2026/ }));
    await until(() => expect(element.value).toBe('2026-11-20/2026-11-25'));
    await openCalendar(picker, 'End');
    await expect(await inside.findByRole('button', { name: /November 26, 2026/ })).toBeDisabled();
  },
};

export const TwoMonths: Story = {
  args: { start: '2026-11-20', end: '2026-12-10', months: 2 },
  play: async ({ canvasElement }) => {
    const picker = await pickerIn(canvasElement);
    const { inside } = picker;
    await openCalendar(picker, 'Start');
    await expect(await inside.findByRole('grid', { name: 'December 2026' })).toBeVisible();
  },
};

export const NotADate: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    const start = inside.getByRole('textbox', { name: 'Start' });
    await typeInto(start, 'someday');
    await expect(await inside.findByRole('alert')).toHaveTextContent('Enter a date like 11/18/2026.');
    await expect(start).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await expect(inside.getByRole('textbox', { name: 'Start' })).toBeDisabled();
    await expect(inside.getByRole('button', { name: 'Choose dates' })).toBeDisabled();
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const picker = await pickerIn(canvasElement);
    const { inside } = picker;
    await expect(inside.getByText('MM/DD/AAAA, por ejemplo 11/18/2026')).toBeVisible();
    await typeInto(inside.getByRole('textbox', { name: 'Inicio' }), '11/9/2026');
    await until(() => expect(inside.getByRole('textbox', { name: 'Inicio' })).toHaveValue('9 nov 2026'));
    await openCalendar(picker, 'Inicio');
    await expect(await inside.findByRole('grid', { name: 'noviembre de 2026' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Open, tags: ['right-to-left'], args: { dir: 'rtl' } };
