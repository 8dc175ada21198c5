import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { signOut } from '../src/index.js';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { widthControl } from './page/host-page.js';
import { leadIn, readyWidgetIn, until, widgetIn } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/States',
  component: BoardPage,
  args: { spId: PROVIDER },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

export const Loading: Story = {
  tags: ['loading'],
  args: { luck: { leads: ['never'] } },
  play: async ({ canvasElement }) => {
    const { root, inside } = await widgetIn(canvasElement, 'lead-board');
    await expect(inside.getByText('Loading leads')).toHaveRole('status');
    await expect(root.querySelector('[part=board]')).toHaveAttribute('aria-busy', 'true');
    await expect(await inside.findByRole('switch', { name: 'Archived' }, { timeout: 9000 })).toBeVisible();
  },
};

export const Content: Story = {
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const { inside } = board;
    await inside.findByRole('heading', { level: 2, name: 'Leads for Bluebird Plumbing & Drain' });
    await expect(inside.getByText(/^Showing 1 - 10 of \d+ results$/)).toBeVisible();
    await expect(await inside.findByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    const first = leadIn(board, SANDBOX_LEADS.newest);
    await expect(first.getByRole('button', { name: /2:15 PM Dana Whitfield/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(first.getByRole('combobox', { name: 'Lead status' })).toHaveDisplayValue('Contacted');
    await expect(first.queryByText('(512) 555-0142')).toBeNull();
    await expect(first.getByRole('link', { name: 'Message Dana Whitfield, unread messages' })).toBeVisible();
  },
};

export const ContactShown: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await inside.findByRole('button', { name: 'Contact' }));
    await expect(await inside.findByRole('link', { name: '(512) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15125550142',
    );
    await expect(root.activeElement).toBe(inside.getByRole('heading', { name: 'Contact' }));
    await expect(inside.getByRole('button', { name: 'Contact' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A second press on Contact. The focus stays on the button. */
export const ContactHiddenAgain: Story = {
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await inside.findByRole('button', { name: 'Contact' }));
    await inside.findByRole('link', { name: '(512) 555-0142' });
    await userEvent.click(inside.getByRole('button', { name: 'Contact' }));
    await expect(inside.queryByRole('link', { name: '(512) 555-0142' })).toBeNull();
    await expect(inside.getByRole('heading', { name: 'Location' })).toBeVisible();
    await expect(root.activeElement).toBe(inside.getByRole('button', { name: 'Contact' }));
  },
};

export const Empty: Story = {
  tags: ['empty'],
  args: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    await inside.findByRole('heading', { name: 'No leads yet' });
    await expect(inside.queryByRole('button', { name: 'Clear All Filters' })).toBeNull();
  },
};

export const EmptyDark: Story = { ...Empty, tags: ['empty', 'dark'], globals: { colorScheme: 'dark' } };

export const EmptyByItsFilter: Story = {
  tags: ['empty'],
  args: { scenario: 'empty', newMessages: true },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    await inside.findByRole('heading', { name: 'No Leads match the filters applied' });
    await expect(inside.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  },
};

/** The device loses its connection while the leads are shown. */
export const ConnectionLost: Story = {
  tags: ['offline'],
  play: async ({ canvasElement }) => {
    const { root, inside } = await readyWidgetIn(canvasElement, 'lead-board');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    const line = await inside.findByText(/^You appear to be offline/, {}, { timeout: 5000 });
    Reflect.deleteProperty(navigator, 'onLine');
    await expect(line).toBeVisible();
    await expect(root.querySelector('.strip > .icon')).toBeVisible();
    await expect(root.querySelector('.spin')).toBeNull();
    await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const ConnectionLostDark: Story = {
  ...ConnectionLost,
  tags: ['offline', 'dark'],
  globals: { colorScheme: 'dark' },
};

export const ConnectionLostOnAPhone: Story = {
  ...ConnectionLost,
  tags: ['offline', 'phone'],
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  tags: ['failure'],
  args: { luck: { leads: ['refused', 'fine'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    const panel = await inside.findByRole('alert');
    await expect(panel).toHaveTextContent('Sorry, something went wrong. Please try again later.');
    await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  tags: ['recovered'],
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    await userEvent.click(await inside.findByRole('button', { name: 'Retry' }));
    await until(() => inside.getByText('Dana Whitfield'));
    await expect(inside.queryByRole('alert')).toBeNull();
  },
};

export const Offline: Story = {
  tags: ['offline'],
  args: { luck: { leads: ['dropped'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    const panel = await inside.findByRole('alert');
    await expect(panel).toHaveTextContent('You appear to be offline. Check your connection and try again.');
  },
};

/** A refresh has failed. The leads stay, and a line reports the failure. */
export const Stale: Story = {
  args: { luck: { leads: ['fine', 'refused'] } },
  play: async ({ canvasElement }) => {
    const { element, inside } = await readyWidgetIn(canvasElement, 'lead-board');
    element.refresh();
    const line = await inside.findByText(/^These leads are from .+ We could not refresh them\.$/);
    await expect(line).toBeVisible();
    await expect(inside.getByText('Dana Whitfield')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  tags: ['signed-out'],
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    signOut();
    await inside.findByRole('heading', { name: 'You are signed out.' });
    await expect(inside.queryByText('Dana Whitfield')).toBeNull();
    await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const WithoutProviderId: Story = {
  tags: ['misconfigured'],
  args: { spId: undefined },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    await expect(inside.getByRole('alert')).toHaveTextContent('<lead-board> needs the attribute sp-id.');
  },
};
