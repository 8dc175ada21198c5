import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SANDBOX_LEADS, SANDBOX_OFFERS } from '../src/sandbox.js';
import { ServiceUnavailable } from './lead-page-banners.stories.js';
import { expectToFit } from './page/fits.js';
import { expectFocusRing, expectForcedColors } from './page/forced-colors.js';
import { widthControl } from './page/host-page.js';
import { expectToFitEverywhere, LeadFeedPage, leadPageIn, partText, readyLeadPageIn } from './page/lead-feed-page.js';
import loudCss from './page/loud.css?inline';
import { expectNoMotion } from './page/reduced-motion.js';
import { until } from './page/widget.js';

const meta: Meta<typeof LeadFeedPage> = {
  title: 'Lead page/Look',
  component: LeadFeedPage,
  args: { leadId: SANDBOX_OFFERS.offeredLastPlace },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof LeadFeedPage>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const desktop = { viewport: { value: 'desktop' } };
const dark = { colorScheme: 'dark' };

/** A wide column: the explanation of LeadFeed is next to the lead. */
const beside: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expectToFit(shown);
    const [lead, help] = boxes(shown.root, 'lead', 'help');
    await expect(help?.left).toBeGreaterThan(lead?.right ?? Number.NaN);
  },
};

/** A narrower column: the explanation of LeadFeed is below the lead. */
const below: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expectToFit(shown);
    const [lead, help] = boxes(shown.root, 'lead', 'help');
    await expect(help?.top).toBeGreaterThan(lead?.bottom ?? Number.NaN);
  },
};

/** On touch screens, all controls are at least 44 px high. */
const thumbs: Story = {
  play: async (context) => {
    await below.play?.(context);
    const { root } = await readyLeadPageIn(context.canvasElement);
    const controls = [...root.querySelectorAll('a, button, summary')];
    await expect(controls.length).toBeGreaterThan(4);
    for (const control of controls) await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

function boxes(root: ShadowRoot, ...parts: readonly string[]): readonly (DOMRect | undefined)[] {
  return parts.map((part) => root.querySelector(`[part~="${part}"]`)?.getBoundingClientRect());
}

const purchased = { leadId: SANDBOX_LEADS.newest };
const expired = { leadId: SANDBOX_OFFERS.offerExpired };

export const ForSaleOnAPhone: Story = { ...thumbs, tags: ['phone'], globals: phone };
export const ForSaleOnAPhoneDark: Story = { ...thumbs, tags: ['dark', 'phone'], globals: { ...phone, ...dark } };
export const ForSaleOnATablet: Story = { ...below, tags: ['tablet'], globals: tablet };
export const ForSaleOnATabletDark: Story = { ...below, tags: ['dark', 'tablet'], globals: { ...tablet, ...dark } };
export const ForSaleOnADesktop: Story = { ...beside, tags: ['desktop'], globals: desktop };
export const ForSaleOnADesktopDark: Story = { ...beside, tags: ['dark', 'desktop'], globals: { ...desktop, ...dark } };

export const PurchasedOnAPhone: Story = { ...thumbs, tags: ['phone'], args: purchased, globals: phone };
export const PurchasedOnAPhoneDark: Story = {
  ...thumbs,
  tags: ['dark', 'phone'],
  args: purchased,
  globals: { ...phone, ...dark },
};
export const PurchasedOnATablet: Story = { ...below, tags: ['tablet'], args: purchased, globals: tablet };
export const PurchasedOnATabletDark: Story = {
  ...below,
  tags: ['dark', 'tablet'],
  args: purchased,
  globals: { ...tablet, ...dark },
};
export const PurchasedOnADesktop: Story = { ...beside, tags: ['desktop'], args: purchased, globals: desktop };
export const PurchasedOnADesktopDark: Story = {
  ...beside,
  tags: ['dark', 'desktop'],
  args: purchased,
  globals: { ...desktop, ...dark },
};

const sentence: Story = {
  args: expired,
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(shown.inside.getByText('This lead is no longer available for purchase.')).toBeVisible();
    await expectToFit(shown);
  },
};
export const GoneOnAPhone: Story = { ...sentence, tags: ['phone'], globals: phone };
export const GoneOnATablet: Story = { ...sentence, tags: ['tablet'], globals: tablet };
export const GoneOnADesktopDark: Story = { ...sentence, tags: ['dark', 'desktop'], globals: { ...desktop, ...dark } };

export const BannerOnAPhone: Story = { ...ServiceUnavailable, tags: ['phone'], globals: phone };
export const BannerOnATabletDark: Story = {
  ...ServiceUnavailable,
  tags: ['dark', 'tablet'],
  globals: { ...tablet, ...dark },
};
export const BannerOnADesktop: Story = { ...ServiceUnavailable, tags: ['desktop'], globals: desktop };

/** A page of 320 px, or one of 640 px at 200 % zoom. */
export const Narrowest: Story = { ...below, tags: ['narrow'], args: { ...purchased, width: 288 } };

export const LongTexts: Story = {
  tags: ['long-text'],
  args: { leadId: SANDBOX_LEADS.longText },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByText('Margaret Oyelaran-Fitzgerald')).toBeVisible();
    await expectToFitEverywhere(shown);
  },
};

