import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectToFit } from './page/fits.js';
import { expectFocusRing, expectForcedColors, expectToStandOut } from './page/forced-colors.js';
import {
  expectFunnelToFit,
  FunnelPage,
  funnelAt,
  type ShownFunnel,
  smallControls,
  TITLES,
} from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAt, leftAtSuggestions, leftAtSummary } from './page/kept-funnels.js';
import loudCss from './page/loud.css?inline';
import { expectNoMotion } from './page/reduced-motion.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Look',
  component: FunnelPage,
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const desktop = { viewport: { value: 'desktop' } };
const dark = { colorScheme: 'dark' };

const ready =
  (title: string, shows: RegExp) =>
  async (canvas: HTMLElement): Promise<ShownFunnel> => {
    const shown = await funnelAt(canvas, title);
    await until(() => expect(shown.root.textContent).toMatch(shows));
    await expectToFit(shown);
    return shown;
  };

const screen = (title: string, shows: RegExp, args: NonNullable<Story['args']> = {}): Story => ({
  args,
  play: async ({ canvasElement }) => {
    await ready(title, shows)(canvasElement);
  },
});

/** On touch screens, all controls are at least 44 px high. */
const thumbs = (title: string, shows: RegExp, args: NonNullable<Story['args']> = {}): Story => ({
  args,
  globals: phone,
  play: async ({ canvasElement }) => {
    const shown = await ready(title, shows)(canvasElement);
    await expect(shown.root.querySelectorAll('button').length).toBeGreaterThan(0);
    await expect(smallControls(shown)).toEqual([]);
  },
});

const service = [TITLES.service, /Drain Cleaning/] as const;
const place = [TITLES.place, /Austin, TX/, { kept: leftAt('postal-code') }] as const;
const project = ['Which drain is clogged?', /Kitchen sink/, { kept: leftAt('project') }] as const;
const timing = [TITLES.timing, /This week/, { kept: leftAt('timing') }] as const;
const contact = [TITLES.contact, /First name/, { kept: leftAt('contact') }] as const;
const pros = [TITLES.suggestions, /Partner network/, { kept: leftAtSuggestions() }] as const;
const summary = [TITLES.summary, /Live Oak Plumbing/, { kept: leftAtSummary() }] as const;

export const ServiceOnAPhone: Story = { ...thumbs(...service), tags: ['phone'] };
export const ServiceOnATabletDark: Story = {
  ...screen(...service),
  tags: ['dark', 'tablet'],
  globals: { ...tablet, ...dark },
};
export const ServiceOnADesktop: Story = { ...screen(...service), tags: ['desktop'], globals: desktop };
export const LocationOnAPhone: Story = { ...thumbs(...place), tags: ['phone'] };
export const LocationOnADesktopDark: Story = {
  ...screen(...place),
  tags: ['dark', 'desktop'],
  globals: { ...desktop, ...dark },
};
export const ProjectOnAPhone: Story = { ...thumbs(...project), tags: ['phone'] };
export const ProjectOnATabletDark: Story = {
  ...screen(...project),
  tags: ['dark', 'tablet'],
  globals: { ...tablet, ...dark },
};
export const TimingOnAPhone: Story = { ...thumbs(...timing), tags: ['phone'] };
export const TimingOnADesktopDark: Story = {
  ...screen(...timing),
  tags: ['dark', 'desktop'],
  globals: { ...desktop, ...dark },
};
export const ContactOnAPhone: Story = { ...thumbs(...contact), tags: ['phone'] };
export const ContactOnATabletDark: Story = {
  ...screen(...contact),
  tags: ['dark', 'tablet'],
  globals: { ...tablet, ...dark },
};
export const ContactOnADesktop: Story = { ...screen(...contact), tags: ['desktop'], globals: desktop };
export const ProsOnAPhone: Story = { ...thumbs(...pros), tags: ['phone'] };
export const ProsOnATabletDark: Story = {
  ...screen(...pros),
  tags: ['dark', 'tablet'],
  globals: { ...tablet, ...dark },
};
export const ProsOnADesktop: Story = { ...screen(...pros), tags: ['desktop'], globals: desktop };
export const SummaryOnAPhone: Story = { ...thumbs(...summary), tags: ['phone'] };
export const SummaryOnATabletDark: Story = {
  ...screen(...summary),
  tags: ['dark', 'tablet'],
  globals: { ...tablet, ...dark },
};
export const SummaryOnADesktop: Story = { ...screen(...summary), tags: ['desktop'], globals: desktop };

/** A page of 320 px, or one of 640 px at 200 % zoom. */
export const Narrowest: Story = { ...screen(summary[0], summary[1], { ...summary[2], width: 288 }), tags: ['narrow'] };

/** Nothing overflows the dialog, and the dialog does not overflow the window. */
async function dialogFits({ root }: ShownFunnel): Promise<DOMRect> {
  const dialog = root.querySelector('dialog');
  if (dialog === null) throw new Error('There is no dialog');
  const box = dialog.getBoundingClientRect();
  await expect([
    box.left >= -0.5,
    box.right <= window.innerWidth + 0.5,
    box.bottom <= window.innerHeight + 0.5,
  ]).toEqual([true, true, true]);
  const sticksOut = [...dialog.querySelectorAll('*')].filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width > 1 && (left < box.left - 0.5 || right > box.right + 0.5);
  });
  await expect(sticksOut.map((part) => `${part.localName}.${part.classList}`)).toEqual([]);
  return box;
}

