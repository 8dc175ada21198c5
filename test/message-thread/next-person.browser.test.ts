import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure, signOut } from '../../src/index.js';
import { cleanPage, type Host, rootOf, textOf, tick } from '../element/stage.js';
import { openEmpty, place, threadStage } from './thread-stage.js';

cleanPage();

/** Goes offline with one waiting message and one half-written message. */
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

it.each(['gateway object of the next user', '`fetch` function configured for the next user'])(
  'a waiting message of the previous user is never sent by the %s',
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
    // Bert's message is sent, so any message waiting before it would be sent too.
    rootOf(element).querySelector('textarea')?.focus();
    await userEvent.keyboard('From Bert{Enter}');
    await vi.waitFor(() => expect(bert.to('/v1/messages').length).toBeGreaterThan(0));
    const sent = await Promise.all(bert.to('/v1/messages').map((request) => request.json()));
    expect(sent.map(({ text }) => text)).toEqual(['From Bert']);
  },
);

it('a waiting message of an earlier page is not sent automatically if the host does not identify the user', async () => {
  const on = threadStage();
  const client = { ...on.gateway };
  const element = await openEmpty(on, { gateway: client });
  const goOnline = await writeOffline(element);
  const nextPage = place(on, { userId: on.nobody, leadId: undefined, gateway: { ...on.gateway } });
  await vi.waitFor(() => expect(textOf(nextPage)).toContain('Not sent'));
  element.remove();
  // A removed element stops one task later, in case it is only moved.
  await tick(100);
  goOnline();
  await isReady(nextPage);
  expect(on.to('/v1/messages')).toEqual([]);
});

it('signing in again on the same page works if the clock was ahead at the sign-out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  await signOut();
  vi.useRealTimers();
  await openEmpty(threadStage());
});

it('changing the provider of a thread ends the chat session of the previous provider', async () => {
  const on = threadStage();
  const open = vi.spyOn(on.chat, 'open');
  const element = await openEmpty(on);
  element['spId'] = '4711043';
  await vi.waitFor(() => expect(open.mock.calls[0]?.[0].session?.aborted).toBe(true));
});
