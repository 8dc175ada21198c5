import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { expectToFit } from './page/fits.js';
import { widthControl } from './page/host-page.js';
import { readyWidgetIn } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Waiting',
  component: BoardPage,
  args: {
    spId: PROVIDER,
    waitingHours: '2, 8',
    filters: { serviceProviderLeadStatuses: ['Initial', 'ContactAndQualify'] },
  },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

/** How long each new lead has waited. Leads with another status have been answered. */
export const WaitingLeads: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await expect((await board.inside.findAllByText(/^Waiting \d/))[0]).toBeVisible();
    await expectToFit(board);
  },
};

export const WaitingLeadsDark: Story = { ...WaitingLeads, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const WaitingLeadsOnATablet: Story = {
  ...WaitingLeads,
  tags: ['tablet'],
  globals: { viewport: { value: 'tablet' } },
};

export const WaitingLeadsOnAPhone: Story = {
  ...WaitingLeads,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};

export const WaitingLeadsInSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await expect((await board.inside.findAllByText(/^Espera \d/))[0]).toBeVisible();
    await expectToFit(board);
  },
};