export const Modal: Story = {
  args: { isModal: true },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await expect(await shown.inside.findByRole('button', { name: 'Drain Cleaning' })).toBeVisible();
    const { width } = await dialogFits(shown);
    await expect(width).toBe(560);
  },
};

/** On a phone, the dialog is a sheet at the lower edge. */
export const Sheet: Story = {
  args: { isModal: true, kept: leftAt('contact') },
  globals: phone,
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await expect(await shown.inside.findByRole('textbox', { name: 'First name' })).toBeVisible();
    const { bottom, width } = await dialogFits(shown);
    await expect([bottom, width]).toEqual([window.innerHeight, window.innerWidth]);
  },
};

export const ModalDark: Story = {
  tags: ['dark'],
  args: { isModal: true, kept: leftAtSummary() },
  globals: { ...tablet, ...dark },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.summary);
    await expect(await shown.inside.findByText('Live Oak Plumbing')).toBeVisible();
    await dialogFits(shown);
  },
};

/** After closing and opening, the typed text is still there. */
export const ClosedAndOpened: Story = {
  args: { isModal: true, kept: leftAt('timing', { urgency: '' }) },
  play: async ({ canvasElement }) => {
    const { inside, element, root } = await funnelAt(canvasElement, TITLES.timing);
    await userEvent.click(await inside.findByRole('radio', { name: /^Just planning/ }));
    element.close();
    await until(() => expect(root.querySelector('dialog')).toBeNull());
    element.show();
    const again = await funnelAt(canvasElement, TITLES.timing);
    await expect(again.inside.getByRole('radio', { checked: true })).toHaveAttribute('value', 'Planning');
  },
};

const spanish = (title: string, args: NonNullable<Story['args']> = {}): Story => ({
  args: { lang: 'es-US', ...args },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, title);
    await shown.inside.findAllByRole('button');
    await expectFunnelToFit(shown);
  },
});

export const SpanishService: Story = { ...spanish('¿Qué necesita?'), tags: ['spanish'] };
export const SpanishContact: Story = {
  ...spanish('¿Cómo pueden comunicarse con usted?', { kept: leftAt('contact') }),
  tags: ['spanish'],
};
export const SpanishPros: Story = {
  ...spanish('¿Quién debe recibir su solicitud?', { kept: leftAtSuggestions() }),
  tags: ['spanish'],
};
export const SpanishSummary: Story = {
  ...spanish('Su solicitud está en camino', { kept: leftAtSummary() }),
  tags: ['spanish'],
};

/** The page runs from right to left. The text is English, because there are no Arabic messages. */
const mirrored = (title: string, shows: RegExp, args: NonNullable<Story['args']> = {}): Story => ({
  args: { ...args, dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const shown = await ready(title, shows)(canvasElement);
    await expectFunnelToFit(shown);
    const bars = [...shown.root.querySelectorAll('.funnel-progress > li')].map(
      (bar) => bar.getBoundingClientRect().left,
    );
    await expect(bars).toEqual([...bars].sort((one, other) => other - one));
  },
});

export const RightToLeftService: Story = { ...mirrored(...service), tags: ['right-to-left'] };
export const RightToLeftContact: Story = { ...mirrored(...contact), tags: ['right-to-left'] };
export const RightToLeftPros: Story = { ...mirrored(...pros), tags: ['right-to-left'] };
export const RightToLeftSummary: Story = { ...mirrored(...summary), tags: ['right-to-left'] };

/** The funnel looks the same even if the page styles every element. */
export const LoudPage: Story = {
  tags: ['long-text'],
  args: { css: loudCss, kept: leftAt('timing') },
  play: async ({ canvasElement }) => {
    const shown = await ready(TITLES.timing, /This week/)(canvasElement);
    await expect(shown.inside.getByRole('heading', { name: TITLES.timing })).toHaveStyle({
      color: 'rgb(22, 25, 31)',
      fontSize: '22px',
      fontStyle: 'normal',
    });
    await expectFunnelToFit(shown);
  },
};

/** Borders and marks show the current step and the selection. */
export const ForcedColors: Story = {
  tags: ['forced-colors'],
  args: { kept: leftAt('timing') },
  play: async ({ canvasElement }) => {
    const { root, inside } = await ready(TITLES.timing, /This week/)(canvasElement);
    const rowOf = (checked: boolean) => inside.getAllByRole('radio', { checked })[0]!.closest('.funnel-choice')!;
    await expectToStandOut(rowOf(true), rowOf(false));
    const steps = root.querySelectorAll('.funnel-progress > li');
    await expectToStandOut(steps[0]!, steps[steps.length - 1]!);
    await expectFocusRing(inside.getByRole('button', { name: 'Continue' }));
    await expectForcedColors(canvasElement);
  },
};

/** The selected service after a return to the first step. */
export const ForcedColorsService: Story = {
  tags: ['forced-colors'],
  args: { kept: leftAt('service') },
  play: async ({ canvasElement }) => {
    const { root } = await ready(...service)(canvasElement);
    await until(() => expect(root.querySelector('.funnel-tile[aria-current] svg')).not.toBeNull());
    const tile = root.querySelector('.funnel-tile[aria-current]')!;
    await expectToStandOut(tile, root.querySelector('.funnel-tile:not([aria-current])')!);
    await expectForcedColors(canvasElement);
  },
};

/** In a dialog, which appears without motion. */
export const ReducedMotion: Story = {
  tags: ['reduced-motion'],
  args: { isModal: true, kept: leftAt('contact') },
  play: async ({ canvasElement }) => {
    await funnelAt(canvasElement, TITLES.contact);
    await expectNoMotion(canvasElement);
  },
};
