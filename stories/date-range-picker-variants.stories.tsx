import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectFocusRing, expectForcedColors, expectToStandOut } from './page/forced-colors.js';
import { widthControl } from './page/host-page.js';
import { openCalendar, PickerPage, pickerIn, typeInto } from './page/picker-page.js';
import { expectNoMotion } from './page/reduced-motion.js';
import { until } from './page/widget.js';

const meta: Meta<typeof PickerPage> = {
  title: 'Date-range picker/Ranges and scroll',
  component: PickerPage,
  args: { start: '2026-11-08', end: '2026-11-14' },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof PickerPage>;

export const Ranges: Story = {
  args: { variant: 'ranges' },
  play: async ({ canvasElement }) => {
    const { element, inside } = await pickerIn(canvasElement);
    await expect(inside.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Yesterday' }));
    await until(() =>
      expect(inside.getByRole('button', { name: 'Yesterday' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(element.start).toBe(element.end);
  },
};

export const RangesDark: Story = { ...Ranges, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const RangesOnAPhone: Story = { ...Ranges, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const RangesOnAPhoneDark: Story = {
  ...Ranges,
  tags: ['dark', 'phone'],
  globals: { viewport: { value: 'phone' }, colorScheme: 'dark' },
};

export const RangesRightToLeft: Story = { ...Ranges, tags: ['right-to-left'], args: { variant: 'ranges', dir: 'rtl' } };

export const RangesInSpanish: Story = {
  tags: ['spanish'],
  args: { variant: 'ranges', lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await expect(inside.getByRole('button', { name: 'La semana pasada' })).toBeVisible();
  },
};

export const DayCounts: Story = {
  args: { variant: 'ranges' },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    const upTo = inside.getByRole('spinbutton', { name: 'days up to today' });
    await typeInto(upTo, '30');
    await until(() => expect(inside.getByText(/^30 days/)).toBeVisible());
    await expect(inside.getByRole('spinbutton', { name: 'days starting today' })).toHaveValue(null);
  },
};

export const RangesDisabled: Story = {
  args: { variant: 'ranges', disabled: true },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await expect(inside.getByRole('button', { name: 'Today' })).toBeDisabled();
    await expect(inside.getByRole('button', { name: /November 9, 2026/ })).toBeDisabled();
  },
};

export const Scroll: Story = {
  args: { variant: 'scroll', start: '2026-12-28', end: '2027-01-08' },
  play: async ({ canvasElement }) => {
    const { inside, root } = await pickerIn(canvasElement);
    await expect(inside.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await expect(root.querySelectorAll('table').length).toBeLessThan(8);
  },
};

export const ScrollDark: Story = { ...Scroll, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const ScrollOnAPhone: Story = { ...Scroll, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const ScrollRightToLeft: Story = { ...Scroll, tags: ['right-to-left'], args: { ...Scroll.args, dir: 'rtl' } };

/** Three ranges in three colors: the selected one, and two that the page marks. */
export const ScrollWithMarkedRanges: Story = {
  args: {
    ...Scroll.args,
    markedRanges: [
      { start: '2027-01-12', end: '2027-01-15', label: 'Work' },
      { start: '2027-01-22', end: '2027-01-30', label: 'Follow-up' },
    ],
  },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await expect(inside.getByRole('button', { name: 'Tuesday, January 12, 2027, Work' })).toBeVisible();
    await expect(inside.getByRole('list')).toHaveTextContent('Follow-up');
  },
};

export const MarkedRangesDark: Story = { ...ScrollWithMarkedRanges, tags: ['dark'], globals: { colorScheme: 'dark' } };

/** Each range has a different border, because colors are replaced. */
export const ForcedColors: Story = {
  ...ScrollWithMarkedRanges,
  tags: ['forced-colors'],
  play: async ({ canvasElement }) => {
    const { inside, root } = await pickerIn(canvasElement);
    const dayOf = (name: RegExp) => inside.getByRole('button', { name }).closest('td')!;
    const [own, work, visit] = [dayOf(/ January 4, 2027/), dayOf(/ January 13, 2027/), dayOf(/ January 25, 2027/)];
    await expectToStandOut(own, dayOf(/ January 10, 2027/));
    await expectToStandOut(own, work);
    await expectToStandOut(own, visit);
    await expectToStandOut(work, visit);
    await expectFocusRing(root.querySelector<HTMLElement>('.grid button[tabindex="0"]')!);
    await expectForcedColors(canvasElement);
  },
};

/** Today has a dot. */
export const ForcedColorsRanges: Story = {
  tags: ['forced-colors'],
  args: { variant: 'ranges', start: '2026-11-16', end: '2026-11-17' },
  play: async ({ canvasElement }) => {
    const { inside } = await pickerIn(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Yesterday' }));
    const chosen = await until(() => inside.getByRole('button', { name: 'Yesterday', pressed: true }));
    await expectToStandOut(chosen, inside.getByRole('button', { name: 'Today' }));
    await expectForcedColors(canvasElement);
  },
};

/** The calendar appears without motion. */
export const ReducedMotion: Story = {
  tags: ['reduced-motion'],
  args: { variant: 'inputs' },
  play: async ({ canvasElement }) => {
    await openCalendar(await pickerIn(canvasElement), 'Start');
    await expectNoMotion(canvasElement);
  },
};