export const LongWord: Story = {
  tags: ['long-text'],
  args: { leadId: SANDBOX_LEADS.longWord },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(partText(shown, 'lead')).toMatch(/\S{180}/);
    await expectToFitEverywhere(shown);
  },
};

/** The customer's text is shown as it was typed. */
export const Markup: Story = {
  args: { leadId: SANDBOX_LEADS.markup },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByText(/Hard water <b>everywhere<\/b>/)).toBeVisible();
    await expectToFitEverywhere(shown);
  },
};

export const ManyQuestions: Story = {
  tags: ['long-text'],
  args: {
    answers: [
      {
        info: {
          title: 'Whole house rewiring',
          attributes: [...Array(40).keys()].map((n) => ({
            questionText: `Question ${n + 1}`,
            answerText: `Answer ${n + 1}`,
          })),
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByText('Answer 40')).toBeVisible();
    await expectToFitEverywhere(shown);
  },
};

/** A host’s own categories, with icon and name. */
export const OwnCategories: Story = {
  args: {
    answers: [{ info: { title: 'Engine makes a noise', category: { id: 'boats', name: '' } } }],
    categoryCatalog: [{ id: 'boats', name: 'Boat repair', icon: 'auto' }],
  },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByText('Boat repair')).toBeVisible();
    await expectToFitEverywhere(shown);
  },
};

/** An unknown category has the generic icon, and the name from the lead. */
export const UnknownCategory: Story = {
  args: { answers: [{ info: { title: 'Chop wood', category: { id: 99_999_999, name: 'Wood chopping' } } }] },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByText('Wood chopping')).toBeVisible();
    await expect(shown.root.querySelector('.head svg')).not.toBeNull();
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByRole('button', { name: 'Desbloquear esta solicitud' })).toBeVisible();
    await expect(partText(shown, 'unlock')).toContain('2 de 3 ocupados');
    await expectToFitEverywhere(shown);
  },
};

export const SpanishPurchased: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US', ...purchased },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expect(await shown.inside.findByRole('heading', { name: 'Solicitud desbloqueada' })).toBeVisible();
    await expectToFitEverywhere(shown);
  },
};

/** The page runs from right to left. The text is English, because there are no Arabic messages. */
export const RightToLeft: Story = {
  tags: ['right-to-left'],
  args: { dir: 'rtl', leadId: SANDBOX_LEADS.arabic },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    await expectToFitEverywhere(shown);
    const [lead, help] = boxes(shown.root, 'lead', 'help');
    await expect(help?.right).toBeLessThan(lead?.left ?? Number.NaN);
  },
};

/** The lead page looks the same even if the page styles every element. */
export const LoudPage: Story = {
  tags: ['long-text'],
  args: { css: loudCss, ...purchased },
  play: async ({ canvasElement }) => {
    const shown = await readyLeadPageIn(canvasElement);
    const name = await shown.inside.findByText('Dana Whitfield');
    await expect(name).toHaveStyle({ color: 'rgb(22, 25, 31)', fontSize: '18px', fontStyle: 'normal' });
    await expectToFitEverywhere(shown);
  },
};

/** Marks with a border show how many places are taken. */
export const ForcedColors: Story = {
  tags: ['forced-colors'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyLeadPageIn(canvasElement);
    await expectFocusRing(await inside.findByRole('button', { name: 'Unlock this lead' }));
    await expectForcedColors(canvasElement);
  },
};

export const ForcedColorsBought: Story = {
  tags: ['forced-colors'],
  args: purchased,
  play: async ({ canvasElement }) => {
    const { inside } = await readyLeadPageIn(canvasElement);
    await inside.findAllByRole('link');
    await expectForcedColors(canvasElement);
  },
};

/** The skeleton does not pulse. */
export const ReducedMotion: Story = {
  tags: ['reduced-motion'],
  args: { luck: { leadForPage: ['never'] } },
  play: async ({ canvasElement }) => {
    const { root } = await leadPageIn(canvasElement);
    await until(() => expect(root.querySelectorAll('.skeleton-bar').length).toBeGreaterThan(0));
    await expectNoMotion(canvasElement);
  },
};
