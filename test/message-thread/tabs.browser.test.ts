import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import { cleanPage, rootOf, textOf } from '../elements/stage.js';
import { bubbles, openEmpty, type ThreadStage, threadStage } from './thread-stage.js';

cleanPage();

/** The same sandbox under another gateway client, and so under another store, as another tab has it. */
const otherTab = (on: ThreadStage) =>
  createGateway({
    fetch: async (address, init) => {
      const request = new Request(new URL(address, location.origin), init);
      on.requests.push(request.clone());
      return on.sandbox.fetch(request);
    },
  });

it('a text that waits in two tabs is sent by one of them, and neither says that it was not', async () => {
  const on = threadStage();
  const first = await openEmpty(on);
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const field = rootOf(first).querySelector('textarea');
  field?.focus();
  await userEvent.keyboard('Hello{Enter}');
  await vi.waitFor(() => expect(textOf(first)).toContain('Waits for a connection'));
  const second = await openEmpty(on, { gateway: otherTab(on) });
  await vi.waitFor(() => expect(textOf(second)).toContain('Waits for a connection'));
  const phases = new Set<string>();
  const observer = new MutationObserver(() => {
    if (/Not sent/.test(textOf(first) + textOf(second))) phases.add('Not sent');
  });
  for (const each of [first, second]) observer.observe(rootOf(each), { subtree: true, childList: true });
  says.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  for (const each of [first, second]) {
    await vi.waitFor(() => expect(textOf(each)).not.toContain('Waits for a connection'));
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
  await vi.waitFor(() => expect(textOf(first)).toContain('Waits for a connection'));
  const second = await openEmpty(on, { gateway: otherTab(on) });
  await vi.waitFor(() => expect(textOf(second)).toContain('Waits for a connection'));
  [...rootOf(second).querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete')?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  says.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(bubbles(first)).toEqual([]));
  expect(on.to('/v1/messages').length).toBe(0);
  says.mockRestore();
});
