import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Heard, listen, pause, upTo, writeMany } from '../chat/stage.js';
import { nodeStage } from './node-stage.js';
import { CUSTOMER, PROVIDER, type TwilioStage } from './twilio-stage.js';

const soon = { timeout: 9000 };
const photo = () => new File(['pixels'], 'roof.png', { type: 'image/png' });

describe('Twilio with disordered events', { timeout: 20_000 }, () => {
  let stage: TwilioStage;

  beforeEach(async () => {
    stage = await nodeStage();
  });

  afterEach(() => stage.end());

  async function opened() {
    await writeMany(stage.backstage, 3);
    const thread = await stage.open();
    await thread.recent(30);
    await expect.poll(() => stage.service.listeners(stage.conversationId), soon).toBe(1);
    return { thread, heard: listen(thread), ...stage };
  }

  async function settles(heard: Heard, indexes: readonly number[]): Promise<void> {
    await expect.poll(() => heard.indexes, soon).toEqual(indexes);
    await pause(400);
    expect(heard.indexes).toEqual(indexes);
  }

  test.each([
    ['in reverse are reported in order', { order: 'reversed' }],
    ['three times are reported once', { copies: 3 }],
  ] as const)('messages that arrive %s', async (_, disorder) => {
    const { heard, service, backstage } = await opened();
    await service.holdEvents();
    for (const at of upTo(4)) await backstage.write(`r${at}`);
    await service.releaseEvents(disorder);
    await settles(heard, [3, 4, 5, 6]);
  });

  test('a message already read in a page is not reported again by its late event', async () => {
    const { thread, heard, service, backstage } = await opened();
    await service.holdEvents();
    await backstage.write('late');
    // The SDK returns cached messages and requests only those before them.
    const { messages } = await thread.earlier(10, 30);
    expect(messages.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    await service.releaseEvents();
    await backstage.write('next');
    await settles(heard, [4]);
  });

  test('a message whose event is lost is found when the next one arrives, and a permanent gap is skipped', async () => {
    const { heard, service, backstage } = await opened();
    await service.holdEvents();
    await backstage.write('lost');
    await service.releaseEvents({ copies: 0 });
    await backstage.write('next');
    await settles(heard, [3, 4]);
    await service.holdEvents();
    await backstage.write('removed before it came');
    await backstage.remove(5);
    await service.releaseEvents({ copies: 0 });
    for (const text of ['stays', 'last']) await backstage.write(text);
    await settles(heard, [3, 4, 6, 7]);
  });

  test('a message that is replayed after a drop and arrives again late is reported once', async () => {
    const { heard, service, backstage } = await opened();
    await service.holdEvents();
    for (const at of upTo(3)) await backstage.write(`p${at}`);
    await service.dropSockets();
    await settles(heard, [3, 4, 5]);
    await service.releaseEvents({ order: 'reversed', copies: 2 });
    await settles(heard, [3, 4, 5]);
  });

  test('a file whose response is lost is found by its echo and is sent once', async () => {
    const { thread, heard, service } = await opened();
    await service.failCalls({ method: 'POST', path: '/Messages$', losesAnswer: true });
    expect(await thread.sendMedia(photo(), { clientId: 'lost' })).toEqual({ index: 3 });
    await settles(heard, [3]);
    expect(await thread.sendMedia(photo(), { clientId: 'lost' })).toEqual({ index: 3 });
    await expect.poll(() => heard.events.connection, soon).toEqual(['reconnecting', 'online']);
  });

  test('a file that the service rejects with 503 can be sent again', async () => {
    const { thread, heard, service } = await opened();
    await service.failCalls({ method: 'POST', path: '/Messages$', status: 503 });
    const failing = thread.sendMedia(photo(), { clientId: 'again' });
    await expect(failing).rejects.toMatchObject({ code: 'rejected', retryable: true });
    expect(await thread.sendMedia(photo(), { clientId: 'again' })).toEqual({ index: 3 });
    await settles(heard, [3]);
  });

  test.each([
    [413, 'too-large', false],
    [400, 'rejected', false],
    [429, 'rejected', true],
  ])('an upload that fails with %i rejects with %s', async (status, code, retryable) => {
    const { thread, heard, service } = await opened();
    await service.failCalls({ method: 'POST', path: '^/media$', status });
    await expect(thread.sendMedia(photo(), { clientId: 'u' })).rejects.toMatchObject({ code, retryable });
    expect(heard.indexes).toEqual([]);
  });

  test('a throttled read mark rejects and can be retried', async () => {
    const { thread, service, backstage } = await opened();
    await service.failCalls({ method: 'POST', path: '/MyConversations/', status: 429 });
    await expect(thread.markAllRead()).rejects.toMatchObject({ code: 'rejected', retryable: true });
    await thread.markAllRead();
    expect(await backstage.readByProvider()).toBe(2);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['is throttled', () => stage.service.failCalls({ method: 'GET', path: '/Lists/.*/Items$', status: 429 })],
    ['is requested while the connection is down', () => stage.service.dropSockets()],
  ])('a page that %s loads after a while', async (_, disturb) => {
    await writeMany(stage.backstage, 60);
    const thread = await stage.open();
    await disturb();
    const { messages } = await thread.earlier(20, 10);
    expect(messages.map(({ index }) => index)).toEqual(upTo(20).slice(10));
  });

  test('removing the provider from a conversation closes the thread with a fatal error', async () => {
    const { thread, heard, service, conversationId } = await opened();
    await service.dismiss(conversationId, thread.identity);
    await expect.poll(() => heard.events.fatal.map(({ code }) => code), soon).toEqual(['not-found']);
    expect([thread.connection, heard.events.connection]).toEqual(['closed', ['closed']]);
  });

  test('a typing state ends by itself if no further event arrives', async () => {
    const { heard, service, conversationId } = await opened();
    await service.typing(conversationId, CUSTOMER);
    const states = () => heard.events.typing.map(({ active }) => active);
    await expect.poll(states, { timeout: 9000 }).toEqual([true, false]);
  });
});

describe('Twilio sign-ins', { timeout: 20_000 }, () => {
  let stage: TwilioStage;

  beforeEach(async () => {
    // Long enough that no connection ends by itself during a test.
    stage = await nodeStage({ timing: { lingerMs: 60_000 } });
  });

  afterEach(() => stage.end());

  async function signIn() {
    const { chat, service, conversationId } = stage;
    const endpoint = await service.endpoint();
    const ending = new AbortController();
    const asked: string[] = [];
    const open = () =>
      chat.open({
        conversationId,
        identity: PROVIDER,
        endpoint,
        session: ending.signal,
        getToken(reason) {
          asked.push(reason);
          return service.token(PROVIDER);
        },
      });
    return { asked, open, end: () => ending.abort() };
  }

  const sockets = () => stage.service.openSockets();

  test('two sign-ins of the same identity at the same endpoint have separate connections and tokens', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const heard = [listen(await one.open()), listen(await other.open())];
    await stage.open();
    expect([await sockets(), one.asked, other.asked, stage.asked]).toEqual([3, ['start'], ['start'], ['start']]);
    await stage.backstage.write('Hello');
    await expect.poll(() => heard.map(({ bodies }) => bodies), soon).toEqual([['Hello'], ['Hello']]);
  });

  test('ending a sign-in closes its shared connection immediately, and no other', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const [first, second, kept] = [await one.open(), await one.open(), await other.open()];
    second.close();
    const heard = [listen(first), listen(kept)];
    one.end();
    expect(first.connection).toBe('closed');
    await expect.poll(sockets, soon).toBe(1);
    await stage.backstage.write('after it');
    await expect.poll(() => heard[1]?.bodies, soon).toEqual(['after it']);
    expect([heard[0]?.bodies, heard[0]?.events.fatal, kept.connection]).toEqual([[], [], 'online']);
  });

  test('ending a sign-in closes a lingering connection, and the sign-in opens no new one', async () => {
    const one = await signIn();
    (await one.open()).close();
    expect(await sockets()).toBe(1);
    one.end();
    await expect.poll(sockets, soon).toBe(0);
    await expect(one.open()).rejects.toMatchObject({ code: 'aborted' });
    expect([await sockets(), one.asked]).toEqual([0, ['start']]);
  });

  test('an ended sign-in is never asked for another token', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await one.open();
    await other.open();
    one.end();
    await expect.poll(sockets, soon).toBe(1);
    await stage.service.warnOfExpiry();
    await stage.service.expireTokens();
    await expect.poll(() => other.asked.length, soon).toBeGreaterThan(1);
    expect(one.asked).toEqual(['start']);
  });

  test('a sign-in that ends while its conversation is opening leaves no connection', async () => {
    const one = await signIn();
    const opening = one.open();
    // Before the connection is open.
    await expect.poll(() => one.asked, { ...soon, interval: 1 }).toEqual(['start']);
    one.end();
    await expect(opening).rejects.toMatchObject({ name: 'ChatError' });
    await pause(500);
    await expect.poll(sockets, soon).toBe(0);
  });
});
