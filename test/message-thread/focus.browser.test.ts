import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, type Host, rootOf } from '../element/stage.js';
import * as screen from './thread-stage.js';

cleanPage();

const untilFocused = (element: Host, words: string) => vi.waitFor(() => expect(screen.focused(element)).toBe(words));

async function tabTo(element: Host, words: string | RegExp, key = '{Tab}'): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await userEvent.keyboard(key);
    if (screen.focused(element).match(words)?.[0] === screen.focused(element)) return;
  }
  throw new Error(`${words} was not reached.`);
}

const BACK = '{Shift>}{Tab}{/Shift}';

async function fromTheTop(): Promise<void> {
  document.body.tabIndex = -1;
  document.body.focus();
}

it.each(['picked', 'pasted'])(
  'focus moves to Send when a photo was %s, and to the text box after it is sent',
  async (how) => {
    const element = await screen.openEmpty(screen.threadStage());
    await press(screen.box());
    if (how === 'picked') screen.pick(element, await screen.picture());
    else {
      const clipboardData = screen.carried(await screen.picture());
      screen.box().element().dispatchEvent(screen.pasteOf(clipboardData));
    }
    await untilFocused(element, 'Send');
    await userEvent.keyboard(BACK);
    expect(screen.focused(element)).toBe('Attach a photo');
    await userEvent.keyboard(BACK);
    expect(screen.focused(element)).toBe('Caption (optional)');
    // 'Send original' comes between them if the browser made the picture smaller.
    await tabTo(element, 'Remove file', BACK);
    await userEvent.keyboard('{Enter}');
    await untilFocused(element, 'Attach a photo');
    screen.pick(element, await screen.picture());
    await untilFocused(element, 'Send');
    await userEvent.keyboard('{Enter}');
    await untilFocused(element, 'Message');
  },
);

it('focus moves to the new Retry if the chat fails to restart, and to the text box if it restarts', async () => {
  const on = screen.threadStage();
  const element = await screen.open(on);
  on.controls.die();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Messaging is currently unavailable');
  await expect.element(screen.box()).toBeDisabled();
  on.controls.failNext('open');
  await press(screen.button('Retry'));
  await vi.waitFor(() => expect(on.to('/chat/session').length).toBe(2));
  await untilFocused(element, 'Retry');
  expect(screen.bubbles(element).at(-1)).toContain('Gate code');
  await userEvent.keyboard('{Enter}');
  await untilFocused(element, 'Message');
  expect(screen.bubbles(element).filter((text) => text.includes('Gate code')).length).toBe(1);
});

it('contact, images, quick replies, Retry, Delete, photos and Jump to latest work with the keyboard only', async () => {
  const on = screen.threadStage();
  await on.customer('u42').sendImage(await screen.picture());
  const element = await screen.open(on);
  const keys = (text: string) => userEvent.keyboard(text);
  await fromTheTop();

  await tabTo(element, 'Contact');
  await keys('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Contact Dana Whitfield' })).toBeVisible();
  await keys('{Escape}');
  await untilFocused(element, 'Contact');

  await tabTo(element, /Open image .*/);
  const image = screen.focused(element);
  await keys('{Enter}');
  const viewer = page.getByRole('dialog', { name: /^Image/ });
  await expect.element(viewer).toBeVisible();
  await keys('{Tab}{Enter}');
  await vi.waitFor(() => expect(screen.isThere(viewer)).toBe(false));
  await untilFocused(element, image);

  await tabTo(element, 'Hi Dana, I am on my way.');
  await keys('{Enter}');
  await untilFocused(element, 'Message');
  on.setFault(({ url }) => (url.endsWith('/v1/messages') ? screen.refusal(500) : undefined));
  await keys('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent');
  on.setFault(null);
  await fromTheTop();
  await tabTo(element, 'Retry');
  await keys('{Enter}');
  await expect.element(screen.log()).toHaveTextContent(/· Sent$/);
  expect(screen.bubbles(element).at(-1)).toBe('* Hi Dana, I am on my way.');

  on.setFault(({ url }) => (url.endsWith('/v1/messages') ? screen.refusal(500) : undefined));
  await untilFocused(element, 'Message');
  await keys('Never mind{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent');
  await fromTheTop();
  await tabTo(element, 'Delete');
  await keys('{Enter}');
  await vi.waitFor(() => expect(screen.bubbles(element).at(-1)).toBe('* Hi Dana, I am on my way.'));

  await fromTheTop();
  await tabTo(element, 'Attach a photo');
  const chooser = vi.fn((event: Event) => event.preventDefault());
  rootOf(element).querySelector('input[type="file"]')?.addEventListener('click', chooser);
  await keys('{Enter}');
  expect(chooser).toHaveBeenCalledTimes(1);
  screen.pick(element, await screen.picture());
  await untilFocused(element, 'Send');
  await tabTo(element, 'Remove file', BACK);
  await keys('{Enter}');
  await untilFocused(element, 'Attach a photo');

  await fromTheTop();
  await tabTo(element, 'Messages with Dana Whitfield');
  await keys('{Home}');
  await expect.element(page.getByRole('button', { name: /Jump to latest/ })).toBeVisible();
  await tabTo(element, /Jump to latest.*/);
  await keys('{Enter}');
  await untilFocused(element, 'Message');
  await screen.untilAtEnd(element);
});

describe('an on-screen keyboard', () => {
  function inView(height: number | null): void {
    const view = window.visualViewport;
    if (view === null) return;
    if (height === null) Reflect.deleteProperty(view, 'height');
    else Object.defineProperty(view, 'height', { value: height, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }

  it('keeps the text box and the last message visible, and the thread regains its height when it closes', async () => {
    await page.viewport(390, 760);
    const element = await screen.open(screen.threadStage());
    const bottom = () => rootOf(element).querySelector('.composer')?.getBoundingClientRect().bottom ?? 0;
    const before = bottom();
    expect(before).toBeGreaterThan(420);
    // The thread ignores the keyboard of another field.
    inView(400);
    expect(bottom()).toBe(before);
    await press(screen.box());
    inView(400);
    await vi.waitFor(() => expect(Math.abs(bottom() - 400)).toBeLessThanOrEqual(1));
    await screen.untilAtEnd(element);
    await userEvent.keyboard('On my way');
    await expect.element(screen.box()).toHaveValue('On my way');
    inView(null);
    await vi.waitFor(() => expect(bottom()).toBe(before));
  });
});
