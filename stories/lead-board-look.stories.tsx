import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { expectToFit } from './page/fits.js';
import { expectFocusRing, expectForcedColors, expectToStandOut } from './page/forced-colors.js';
import { widthControl } from './page/host-page.js';
import loudCss from './page/loud.css?inline';
import { expectNoMotion } from './page/reduced-motion.js';
import { leadIn, readyWidgetIn, widgetIn } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Look',
  component: BoardPage,
  args: { spId: PROVIDER },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

const wide: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await board.inside.findByRole('button', { name: 'Contact' }));
    await expectToFit(board);
    const times = [...board.root.querySelectorAll('time')].map((time) => time.getBoundingClientRect().left);
    await expect(new Set(times).size).toBe(1);
  },
};

const thumbs: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await board.inside.findByRole('button', { name: 'Contact' }));
    await expectToFit(board);
    const controls = [...board.root.querySelectorAll('.acts .btn, .toggle, .msg, .pages .btn.only')];
    for (const control of controls.filter((each) => each.checkVisibility())) {
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Phone: Story = { ...thumbs, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

export const PhoneDark: Story = {
  ...thumbs,
  tags: ['dark', 'phone'],
  globals: { viewport: { value: 'phone' }, colorScheme: 'dark' },
};

export const Tablet: Story = { ...wide, tags: ['tablet'], globals: { viewport: { value: 'tablet' } } };

export const TabletDark: Story = {
  ...wide,
  tags: ['dark', 'tablet'],
  globals: { viewport: { value: 'tablet' }, colorScheme: 'dark' },
};

export const Desktop: Story = { ...wide, tags: ['desktop'], globals: { viewport: { value: 'desktop' } } };

export const DesktopDark: Story = {
  ...wide,
  tags: ['dark', 'desktop'],
  globals: { viewport: { value: 'desktop' }, colorScheme: 'dark' },
};

/** A page of 320 px, or one of 640 px at 200 % zoom. */
export const Narrowest: Story = { ...thumbs, tags: ['narrow'], args: { width: 288 } };

/** Between phone and tablet: the actions share the full width. */
export const AlmostTwoLines: Story = { ...thumbs, args: { width: 696 } };

export const LongWordOnAPhone: Story = {
  ...thumbs,
  tags: ['phone', 'long-text'],
  args: { leadId: SANDBOX_LEADS.longWord },
  globals: { viewport: { value: 'phone' } },
};

export const Spanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-MX' },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await board.inside.findByRole('heading', { name: 'Solicitudes de Bluebird Plumbing & Drain' });
    await expect(board.inside.getByRole('combobox', { name: 'Estado' })).toHaveDisplayValue('Contactada');
    await expectToFit(board);
  },
};

export const SpanishOnAPhone: Story = {
  ...Spanish,
  tags: ['spanish', 'phone'],
  globals: { viewport: { value: 'phone' } },
};

/** The page runs from right to left. The text is English, because there are no Arabic messages. */
export const RightToLeft: Story = {
  tags: ['right-to-left'],
  args: { dir: 'rtl', leadId: SANDBOX_LEADS.arabic },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await expectToFit(board);
    const lead = board.root.querySelector('[data-lead-id]')!;
    const edge = (part: string) => lead.querySelector(part)!.getBoundingClientRect().right;
    await expect(edge('time')).toBeGreaterThan(edge('.name'));
    await expect(edge('.name')).toBeGreaterThan(edge('.msg'));
  },
};

export const RightToLeftOnAPhone: Story = {
  tags: ['right-to-left', 'phone'],
  args: RightToLeft.args!,
  globals: { viewport: { value: 'phone' } },
  play: thumbs.play!,
};

/** The board looks the same even if the page styles every element. */
export const LoudPage: Story = {
  tags: ['long-text'],
  args: { css: loudCss },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const name = leadIn(board, SANDBOX_LEADS.newest).getByText('Dana Whitfield');
    await expect(name).toHaveStyle({ color: 'rgb(22, 25, 31)', fontSize: '15px', fontStyle: 'normal' });
    await expect(name).toHaveStyle({ letterSpacing: 'normal', textTransform: 'none' });
    await expectToFit(board);
  },
};

/** Borders and marks show the open lead and the focus, because all backgrounds are the page's. */
export const ForcedColors: Story = {
  tags: ['forced-colors'],
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await board.inside.findByRole('button', { name: 'Contact' }));
    const [open, closed] = [board.root.querySelector('.lead.open'), board.root.querySelector('.lead:not(.open)')];
    await expectToStandOut(open!, closed!);
    const page = await board.inside.findByRole('button', { name: 'Page 1' });
    await expectToStandOut(page, board.inside.getByRole('button', { name: 'Page 2' }));
    await expectFocusRing(board.inside.getByRole('button', { name: /Dana Whitfield/, expanded: true }));
    await expectForcedColors(canvasElement);
  },
};

/** The skeleton rows use system colors too. */
export const ForcedColorsWhileLoading: Story = {
  tags: ['forced-colors'],
  args: { luck: { leads: ['never'] } },
  play: async ({ canvasElement }) => {
    const { root } = await widgetIn(canvasElement, 'lead-board');
    await expect(root.querySelectorAll('.skeleton-bar').length).toBeGreaterThan(0);
    await expectForcedColors(canvasElement);
  },
};

/** The skeleton rows do not pulse. */
export const ReducedMotion: Story = {
  ...ForcedColorsWhileLoading,
  tags: ['reduced-motion'],
  play: async ({ canvasElement }) => {
    const { root } = await widgetIn(canvasElement, 'lead-board');
    await expect(root.querySelectorAll('.skeleton-bar').length).toBeGreaterThan(0);
    await expectNoMotion(canvasElement);
  },
};
