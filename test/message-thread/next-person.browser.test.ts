import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure, signOut } from '../../src/index.js';
import { cleanPage, type Host, rootOf, textOf, tick } from '../element/stage.js';
import { open, openEmpty, place, threadStage } from './thread-stage.js';

cleanPage();

/** A thread without a connection: one text waits and another is being written. */
async function writeOffline(element: Host) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  rootOf(element).querySelector('textarea')?.focus();
  await userEvent.keyboard('From Anna{Enter}');
  await vi.waitFor(() => expect(textOf(element)).toContain('Waiting to send'));
  await userEvent.keyboard('Half a sentence');
  return () => {
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}

const draftOf = (element: Host) => rootOf(element).querySelector('textarea')?.value;

const isReady = (element: Host) =>
  vi.waitFor(() => expect(rootOf(element).querySelector('.thread')?.getAttribute('aria-busy')).toBe('false'));

it('a text that waits is never sent by the gateway object of the next person, and my draft is not in their box', async () => {
  const [anna, bert] = [threadStage(), threadStage()];
  const element = await open(anna, { userId: anna.nobody, leadId: undefined });
  const goOnline = await writeOffline(element);
  element['gateway'] = bert.gateway;
  await vi.waitFor(() => expect(textOf(element)).not.toContain('From Anna'));
  goOnline();
  await isReady(element);
  expect(draftOf(element)).toBe('');
  // Bert's own text is sent, so anything that waited before it would be too.
  rootOf(element).querySelector('textarea')?.focus();
  await userEvent.keyboard('From Bert{Enter}');
  await vi.waitFor(() => expect(bert.to('/v1/messages').length).toBeGreaterThan(0));
  const sent = await Promise.all(bert.to('/v1/messages').map((request) => request.json()));
  expect(sent.map(({ text }) => text)).toEqual(['From Bert']);
});

it('nor by the `fetch` that the host configures in its place', async () => {
  const [anna, bert] = [threadStage(), threadStage()];
  configure({ fetch: anna.fetch });
  try {
    const element = await openEmpty(anna, { gateway: undefined });
    const goOnline = await writeOffline(element);
    configure({ fetch: bert.fetch });
    await vi.waitFor(() => expect(textOf(element)).not.toContain('From Anna'));
    goOnline();
    await isReady(element);
    expect(draftOf(element)).toBe('');
    expect(bert.to('/v1/messages')).toEqual([]);
  } finally {
    configure({ fetch: undefined });
  }
});

it('a text of an earlier page waits for my own Send if the host signs me in without saying who I am', async () => {
  const on = threadStage();
  const client = { ...on.gateway };
  const element = await openEmpty(on, { gateway: client });
  const goOnline = await writeOffline(element);
  const nextPage = place(on, { userId: on.nobody, leadId: undefined, gateway: { ...on.gateway } });
  await vi.waitFor(() => expect(textOf(nextPage)).toContain('Not sent'));
  element.remove();
  // An element that leaves the page stops a task later, in case it is only moved.
  await tick(100);
  goOnline();
  await isReady(nextPage);
  expect(on.to('/v1/messages')).toEqual([]);
});

it('I can sign in again on the same page although the clock was ahead when I signed out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  await signOut();
  vi.useRealTimers();
  await openEmpty(threadStage());
});
