import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Question } from '../src/raq-funnel/funnel/funnel.js';
import { expectFunnelToFit, FunnelPage, funnelAt, TITLES, typeInto, wordsOf } from './page/funnel-page.js';
import { widthControl } from './page/host-page.js';
import { leftAt } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const DRAINS: readonly Question[] = [
  {
    id: 'where',
    text: 'Which drain is it?',
    type: 'one',
    required: true,
    options: [
      { value: 'sink', label: 'Kitchen sink' },
      { value: 'other', label: 'Another one' },
    ],
  },
  { id: 'which', text: 'Which one is it?', type: 'text', required: true, visibleIf: { id: 'where', is: ['other'] } },
  {
    id: 'tried',
    text: 'What have you tried?',
    type: 'many',
    options: [
      { value: 'plunger', label: 'A plunger' },
      { value: 'snake', label: 'A drain snake' },
      { value: 'cleaner', label: 'A cleaner from the store, which the one who sold it called the strongest of all' },
    ],
  },
  { id: 'count', text: 'How many drains are there?', type: 'number', required: true },
];

const WHERE = 'Which drain is it?';
const WHICH = 'Which one is it?';
const TRIED = 'What have you tried?';
const COUNT = 'How many drains are there?';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Project and timing',
  component: FunnelPage,
  args: { questions: { 10214: DRAINS }, kept: leftAt('project', { answers: {}, description: '', urgency: '' }) },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const at = (screen: number, answers: Readonly<Record<string, string>> = {}): NonNullable<Story['args']> => ({
  kept: leftAt('project', { screen, answers, description: '', urgency: '' }),
});

const goOn = { name: 'Continue' };

/** The starter questions of the package. */
export const OwnQuestions: Story = {
  args: { questions: undefined },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, 'Which drain is clogged?');
    await expect(shown.inside.getByText('Drain Cleaning · question 1 of 3')).toBeVisible();
    await expect(shown.inside.getByRole('radiogroup', { name: 'Which drain is clogged?' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

/** The same in Spanish. */
export const OwnQuestionsInSpanish: Story = {
  tags: ['spanish'],
  args: { questions: undefined, lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, '¿Qué desagüe está tapado?');
    await expect(shown.inside.getByText(/pregunta 1 de 3$/)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const OneOfAFew: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, WHERE);
    await userEvent.click(await shown.inside.findByRole('radio', { name: 'Kitchen sink' }));
    await expect(shown.inside.getByRole('radio', { name: 'Kitchen sink' })).toBeChecked();
    await expectFunnelToFit(shown);
  },
};

export const NotAnswered: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, WHERE);
    await userEvent.click(await shown.inside.findByRole('button', goOn));
    await expect(await shown.inside.findByText('Please answer this question')).toBeVisible();
    await expect(shown.inside.getByRole('radiogroup')).toBeInvalid();
    await until(() => expect(shown.root.activeElement).toHaveAttribute('type', 'radio'));
    await expectFunnelToFit(shown);
  },
};

/** The answer makes the next question unnecessary. It is neither asked nor counted. */
export const NeedlessQuestion: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, WHERE);
    await userEvent.click(await shown.inside.findByRole('radio', { name: 'Another one' }));
    await expect(await shown.inside.findByText('Drain Cleaning · question 1 of 4')).toBeVisible();
    await userEvent.click(shown.inside.getByRole('radio', { name: 'Kitchen sink' }));
    await expect(await shown.inside.findByText('Drain Cleaning · question 1 of 3')).toBeVisible();
    await userEvent.click(shown.inside.getByRole('button', goOn));
    await expectFunnelToFit(await funnelAt(canvasElement, TRIED));
  },
};

export const Text: Story = {
  args: at(1, { where: 'other' }),
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, WHICH);
    await typeInto(shown, 'Your answer', 'The one in the yard');
    await expectFunnelToFit(shown);
    await userEvent.click(shown.inside.getByRole('button', goOn));
    await funnelAt(canvasElement, TRIED);
  },
};

export const Several: Story = {
  args: at(1, { where: 'sink' }),
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TRIED);
    await expect(await shown.inside.findByText('Choose all that apply.')).toBeVisible();
    const boxes = await shown.inside.findAllByRole('checkbox');
    for (const box of boxes) await userEvent.click(box);
    for (const box of boxes) await expect(box).toBeChecked();
    await expectFunnelToFit(shown);
  },
};

/** An invalid number. */
export const NotANumber: Story = {
  tags: ['validation'],
  args: at(2, { where: 'sink' }),
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, COUNT);
    await typeInto(shown, 'Number', 'many');
    await userEvent.click(shown.inside.getByRole('button', goOn));
    await expect((await shown.inside.findAllByText('Please enter a number'))[0]).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const Description: Story = {
  args: at(3, { where: 'sink', count: '2' }),
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.description);
    await typeInto(shown, 'Description (optional)', 'It gurgles.');
    await expect(await shown.inside.findByText('11 / 2,048')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const TooLong: Story = {
  tags: ['validation', 'long-text'],
  args: { kept: leftAt('project', { screen: 3, answers: { where: 'sink' }, description: 'drain '.repeat(400) }) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.description);
    await userEvent.click(await shown.inside.findByRole('button', goOn));
    const [says] = await shown.inside.findAllByText('The description can have at most 2048 characters');
    await expect(says).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const Timing: Story = {
  args: { kept: leftAt('timing', { urgency: '' }) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.timing);
    await userEvent.click(await shown.inside.findByRole('radio', { name: /^This week/ }));
    await expectFunnelToFit(shown);
    await userEvent.click(shown.inside.getByRole('button', goOn));
    await funnelAt(canvasElement, TITLES.contact);
  },
};

export const TimingSkipped: Story = {
  args: { kept: leftAt('timing', { urgency: '' }) },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.timing);
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Skip' }));
    await funnelAt(canvasElement, TITLES.contact);
  },
};

/** Back keeps the answers. */
export const Back: Story = {
  args: { kept: leftAt('timing') },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.timing);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Back' }));
    const before = await funnelAt(canvasElement, TITLES.description);
    await expect(before.inside.getByRole('textbox')).toHaveValue('The kitchen sink fills again after an hour.');
    await until(() => expect(wordsOf(before, 'panel')).toContain('Step 3 of 7 · Project'));
  },
};
