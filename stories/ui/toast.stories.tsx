import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Toast, type ToastMessage, type ToastProps } from '../../src/ui/toast/toast.js';
import { findInside, standsStill } from './find-inside.js';
import { inShadowRoot } from './in-shadow-root.js';

function Told(props: ToastProps) {
  const [message, setMessage] = useState<ToastMessage | null>(props.message);
  return (
    <div style={{ minHeight: 160 }}>
      <button type="button" className="btn" onClick={() => setMessage(props.message)}>
        Archive Lead
      </button>
      <Toast {...props} message={message} onEnd={() => setMessage(null)} />
    </div>
  );
}

const undo = { label: 'Undo', onAction: () => {} };

const meta: Meta<typeof Told> = {
  title: 'Parts/Toast',
  component: Told,
  decorators: [inShadowRoot],
  args: { message: { id: '1', text: 'Lead archived', action: undo }, dismissLabel: 'Dismiss', onEnd: () => {} },
  play: ({ canvasElement }) => standsStill(canvasElement, '.toast:popover-open'),
};
export default meta;

type Story = StoryObj<typeof Told>;

export const Undo: Story = {};

export const UndoDark: Story = { globals: { colorScheme: 'dark' } };

export const Failed: Story = {
  args: {
    message: {
      id: '2',
      tone: 'danger',
      text: 'We could not archive this lead. Please try again.',
      action: { label: 'Retry', onAction: () => {} },
    },
  },
};

export const FailedDark: Story = { ...Failed, globals: { colorScheme: 'dark' } };

export const Busy: Story = {
  args: { message: { id: '5', tone: 'busy', text: 'Archiving lead…', action: undo } },
  play: async ({ canvasElement }) => {
    await findInside(canvasElement, '.toast:popover-open .spin');
  },
};

export const Waiting: Story = {
  args: { message: { id: '6', tone: 'waiting', text: 'Lead will be archived when you are online', action: undo } },
};

export const WaitingDark: Story = { ...Waiting, globals: { colorScheme: 'dark' } };

export const LongWords: Story = {
  args: {
    message: {
      id: '3',
      text: 'Status of Maximiliana Featherstonehaugh-Cholmondeley changed to Scheduled, and her messages marked as read',
      action: undo,
    },
  },
};

export const RightToLeft: Story = { parameters: { page: { direction: 'rtl' } } };

export const ReachedByTheNextTab: Story = {
  args: { message: { id: '4', text: 'Marked as unread', action: undo, seconds: 30 } },
  play: async ({ canvasElement }) => {
    const button = await findInside(canvasElement, 'button');
    button.focus();
    await userEvent.tab();
    const root = button.getRootNode() as ShadowRoot;
    await expect(root.activeElement?.textContent).toBe('Undo');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.querySelector('.toast:popover-open')).toBeNull());
    await expect(root.activeElement === button).toBe(true);
  },
};
