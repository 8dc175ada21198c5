import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { signOut } from '../src/index.js';
import { SANDBOX_LEADS, SANDBOX_OFFERS } from '../src/sandbox.js';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { CardPage } from './page/card-page.js';
import { expectToFit } from './page/fits.js';
import { FunnelPage } from './page/funnel-page.js';
import { LeadFeedPage } from './page/lead-feed-page.js';
import { dialogIn, ReviewPage, reviewIn } from './page/review-page.js';
import { readyThreadIn, ThreadPage } from './page/thread-page.js';
import { choose, readyWidgetIn, type WidgetTag, widgetIn } from './page/widget.js';

const meta: Meta = { title: 'Lead gateway/Sessions', id: 'sessions' };
export default meta;

type Story = StoryObj;

const SIGNED_OUT = 'You are signed out.';
const KEPT = /Please sign in again, then try again\. What you typed is kept\.$/;

/** The person signs out. One panel replaces all data. */
function signedOut(tag: WidgetTag, words: RegExp) {
  return async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const shown = await widgetIn(canvasElement, tag);
    await shown.inside.findAllByText(words);
    await signOut();
    await expect(await shown.inside.findByRole('heading', { name: SIGNED_OUT })).toBeVisible();
    await expect(shown.inside.queryByText(words)).toBeNull();
    await expect(shown.inside.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToFit(shown);
  };
}

export const BoardSignedOut: Story = {
  tags: ['signed-out'],
  render: () => <BoardPage spId={PROVIDER} />,
  play: signedOut('lead-board', /Dana Whitfield/),
};

export const CardSignedOut: Story = {
  tags: ['signed-out'],
  render: () => <CardPage leadId={SANDBOX_LEADS.newest} />,
  play: signedOut('lead-card', /Dana Whitfield/),
};

export const LeadPageSignedOut: Story = {
  tags: ['signed-out'],
  render: () => <LeadFeedPage leadId={SANDBOX_OFFERS.offered} />,
  play: signedOut('lead-page', /Unlock this lead/),
};

export const ThreadSignedOut: Story = {
  tags: ['signed-out'],
  render: () => <ThreadPage userId="u42" leadId={SANDBOX_LEADS.newest} />,
  play: signedOut('message-thread', /Your messages with/),
};

export const FunnelSignedOut: Story = {
  tags: ['signed-out'],
  render: () => <FunnelPage />,
  play: signedOut('raq-funnel', /What do you need\?/),
};

/** A dialog says so itself, because it covers the page. */
export const ReviewSignedOut: Story = {
  tags: ['signed-out'],
  render: () => <ReviewPage />,
  play: async ({ canvasElement }) => {
    const { root } = await reviewIn(canvasElement);
    await dialogIn(root);
    await signOut();
    const dialog = await dialogIn(root);
    await expect(await dialog.findByRole('heading', { name: SIGNED_OUT })).toBeVisible();
  },
};

/** The gateway answers 401 when a status is saved. The leads and typed text stay. */
export const BoardExpired: Story = {
  tags: ['signed-out'],
  render: () => <BoardPage spId={PROVIDER} luck={{ setStatus: ['expired'] }} />,
  play: async ({ canvasElement }) => {
    const shown = await readyWidgetIn(canvasElement, 'lead-board');
    await choose(shown.inside, 'Lead status', 'Scheduled');
    await expect(await shown.inside.findByText(KEPT)).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'I have signed in' })).toBeVisible();
    await expect(shown.inside.getByText('Dana Whitfield')).toBeVisible();
    await expectToFit(shown);
  },
};

/** The host has provided the address of its sign-in page. */
export const BoardExpiredWithALink: Story = {
  tags: ['signed-out'],
  render: () => <BoardPage spId={PROVIDER} luck={{ setStatus: ['expired'] }} signInUrl="#sign-in" />,
  play: async ({ canvasElement }) => {
    const shown = await readyWidgetIn(canvasElement, 'lead-board');
    await choose(shown.inside, 'Lead status', 'Scheduled');
    await expect(await shown.inside.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in');
    const notSaved = `${SIGNED_OUT} We could not update the status. Please try again.`;
    await expect(await shown.inside.findByText(notSaved)).toBeVisible();
    await expectToFit(shown);
  },
};

export const BoardExpiredWithALinkDark: Story = {
  ...BoardExpiredWithALink,
  tags: ['signed-out', 'dark'],
  globals: { colorScheme: 'dark' },
};

export const BoardExpiredWithALinkOnAPhone: Story = {
  ...BoardExpiredWithALink,
  tags: ['signed-out', 'phone'],
  globals: { viewport: { value: 'phone' } },
};

export const BoardExpiredOnAPhone: Story = {
  ...BoardExpired,
  tags: ['signed-out', 'phone'],
  globals: { viewport: { value: 'phone' } },
};

export const CardExpired: Story = {
  tags: ['signed-out'],
  render: () => <CardPage leadId={SANDBOX_LEADS.newest} expanded luck={{ saveNote: ['expired', 'fine'] }} />,
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-card');
    await userEvent.click(await inside.findByRole('button', { name: 'Edit notes' }));
    const field = await inside.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your Notes' });
    await fireEvent.input(field, { target: { value: 'Bring the long snake.' } });
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(await inside.findByText(KEPT)).toBeVisible();
    await expect(inside.getByRole('textbox', { name: 'Your Notes' })).toHaveValue('Bring the long snake.');
    await expect(inside.getByRole('textbox', { name: 'Your Notes' })).toHaveAccessibleDescription(/You are signed out/);
  },
};

/** After a new sign-in, one press saves the note. */
export const CardSignedInAgain: Story = {
  ...CardExpired,
  tags: ['recovered'],
  play: async (context) => {
    await CardExpired.play?.(context);
    const { inside } = await readyWidgetIn(context.canvasElement, 'lead-card');
    await userEvent.click(inside.getByRole('button', { name: 'I have signed in' }));
    await waitFor(() => expect(inside.queryByText(KEPT)).toBeNull());
    await userEvent.click(inside.getByRole('button', { name: 'Retry' }));
    await expect(await inside.findByText('Bring the long snake.', { selector: 'p' })).toBeVisible();
  },
};

/** An unsent message waits. */
export const ThreadExpired: Story = {
  tags: ['signed-out'],
  render: () => (
    <ThreadPage
      userId="u42"
      leadId={SANDBOX_LEADS.newest}
      scenario={{ operation: 'sendMessage', fault: { status: 401 } }}
    />
  ),
  play: async ({ canvasElement }) => {
    const { inside } = await readyThreadIn(canvasElement);
    await fireEvent.change(inside.getByRole('textbox', { name: 'Message' }), { target: { value: 'On my way.' } });
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await expect(await inside.findByText('Not sent')).toBeVisible();
    await expect(await inside.findByText(KEPT)).toBeVisible();
  },
};
