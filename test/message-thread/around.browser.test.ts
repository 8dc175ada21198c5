import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, listen, rootOf, textOf, untilText } from '../element/stage.js';
import {
  box,
  bubbles,
  button,
  link,
  log,
  open,
  openEmpty,
  readAbove,
  SP_ID,
  said,
  threadStage,
} from './thread-stage.js';

cleanPage();

const UNAVAILABLE = 'Messaging is currently unavailable for this Lead. Please contact them via phone or email.';

describe('around a thread', () => {
  it('stand the heading, the ways to the leads, and the archived messages', async () => {
    const element = await open(threadStage(), { boardUrl: '/board/{spId}' });
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Leads/Messaging');
    for (const name of ['Leads', 'View All Leads']) {
      await expect.element(link(name)).toHaveAttribute('href', `/board/${SP_ID}?leadId=90412001`);
    }
    await expect.element(link('Message History')).toHaveAttribute('href', '#history/u42');
    const ways = listen(element, 'navigate');
    element.addEventListener('navigate', (event) => event.preventDefault());
    await press(link('View All Leads'));
    expect(ways).toEqual([{ to: 'board', href: `/board/${SP_ID}?leadId=90412001` }]);
  });

  it('a thread without messages welcomes, and its first message is announced and marked as read', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    await expect.element(page.getByRole('heading', { name: 'Welcome to messaging' })).toBeVisible();
    const before = on.to('/thread/read').length;
    await on.customer(on.nobody).say('Hello there');
    await untilText(element, 'Hello there');
    await vi.waitFor(() => expect(said(element)).toBe('Member: Hello there'));
    await vi.waitFor(() => expect(on.to('/thread/read').length).toBeGreaterThan(before));
  });
});

describe('what is told to a screen reader', () => {
  it('is what is new from the customer, and that one’s own is sent: nothing of before', async () => {
    const on = threadStage();
    const element = await open(on);
    await expect.element(log()).toHaveAttribute('aria-live', 'off');
    expect(said(element)).toBe('');
    await press(box());
    await userEvent.keyboard('Hello{Enter}');
    await expect.element(log()).toHaveTextContent(/· Sent$/);
    await vi.waitFor(() => expect(said(element)).toBe('Sent'));
    await on.customer('u42').say('Yes');
    await vi.waitFor(() => expect(said(element)).toBe('Dana Whitfield: Yes'));
    const first = [...rootOf(element).querySelectorAll('p.sr[role="status"] span')].at(-1);
    await on.customer('u42').say('Yes');
    await vi.waitFor(() => expect(first?.isConnected).toBe(false));
    expect(said(element)).toBe('Dana Whitfield: Yes');
  });

  it('is of the conversation that is shown, after another one', async () => {
    const on = threadStage();
    const element = await open(on);
    Object.assign(element, { userId: on.nobody, leadId: undefined });
    await untilText(element, 'Welcome to messaging');
    await on.customer(on.nobody).say('First words');
    await vi.waitFor(() => expect(said(element)).toBe('Member: First words'));
  });
});

describe('read marks', () => {
  it('are set when a message arrives in view, and not while older ones are read', async () => {
    const on = threadStage();
    const element = await open(on);
    await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(1));
    await on.customer('u42').say('In view');
    await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(2));
    await readAbove(element);
    await on.customer('u42').say('Out of view');
    await expect.element(page.getByRole('button', { name: 'Jump to latest 1' })).toBeVisible();
    expect(on.to('/thread/read').length).toBe(2);
    await press(page.getByRole('button', { name: /Jump to latest/ }));
    await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(3));
  });
});

describe('a chat that cannot start', () => {
  it('is so for a host’s chat that is none', async () => {
    await open(threadStage(), { chat: { some: 'thing' } });
    await expect.element(page.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
  });

  it('after it was open leaves the messages, and disables the box', async () => {
    const on = threadStage();
    const element = await open(on);
    on.controls.die();
    await expect.element(page.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
    expect(bubbles(element).at(-1)).toContain('Gate code');
    await expect.element(box()).toBeDisabled();
    await press(button('Retry'));
    await expect.element(box()).toBeEnabled();
    expect(bubbles(element).filter((text) => text.includes('Gate code')).length).toBe(1);
  });
});

describe('a link that is away', () => {
  it('is said after two seconds, not before, and no more once it is back', async () => {
    const on = threadStage();
    const element = await open(on);
    on.controls.drop();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(textOf(element)).not.toContain('Reconnecting');
    await untilText(element, 'Reconnecting… New messages will appear when you are back online.');
    on.controls.restore();
    await vi.waitFor(() => expect(textOf(element)).not.toContain('Reconnecting'));
  });
});

it('what is written is text, whatever it looks like', async () => {
  const on = threadStage();
  const element = await openEmpty(on);
  const hostile =
    '<img src=x onerror="document.title=\'owned\'"><b>bold</b> javascript:alert(1) https://example.com/?q=<i>';
  await on.customer(on.nobody).say(hostile);
  await untilText(element, hostile);
  const list = rootOf(element).querySelector('.rows');
  expect([list?.querySelectorAll('img, b, i').length, list?.querySelectorAll('a').length]).toEqual([0, 1]);
  await expect.element(link('https://example.com/?q=')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await on.customer(on.nobody).say('مرحبا');
  await vi.waitFor(() =>
    expect([...rootOf(element).querySelectorAll('.bubble')].at(-1)?.matches(':dir(rtl)')).toBe(true),
  );
});
