import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FunnelPage, funnelAt, TITLES } from './page/funnel-page.js';
import { leftAt, leftAtSuggestions } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Start over',
  component: FunnelPage,
  args: { kept: leftAt('timing') },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };
const dark = { colorScheme: 'dark' };

async function ask(canvas: HTMLElement, title: string | RegExp, name = 'Start over') {
  const { root, inside } = await funnelAt(canvas, title);
  await userEvent.click(await inside.findByRole('button', { name }));
  const question = await until(() => {
    const dialog = root.querySelector<HTMLElement>('[role="alertdialog"]');
    if (!dialog || dialog.getAnimations().length > 0) throw new Error('It asks nothing yet');
    return dialog;
  });
  return { question, inQuestion: within(question) };
}

const asked =
  (title: string, says: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { question } = await ask(canvasElement, title);
    await expect(question).toHaveTextContent(says);
  };

export const Asked: Story = { globals: desktop, play: asked(TITLES.timing, 'Your answers so far will be deleted.') };

export const AskedOnAPhone: Story = { ...Asked, tags: ['phone'], globals: phone };

export const AskedDark: Story = { ...Asked, tags: ['dark'], globals: { ...desktop, ...dark } };

export const AskedInAModal: Story = { ...Asked, args: { kept: leftAt('timing'), isModal: true } };

/** The request was already sent, so it stays. */
export const AskedAfterTheRequest: Story = {
  args: { kept: leftAtSuggestions() },
  play: asked(TITLES.suggestions, 'The request that you sent stays.'),
};

export const AskedInSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { question } = await ask(canvasElement, '¿Para cuándo lo necesita?', 'Empezar de nuevo');
    await expect(question).toHaveTextContent('Se borrarán sus respuestas.');
  },
};

export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const { inQuestion } = await ask(canvasElement, TITLES.timing);
    await userEvent.click(inQuestion.getByRole('button', { name: 'Keep my answers' }));
    const { inside, root } = await funnelAt(canvasElement, TITLES.timing);
    await until(() => expect(root.activeElement).toBe(inside.getByRole('button', { name: 'Start over' })));
  },
};

export const Begun: Story = {
  play: async ({ canvasElement }) => {
    const { inQuestion } = await ask(canvasElement, TITLES.timing);
    await userEvent.click(inQuestion.getByRole('button', { name: 'Start over' }));
    await funnelAt(canvasElement, TITLES.service);
  },
};
