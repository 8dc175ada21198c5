import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure, signOut } from '../../src/index.js';
import { cleanPage, type Host, rootOf, textOf, tick } from '../element/stage.js';
import { openEmpty, place, threadStage } from './thread-stage.js';

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

const isReady = (element: Host) =>
  vi.waitFor(() => expect(rootOf(element).querySelector('.thread')?.getAttribute('aria-busy')).toBe('false'));

afterEach(() => configure({ fetch: undefined }));

it.each(['gateway object of the next person', '`fetch` that the host configures in its place'])(
  'a text that waits is never sent by the %s',
  async (means) => {
    const [anna, bert] = [threadStage(), threadStage()];
    const isObject = means.startsWith('gateway');
    configure({ fetch: anna.fetch });
    const element = await openEmpty(anna, isObject ? {} : { gateway: undefined });
    const goOnline = await writeOffline(element);
    if (isObject) element['gateway'] = bert.gateway;
    else configure({ fetch: bert.fetch });
    await vi.waitFor(() => expect(textOf(element)).not.toContain('From Anna'));
    goOnline();
    await isReady(element);
    expect(rootOf(element).querySelector('textarea')?.value).toBe('');
    // Bert's own text is sent, so anything that waited before it would be too.
    rootOf(element).querySelector('textarea')?.focus();
    await userEvent.keyboard('From Bert{Enter}');
    await vi.waitFor(() => expect(bert.to('/v1/messages').length).toBeGreaterThan(0));
    const sent = await Promise.all(bert.to('/v1/messages').map((request) => request.json()));
    expect(sent.map(({ text }) => text)).toEqual(['From Bert']);
  },
);

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

it('another provider in a thread’s place ends the chat of the one before at once', async () => {
  const on = threadStage();
  const open = vi.spyOn(on.chat, 'open');
  const element = await openEmpty(on);
  element['spId'] = '4711043';
  await vi.waitFor(() => expect(open.mock.calls[0]?.[0].session?.aborted).toBe(true));
});
