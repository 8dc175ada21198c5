import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, listen, rootOf, textOf } from '../element/stage.js';
import { box, bubbles, button, log, open, openEmpty, threadStage, untilAtEnd, value, write } from './thread-stage.js';

cleanPage();

it('writing shows what was said, takes a text, and shows it at once and once', async () => {
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

it('writing gives a long text more room, up to a limit, and takes it back', async () => {
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

it('writing sends by Enter, and begins a new line by Shift+Enter', async () => {
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

it('writing leaves Enter to whoever composes a word', async () => {
  const element = await openEmpty(threadStage());
  await write('にほん');
  const enter = (isComposing: boolean) =>
    box()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true }));
  expect([enter(true), bubbles(element), enter(false)]).toEqual([true, [], false]);
  await vi.waitFor(() => expect(bubbles(element)).toEqual(['* にほん']));
});

it('writing takes Enter for a new line where a finger types', async () => {
  const match = window.matchMedia.bind(window);
  const touch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => match(query.includes('pointer: fine') ? 'not all' : query));
  const element = await openEmpty(threadStage());
  await write('One{Enter}Two');
  expect([value(), bubbles(element).length]).toEqual(['One\nTwo', 0]);
  touch.mockRestore();
});

it('writing tells the customer that somebody types', async () => {
  const on = threadStage();
  await openEmpty(on);
  const { chat } = await on.received();
  const typing = vi.fn();
  chat.on('typing', typing);
  await write('H');
  await vi.waitFor(() => expect(typing).toHaveBeenCalledWith({ identity: 'provider-4711042', active: true }));
  chat.close();
});

it('a message that waits says that it lasts only as long as the page if storage is full', async () => {
  await openEmpty(threadStage());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space is left.', 'QuotaExceededError');
  });
  await write('Hello{Enter}');
  await expect.element(log()).toHaveTextContent(/Waiting to send. Keep this page open/);
  vi.restoreAllMocks();
});

it('a text that waits in two tabs is sent by one of them, and neither says that it was not', async () => {
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
