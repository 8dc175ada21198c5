import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, listen, rootOf, textOf, untilText } from '../element/stage.js';
import * as screen from './thread-stage.js';

cleanPage();

const UNAVAILABLE = 'Messaging is currently unavailable for this Lead. Please contact them via phone or email.';

it('the thread shows a breadcrumb, links to the lead board and a link to the message history', async () => {
  const element = await screen.open(screen.threadStage(), { boardUrl: '/board/{spId}' });
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Leads/Messaging');
  for (const name of ['Leads', 'View All Leads']) {
    await expect.element(screen.link(name)).toHaveAttribute('href', `/board/${screen.SP_ID}?leadId=90412001`);
  }
  await expect.element(screen.link('Message History')).toHaveAttribute('href', '#history/u42');
  const ways = listen(element, 'navigate');
  element.addEventListener('navigate', (event) => event.preventDefault());
  await press(screen.link('View All Leads'));
  expect(ways).toEqual([{ to: 'board', href: `/board/${screen.SP_ID}?leadId=90412001` }]);
});

it('switching to an empty conversation welcomes, then announces its first message and marks it as read', async () => {
  const on = screen.threadStage();
  const element = await screen.open(on);
  Object.assign(element, { userId: on.nobody, leadId: undefined });
  await expect.element(page.getByRole('heading', { name: 'Welcome to messaging' })).toBeVisible();
  const before = on.to('/thread/read').length;
  await on.customer(on.nobody).say('First words');
  await vi.waitFor(() => expect(screen.said(element)).toBe('Member: First words'));
  await vi.waitFor(() => expect(on.to('/thread/read').length).toBeGreaterThan(before));
});

it('a message in view is marked as read, and one below the view only after Jump to latest', async () => {
  const on = screen.threadStage();
  const element = await screen.open(on);
  await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(1));
  await on.customer('u42').say('In view');
  await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(2));
  await screen.readAbove(element);
  const before = screen.scroller(element).scrollTop;
  await on.customer('u42').say('Out of view');
  await on.customer('u42').say('Out of view too');
  await expect.element(page.getByRole('button', { name: 'Jump to latest 2' })).toBeVisible();
  expect([on.to('/thread/read').length, screen.scroller(element).scrollTop]).toEqual([2, before]);
  await press(page.getByRole('button', { name: /Jump to latest/ }));
  await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(3));
  await screen.untilAtEnd(element);
  expect(screen.isThere(page.getByRole('button', { name: /Jump to latest/ }))).toBe(false);
});

it('an invalid chat client shows an alert, and a thread without a lead says where to find phone and email', async () => {
  const element = await screen.open(screen.threadStage(), { chat: { some: 'thing' } });
  await expect.element(page.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
  Object.assign(element, { leadId: undefined });
  await untilText(element, 'You can find the phone number and email address on the lead.');
});

it('a slow chat connection shows “Connecting…” and the phone number instead of a skeleton', async () => {
  const element = screen.place(screen.threadStage(), { chat: { open: () => new Promise(() => {}) } });
  await untilText(element, 'Loading messages');
  await vi.waitFor(() => expect(textOf(element)).toContain('Connecting…'), 4000);
  await expect.element(screen.link('(512) 555-0142')).toBeVisible();
  expect(rootOf(element).querySelector('.skeleton')).toBeNull();
});

it('the contact dialog says that the customer gave no phone number, and shows the email address', async () => {
  await screen.open(screen.threadStage(), { userId: 'u6', leadId: SANDBOX_LEADS.noPhone });
  await press(screen.button('Contact'));
  await expect.element(page.getByText('This customer did not provide a phone number.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /@/ })).toBeVisible();
});

it('a lost connection shows “Reconnecting…” after two seconds until the connection is back', async () => {
  const on = screen.threadStage();
  const element = await screen.open(on);
  on.controls.drop();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(textOf(element)).not.toContain('Reconnecting');
  await untilText(element, 'Reconnecting… New messages will appear when you are back online.');
  on.controls.restore();
  await vi.waitFor(() => expect(textOf(element)).not.toContain('Reconnecting'));
});

it('markup in a message is shown as plain text, only its link is a link, and Arabic text is right-to-left', async () => {
  const on = screen.threadStage();
  const element = await screen.openEmpty(on);
  const hostile = '<img src=x onerror="alert(1)"><b>bold</b> javascript:alert(1) https://example.com/?q=<i>';
  await on.customer(on.nobody).say(hostile);
  await untilText(element, hostile);
  const list = rootOf(element).querySelector('.rows');
  expect([list?.querySelectorAll('img, b, i').length, list?.querySelectorAll('a').length]).toEqual([0, 1]);
  await expect.element(screen.link('https://example.com/?q=')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await on.customer(on.nobody).say('مرحبا');
  const last = () => [...rootOf(element).querySelectorAll('.bubble')].at(-1);
  await vi.waitFor(() => expect(last()?.matches(':dir(rtl)')).toBe(true));
});
