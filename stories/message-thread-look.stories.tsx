import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { expectFocusRing, expectForcedColors } from './page/forced-colors.js';
import loudCss from './page/loud.css?inline';
import { expectNoMotion } from './page/reduced-motion.js';
import {
  expectThreadToFit,
  expectThreadToFitEverywhere,
  life,
  readyThreadIn,
  type ThreadLife,
  type ThreadPage,
  threadStories,
} from './page/thread-page.js';
import { until } from './page/widget.js';

const meta: Meta<typeof ThreadPage> = {
  title: 'Message thread/Look',
  ...threadStories,
};
export default meta;

type Story = StoryObj<typeof ThreadPage>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const desktop = { viewport: { value: 'desktop' } };
const dark = { colorScheme: 'dark' };

const conversation: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await expect(await shown.inside.findByText(/^Gate code is the same/)).toBeVisible();
    await expectThreadToFit(shown);
  },
};

export const OnAPhone: Story = { ...conversation, tags: ['phone'], globals: phone };
export const OnAPhoneDark: Story = { ...conversation, tags: ['dark', 'phone'], globals: { ...phone, ...dark } };
export const OnATablet: Story = { ...conversation, tags: ['tablet'], globals: tablet };
export const OnATabletDark: Story = { ...conversation, tags: ['dark', 'tablet'], globals: { ...tablet, ...dark } };
export const OnADesktop: Story = { ...conversation, tags: ['desktop'], globals: desktop };
export const OnADesktopDark: Story = { ...conversation, tags: ['dark', 'desktop'], globals: { ...desktop, ...dark } };

/** A page of 320 px, or one of 640 px at 200 % zoom. */
export const Narrowest: Story = { ...conversation, tags: ['narrow'], args: { width: 288 } };

/** A conversation with these messages from the customer. */
const saying = (texts: readonly string[], shows: RegExp): Pick<Story, 'args' | 'play'> => ({
  args: {
    userId: 'newcomer',
    leadId: undefined,
    prepare: ({ customerOf }) => {
      for (const text of texts) void customerOf('newcomer').say(text);
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    const found = await shown.inside.findAllByText(shows);
    await expect(found.at(-1)).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
});

export const LongTexts: Story = {
  ...saying(
    [
      'The dishwasher comes up in the sink. '.repeat(30),
      'Donaudampfschifffahrt'.repeat(9),
      `https://example.com/${'a'.repeat(200)}`,
    ],
    /Donaudampf/,
  ),
  tags: ['long-text'],
};

export const Arabic: Story = saying(['مرحبا، المصرف في المطبخ بطيء منذ الصباح.', 'شكرا جزيلا'], /شكرا/);

export const Hostile: Story = saying(
  ['<img src=x onerror="alert(1)"> <b>bold</b> javascript:alert(1)'],
  /<b>bold<\/b>/,
);

export const Links: Story = saying(
  ['https://example.com/compare?a=1, dana@example.com, (512) 555-0187, 12 Oak Street, Austin, TX 78704'],
  /dana@example.com/,
);

/** Photos from the customer. */
export const Images: Story = {
  args: { userId: 'newcomer', leadId: undefined, prepare: (made) => void showPictures(made) },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await until(() => expect(shown.inside.getAllByRole('button', { name: /^Open image/ }).length).toBe(2));
    await expectThreadToFitEverywhere(shown);
  },
};

async function showPictures({ customerOf }: ThreadLife): Promise<void> {
  for (const [width, height] of [
    [640, 400],
    [300, 900],
  ] as const) {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is nothing to draw on');
    pen.fillStyle = '#39b';
    pen.fillRect(0, 0, width, height);
    const file = new File([await canvas.convertToBlob({ type: 'image/png' })], `${width}.png`, { type: 'image/png' });
    await customerOf('newcomer').sendImage(file, 'Look at this.');
  }
}

export const Spanish: Story = {
  tags: ['spanish'],
  args: { locale: 'es-US', lang: 'es' },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await expect(await shown.inside.findByRole('heading', { name: 'Sus mensajes con Dana Whitfield' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

/** The times of a group of messages. They are visible while the list has the keyboard focus. */
const times = (time: RegExp): Story => {
  const said = saying(['The drain is slow again.', 'Since this morning.', 'Could you come today?'], /today/);
  return {
    ...said,
    play: async ({ canvasElement }) => {
      const shown = await readyThreadIn(canvasElement);
      await until(() => expect(shown.inside.getAllByText(time)).toHaveLength(3));
      shown.inside.getByRole('log').focus();
      for (const each of shown.inside.getAllByText(time))
        await until(() => expect(getComputedStyle(each).opacity).toBe('1'));
      await expectThreadToFitEverywhere(shown);
    },
  };
};

export const TimesOfAGroup: Story = times(/^Wednesday, November 18, 2026 /);
export const TimesOfAGroupDark: Story = { ...TimesOfAGroup, tags: ['dark'], globals: dark };
const inSpanish = times(/^miércoles, 18 de noviembre de 2026 /);
export const TimesOfAGroupInSpanish: Story = {
  ...inSpanish,
  tags: ['spanish'],
  args: { ...inSpanish.args, locale: 'es-US' },
};

export const RightToLeftPage: Story = { ...conversation, tags: ['right-to-left'], args: { lang: 'ar', dir: 'rtl' } };

/** The thread looks the same even if the host styles every element. */
export const LoudPage: Story = { ...conversation, tags: ['long-text'], args: { css: loudCss } };

/** The page gives the thread the rest of a column. Only the messages scroll. */
export const FillsAColumn: Story = {
  args: {
    css: 'main { display: flex; flex-direction: column; height: 460px; } main > div { flex: 1; min-height: 0; grid-template-rows: minmax(0, 1fr); }',
    prepare: ({ customerOf }) => {
      for (let at = 1; at <= 20; at += 1) void customerOf('u42').say(`Photo ${at} follows.`);
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    const scroller = await until(() => {
      const found = shown.root.querySelector('.scroller');
      if (found === null || found.scrollHeight <= found.clientHeight) throw new Error('It does not scroll yet');
      return found;
    });
    await expect(scroller.clientHeight).toBeLessThan(460);
    await expect(shown.element.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      shown.element.closest('main')?.getBoundingClientRect().bottom ?? 0,
    );
    await expectThreadToFit(shown);
  },
};

/** An unsent message, and a person who is typing. Bubbles have borders, and the dots are visible. */
export const ForcedColors: Story = {
  tags: ['forced-colors'],
  args: { scenario: [{ operation: 'sendMessage', fault: { status: 500 } }] },
  play: async ({ canvasElement }) => {
    const { inside } = await readyThreadIn(canvasElement);
    const message = await inside.findByRole('textbox', { name: 'Message' });
    await fireEvent.change(message, { target: { value: 'We can come at 5:30 PM.' } });
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await inside.findByText('Not sent');
    await life().customerOf('u42').typing(true);
    await inside.findByText('Dana Whitfield is typing…');
    await expectFocusRing(message);
    await expectForcedColors(canvasElement);
  },
};

/** The dots for a person who is typing do not move. */
export const ReducedMotion: Story = {
  tags: ['reduced-motion'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyThreadIn(canvasElement);
    await life().customerOf('u42').typing(true);
    await inside.findByText('Dana Whitfield is typing…');
    await expectNoMotion(canvasElement);
  },
};
