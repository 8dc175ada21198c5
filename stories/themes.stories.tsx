import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { FunnelPage, funnelAt, TITLES } from './page/funnel-page.js';
import { leftAtSuggestions } from './page/kept-funnels.js';
import { openCalendar, PickerPage, pickerIn } from './page/picker-page.js';
import { readyThreadIn, ThreadPage } from './page/thread-page.js';
import { readyWidgetIn, type Shown } from './page/widget.js';

/** The themes of the package, on the widgets that use most of their colors. axe checks all visible pairs of colors. */
const meta: Meta = { title: 'Designers/Themes in use' };
export default meta;

const accentOf = ({ root }: Pick<Shown, 'root'>) =>
  getComputedStyle(root.querySelector('.root')!).getPropertyValue('--lead-color-accent');

const board: StoryObj = {
  render: () => <BoardPage spId={PROVIDER} pageSize={4} />,
  play: async ({ canvasElement }) => {
    const shown = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Contact' }));
    await expect(accentOf(shown)).toContain('light-dark');
  },
};

const thread: StoryObj = {
  render: () => <ThreadPage userId="u42" />,
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await expect(accentOf(shown)).toContain('light-dark');
  },
};

const kept = leftAtSuggestions();

const funnel: StoryObj = {
  render: () => <FunnelPage kept={kept} />,
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.suggestions);
    await shown.inside.findAllByRole('checkbox');
  },
};

const picker: StoryObj = {
  render: () => <PickerPage start="2026-11-18" end="2026-11-24" />,
  play: async ({ canvasElement }) => {
    const shown = await pickerIn(canvasElement);
    await openCalendar(shown, 'Start');
  },
};

const light = (theme: string, story: StoryObj): StoryObj => ({ ...story, globals: { theme } });
const dark = (theme: string, story: StoryObj): StoryObj => ({ ...story, globals: { theme, colorScheme: 'dark' } });

export const HarborBoard = light('harbor', board);
export const HarborBoardDark = dark('harbor', board);
export const HarborThread = light('harbor', thread);
export const HarborThreadDark = dark('harbor', thread);
export const HarborFunnel = light('harbor', funnel);
export const HarborFunnelDark = dark('harbor', funnel);
export const HarborPicker = light('harbor', picker);
export const HarborPickerDark = dark('harbor', picker);
export const InkBoard = light('ink', board);
export const InkBoardDark = dark('ink', board);
export const InkThread = light('ink', thread);
export const InkThreadDark = dark('ink', thread);
export const InkFunnel = light('ink', funnel);
export const InkFunnelDark = dark('ink', funnel);
export const InkPicker = light('ink', picker);
export const InkPickerDark = dark('ink', picker);
