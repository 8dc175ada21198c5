import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { widthControl } from './page/host-page.js';
import { letBoardPoll } from './page/let-board-poll.js';
import { choose, leadIn, readyWidgetIn, type Shown, until } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/List',
  component: BoardPage,
  args: { spId: PROVIDER },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

const SETTLED = '[part=board][aria-busy=false]';

/** The ids of the visible leads, in order. */
function idsIn({ root }: Shown): (string | undefined)[] {
  return [...root.querySelectorAll<HTMLElement>('[data-lead-id]')].map(({ dataset }) => dataset['leadId']);
}

/** Waits until a different list is visible and has faded in. */
async function nextList(board: Shown, act: () => Promise<void>): Promise<void> {
  const before = String(idsIn(board));
  await act();
  await until(() => {
    if (!board.root.querySelector(SETTLED) || String(idsIn(board)) === before)
      throw new Error('The list is the old one');
  });
  const list = board.root.querySelector('.leads')!;
  await until(() => expect(list).toHaveStyle({ opacity: '1' }));
}

export const ArchivedLeads: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const { inside } = board;
    const archived = await inside.findByRole('switch', { name: 'Archived' });
    await nextList(board, () => userEvent.click(archived));
    const restore = inside.getAllByRole('button', { name: /^Move to Active Leads/ });
    await expect(restore).toHaveLength(idsIn(board).length);
    await expect(inside.queryByText('Dana Whitfield')).toBeNull();
  },
};

export const UnreadMessages: Story = {
  args: { newMessages: true },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await expect(await board.inside.findByRole('switch', { name: 'Show Unread Messages' })).toBeChecked();
    const links = board.inside.getAllByRole('link', { name: /^Message .+, unread messages$/ });
    await expect(links).toHaveLength(idsIn(board).length);
  },
};

/** A lead from another page is at the top of the first page. */
export const FeaturedLead: Story = {
  args: { leadId: SANDBOX_LEADS.arabic },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await expect(idsIn(board)[0]).toBe(SANDBOX_LEADS.arabic);
    await expect(board.inside.getByRole('button', { name: /الحداد Plumbing/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const LastPage: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const { inside } = board;
    const last = (await inside.findAllByRole('button', { name: /^Page \d+$/ })).at(-1);
    await nextList(board, () => userEvent.click(last!));
    await expect(inside.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    const [, shown, total] = /- (\d+) of (\d+)/.exec(inside.getByText(/^Showing/).textContent) ?? [];
    await expect(shown).toBe(total);
  },
};

/** There are no other pages, so there are no page buttons. */
export const OnePageOnly: Story = {
  args: { pageSize: 100, newMessages: true },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await expect(inside.getByText(/^Showing 1 - (\d+) of \1 results$/)).toBeVisible();
    await expect(inside.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

export const HundredLeadsAPage: Story = {
  args: { pageSize: 100 },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await expect(idsIn(board)).toHaveLength(100);
    await expect(board.inside.getByText(/^Showing 1 - 100 of \d+ results$/)).toBeVisible();
  },
};

export const OldestFirst: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await nextList(board, () => choose(board.inside, 'Sort by', 'Oldest to newest'));
    const times = [...board.root.querySelectorAll('time')].map(({ dateTime }) => new Date(dateTime).getTime());
    await expect(times).toEqual(times.toSorted((one, other) => one - other));
  },
};

export const ByStatusUpwards: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await nextList(board, () => choose(board.inside, 'Sort by', 'Lead status (A-Z)'));
    await expect(board.inside.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Lead status (A-Z)');
  },
};

export const ByStatusDownwards: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await nextList(board, () => choose(board.inside, 'Sort by', 'Lead status (Z-A)'));
    await expect(board.inside.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Lead status (Z-A)');
  },
};

/** Opening another card closes the open one. */
export const AnotherLeadOpen: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const { inside } = board;
    await userEvent.click(inside.getByRole('button', { name: /Guadalupe/, expanded: false }));
    await expect(inside.getAllByRole('button', { expanded: true }).map(({ className }) => className)).toEqual([
      'toggle',
    ]);
    const lead = leadIn(board, SANDBOX_LEADS.longName);
    await expect(lead.getByText('It hums but does not turn.')).toBeVisible();
    await expect(await lead.findByRole('button', { name: /^Mark as unread/ })).toBeVisible();
  },
};

/** Polling finds a colleague's change. The row shows it until the lead is opened. */
export const ChangedByAColleague: Story = {
  args: { pollSeconds: 60 },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const colleague: object = Reflect.get(board.element, 'gateway');
    await Reflect.get(
      colleague,
      'setStatus',
    )({
      serviceProviderId: PROVIDER,
      leadId: SANDBOX_LEADS.longName,
      status: 'Selling',
    });
    await until(() => {
      letBoardPoll();
      expect(leadIn(board, SANDBOX_LEADS.longName).getByText('Contacted · changed')).toBeVisible();
    });
  },
};

export const ChangedByAColleagueDark: Story = {
  ...ChangedByAColleague,
  tags: ['dark'],
  globals: { colorScheme: 'dark' },
};

export const ReadMore: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await inside.findByRole('button', { name: 'Read More' }));
    await expect(inside.getByText('When can a professional come by?')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Read Less' })).toHaveAttribute('aria-expanded', 'true');
  },
};
