import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanPage, rootOf, textOf } from '../elements/stage.js';
import { bubbles, openEmpty, refusal, threadStage } from './thread-stage.js';

cleanPage();

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

it('a text that was deleted in one tab is not sent by the other', async () => {
  const on = threadStage();
  const first = await openEmpty(on);
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  rootOf(first).querySelector('textarea')?.focus();
  await userEvent.keyboard('Hello{Enter}');
  await vi.waitFor(() => expect(textOf(first)).toContain('Waiting to send'));
  const second = await openEmpty(on, { gateway: on.otherPage() });
  await vi.waitFor(() => expect(textOf(second)).toContain('Waiting to send'));
  [...rootOf(second).querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete')?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  says.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(bubbles(first)).toEqual([]));
  expect(on.to('/v1/messages').length).toBe(0);
  says.mockRestore();
});

it('a text that is written offline after a refused sign-in waits for the person, after a reload too', async () => {
  const on = threadStage();
  const first = await openEmpty(on);
  on.setFault(({ url }) => (url.includes('/v1/messages') ? refusal(401) : undefined));
  rootOf(first).querySelector('textarea')?.focus();
  await userEvent.keyboard('First{Enter}');
  await vi.waitFor(() => expect(textOf(first)).toContain('Not sent'));
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.keyboard('Second{Enter}');
  await vi.waitFor(() => expect(bubbles(first).join()).toContain('Second'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  first.remove();
  const sent = on.to('/v1/messages').length;
  on.setFault(null);
  says.mockRestore();
  const second = await openEmpty(on, { gateway: on.otherPage() });
  await vi.waitFor(() => expect(bubbles(second).join()).toContain('Second'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([on.to('/v1/messages').length - sent, textOf(second).match(/Not sent/g)?.length]).toEqual([0, 2]);
});
