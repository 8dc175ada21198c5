import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import {
  expectThreadToFitEverywhere,
  life,
  readyThreadIn,
  type ThreadPage,
  threadStories,
} from './page/thread-page.js';
import { type Shown, until } from './page/widget.js';

const meta: Meta<typeof ThreadPage> = {
  title: 'Message thread/Search',
  ...threadStories,
};
export default meta;

type Story = StoryObj<typeof ThreadPage>;

const phone = { viewport: { value: 'phone' } };
const NEWCOMER = { userId: 'newcomer', leadId: undefined };
const WORDS = { open: 'Search messages', next: 'Next match, older' };

async function search({ inside }: Shown, query: string, name: string = WORDS.open): Promise<HTMLElement> {
  await userEvent.click(await inside.findByRole('button', { name }));
  const field = await inside.findByRole('textbox', { name });
  await fireEvent.input(field, { target: { value: query } });
  return field;
}

const marksIn = ({ root }: Shown) => [...root.querySelectorAll('.rows mark')].map(({ textContent }) => textContent);

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    const field = await search(shown, 'the');
    await until(() => expect(marksIn(shown).length).toBeGreaterThan(1));
    await expect(shown.root.querySelector('mark.now')).toBeVisible();
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await shown.inside.findByText(/^2 of \d+$/)).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const FoundOnAPhone: Story = { ...Found, tags: ['phone'], globals: phone };

export const FoundDark: Story = { ...Found, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const FoundInForcedColors: Story = { ...Found, tags: ['forced-colors'] };

/** A page of 320 px, or one of 640 px at 200 % zoom. */
export const Narrowest: Story = { ...Found, tags: ['narrow'], args: { width: 288 } };

export const NothingFound: Story = {
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await search(shown, 'skylight');
    await expect(await shown.inside.findByText('Nothing found')).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: WORDS.next })).toHaveAttribute('aria-disabled', 'true');
    await expectThreadToFitEverywhere(shown);
  },
};

async function writeMuch({ customerOf }: ReturnType<typeof life>): Promise<void> {
  for (let at = 1; at <= 40; at += 1) {
    await customerOf('newcomer').say(
      at === 3 ? 'You said $450 for the pump.' : `${at}. The kitchen drain is slow again.`,
    );
  }
}

/** Earlier messages are loaded, and the text is found there. */
export const InEarlierMessages: Story = {
  args: { ...NEWCOMER, prepare: (made) => void writeMuch(made) },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await search(shown, '$450');
    await expect(await shown.inside.findByText('Nothing found')).toBeVisible();
    await userEvent.click(shown.inside.getByRole('button', { name: 'Load earlier messages' }));
    await until(() => expect(marksIn(shown)).toEqual(['$450']));
    await expectThreadToFitEverywhere(shown);
  },
};

export const EarlierMessagesNotLoaded: Story = {
  tags: ['failure'],
  args: { ...NEWCOMER, prepare: (made) => void writeMuch(made) },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await search(shown, '$450');
    life().chatControls.failNext('earlier');
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Load earlier messages' }));
    await until(() => expect(shown.inside.getAllByText(/^Older messages could not be loaded\./)[0]).toBeVisible());
    await expectThreadToFitEverywhere(shown);
  },
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { locale: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await search(shown, 'the', 'Buscar en los mensajes');
    await expect(await shown.inside.findByText(/^1 de \d+$/)).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};
