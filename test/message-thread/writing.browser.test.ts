import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, listen, rootOf, textOf } from '../element/stage.js';
import { box, bubbles, button, log, open, openEmpty, threadStage, untilAtEnd, value, write } from './thread-stage.js';

cleanPage();

it('the thread shows earlier messages, and a sent text appears immediately and once', async () => {
  const element = await open(threadStage());
  await expect.element(page.getByRole('heading', { name: 'Your messages with Dana Whitfield' })).toBeVisible();
  expect(bubbles(element).at(-1)).toBe('Gate code is the same as in spring. Do you need anything else?');
  await expect.element(button('Send')).toBeDisabled();
  await write('   ');
  await expect.element(button('Send')).toBeDisabled();
  const sent = listen(element, 'message-sent');
  await write('We are on the way.');
  await press(button('Send'));
  expect([bubbles(element).at(-1), value()]).toEqual(['* We are on the way.', '']);
  await vi.waitFor(() => expect(sent.length).toBe(1));
  await expect.element(log()).toHaveTextContent(/· Sent$/);
  expect(bubbles(element).filter((text) => text.includes('on the way')).length).toBe(1);
  await untilAtEnd(element);
  expect(rootOf(element).activeElement?.tagName).toBe('TEXTAREA');
});

it('the text box grows with a long text up to a limit, and shrinks again after sending', async () => {
  const element = await openEmpty(threadStage());
  const height = () => box().element().getBoundingClientRect().height;
  const oneLine = height();
  await write('One{Shift>}{Enter}{/Shift}Two{Shift>}{Enter}{/Shift}Three');
  await vi.waitFor(() => expect(height()).toBeGreaterThan(oneLine + 30));
  await write('{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}Twelve');
  await vi.waitFor(() => expect(height()).toBe(154));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(height()).toBe(oneLine));
  await untilAtEnd(element);
});

it('Enter sends the message, and Shift+Enter adds a new line', async () => {
  const on = threadStage();
  const element = await openEmpty(on);
  await write('One{Shift>}{Enter}{/Shift}Two');
  expect(value()).toBe('One\nTwo');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(bubbles(element)).toEqual(['* One\nTwo']));
  await userEvent.keyboard('{Enter}');
  await expect.element(log()).toHaveTextContent(/· Sent$/);
  expect(on.to('/v1/messages').length).toBe(1);
});

it('Enter does not send during IME composition', async () => {
  const element = await openEmpty(threadStage());
  await write('にほん');
  const enter = (isComposing: boolean) =>
    box()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true }));
  expect([enter(true), bubbles(element), enter(false)]).toEqual([true, [], false]);
  await vi.waitFor(() => expect(bubbles(element)).toEqual(['* にほん']));
});

it('Enter adds a new line on touch devices', async () => {
  const match = window.matchMedia.bind(window);
  const touch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => match(query.includes('pointer: fine') ? 'not all' : query));
  const element = await openEmpty(threadStage());
  await write('One{Enter}Two');
  expect([value(), bubbles(element).length]).toEqual(['One\nTwo', 0]);
  touch.mockRestore();
});

it('typing is reported to the customer', async () => {
  const on = threadStage();
  await openEmpty(on);
  const { chat } = await on.received();
  const typing = vi.fn();
  chat.on('typing', typing);
  await write('H');
  await vi.waitFor(() => expect(typing).toHaveBeenCalledWith({ identity: 'provider-4711042', active: true }));
  chat.close();
});

it('a waiting message asks the user to keep the page open if storage is full', async () => {
  await openEmpty(threadStage());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space is left.', 'QuotaExceededError');
  });
  await write('Hello{Enter}');
  await expect.element(log()).toHaveTextContent(/Waiting to send. Keep this page open/);
  vi.restoreAllMocks();
});

it('a message that waits in two tabs is sent once, and neither tab shows it as not sent', async () => {
  const on = threadStage();
  const first = await openEmpty(on);
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const field = rootOf(first).querySelector('textarea');
  field?.focus();
  await userEvent.keyboard('Hello{Enter}');
  await vi.waitFor(() => expect(textOf(first)).toContain('Waiting to send'));
  const second = await openEmpty(on, { gateway: on.otherPage() });
  await vi.waitFor(() => expect(textOf(second)).toContain('Waiting to send'));
  const phases = new Set<string>();
  const observer = new MutationObserver(() => {
    if (/Not sent/.test(textOf(first) + textOf(second))) phases.add('Not sent');
  });
  for (const each of [first, second]) observer.observe(rootOf(each), { subtree: true, childList: true });
  says.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  for (const each of [first, second]) {
    await vi.waitFor(() => expect(textOf(each)).not.toContain('Waiting to send'));
    await vi.waitFor(() => expect(bubbles(each)).toEqual(['* Hello']));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  expect([on.to('/v1/messages').length, [...phases]]).toEqual([1, []]);
  says.mockRestore();
});
