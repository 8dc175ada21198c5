import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatPage, ChatThread } from '../../../src/gateway/chat/chat.js';
import { sandboxStage } from '../../sandbox/chat/sandbox-stage.js';
import { nodeStage } from '../twilio/node-stage.js';
import { type Backstage, type ChatStage, listen, pause, upTo, writeMany } from './stage.js';

const indexesOf = ({ messages }: ChatPage) => messages.map(({ index }) => index);
const soon = { timeout: 8000 };

async function readAll(thread: ChatThread, limit: number): Promise<number[][]> {
  let page = await thread.recent(limit);
  const pages = [indexesOf(page)];
  while (page.hasEarlier) {
    page = await thread.earlier(page.messages[0]?.index ?? 0, limit);
    pages.unshift(indexesOf(page));
  }
  return pages;
}

describe.each<[string, () => Promise<ChatStage>]>([
  ['the sandbox', () => sandboxStage()],
  ['Twilio', () => nodeStage()],
])('chat contract with %s', { timeout: 20_000 }, (_name, makeStage) => {
  let stage: ChatStage;
  let backstage: Backstage;

  beforeEach(async () => {
    stage = await makeStage();
    ({ backstage } = stage);
  });

  afterEach(() => stage.end());

  async function opened() {
    const thread = await stage.open();
    return { thread, heard: listen(thread) };
  }

  test('recent() returns an empty page, or the newest messages in ascending order', async () => {
    const thread = await stage.open();
    expect(await thread.recent(30)).toEqual({ messages: [], hasEarlier: false });
    expect(thread.connection).toBe('online');
    thread.close();
    await writeMany(backstage, 12);
    const page = await (await stage.open()).recent(5);
    expect([page.messages.map(({ body }) => body), page.hasEarlier]).toEqual([['m7', 'm8', 'm9', 'm10', 'm11'], true]);
  });

  test('paging back skips removed messages and ends even if the first messages were removed', async () => {
    await writeMany(backstage, 50);
    const gone = [0, 1, 2, 19, 20, 21, 40];
    for (const index of gone) await backstage.remove(index);
    expect((await readAll(await stage.open(), 10)).flat()).toEqual(upTo(50).filter((index) => !gone.includes(index)));
  });

  test('a message has its author, its time and the client ID of its sender', async () => {
    await backstage.write('Hello', 'customer');
    await backstage.write('On my way', 'provider', 'draft-1');
    const thread = await stage.open();
    const [theirs, own] = (await thread.recent(30)).messages;
    expect([theirs?.author === thread.identity, own?.author === thread.identity]).toEqual([false, true]);
    expect([theirs?.clientId, own?.clientId]).toEqual([undefined, 'draft-1']);
    expect(Math.abs((own?.createdAt ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(own?.delivery).toBe('sent');
  });

  test('each new message is reported once, including own messages, and a burst is reported in order', async () => {
    await writeMany(backstage, 2);
    const { thread, heard } = await opened();
    await backstage.write('from them', 'customer');
    await backstage.write('from us', 'provider', 'c1');
    await expect.poll(() => heard.bodies, soon).toEqual(['from them', 'from us']);
    await thread.recent(30);
    await pause(300);
    expect([heard.indexes, heard.events.added[1]?.clientId]).toEqual([[2, 3], 'c1']);
    await Promise.all(upTo(25).map((at) => backstage.write(`b${at}`)));
    await expect.poll(() => heard.indexes, soon).toEqual(upTo(29).slice(2));
  });

  test('edits and removals are reported', async () => {
    await writeMany(backstage, 3);
    const { thread, heard } = await opened();
    await thread.recent(30);
    await backstage.edit(1, 'better');
    await backstage.remove(0);
    await expect.poll(() => heard.events.removed, soon).toEqual([{ index: 0 }]);
    await expect.poll(() => heard.events.updated, soon).toMatchObject([{ index: 1, body: 'better' }]);
  });

  test('a typing customer is reported until the message arrives, and own typing is sent once for 20 keys', async () => {
    const { thread, heard } = await opened();
    await backstage.type();
    await expect.poll(() => heard.events.typing.map(({ active }) => active), soon).toEqual([true]);
    await backstage.write('typed');
    await expect.poll(() => heard.events.typing.map(({ active }) => active), soon).toEqual([true, false]);
    expect(heard.events.typing[0]?.identity).not.toBe(thread.identity);
    for (let key = 0; key < 20; key += 1) thread.typing();
    await expect.poll(() => backstage.typedByProvider(), soon).toBe(1);
    await pause(200);
    expect([await backstage.typedByProvider(), heard.events.typing.length]).toEqual([1, 2]);
  });

  test('a read mark of the customer sets the delivery state of own messages only', async () => {
    await writeMany(backstage, 4);
    const { thread, heard } = await opened();
    await thread.recent(30);
    await backstage.read(2);
    await expect.poll(() => heard.events.peerRead.map(({ index }) => index), soon).toEqual([2]);
    const marks = () => heard.events.updated.map(({ index, delivery }) => `${index} ${delivery}`);
    await expect.poll(marks, soon).toEqual(['1 read']);
    const { messages } = await thread.recent(30);
    expect(messages.map(({ delivery }) => delivery)).toEqual(['sent', 'read', 'sent', 'sent']);
  });

  test('messages that the customer read before the thread was opened are marked as read', async () => {
    await writeMany(backstage, 4);
    await backstage.read(3);
    const { messages } = await (await stage.open()).recent(30);
    expect(messages.map(({ delivery }) => delivery)).toEqual(['sent', 'read', 'sent', 'read']);
  });

  test('carrier receipts update the delivery state of messages', async () => {
    await writeMany(backstage, 6);
    const { thread, heard } = await opened();
    await thread.recent(30);
    await backstage.receive(1, 'delivered');
    await backstage.receive(3, 'read');
    await backstage.receive(5, 'failed');
    const marks = () => heard.events.updated.map(({ index, delivery }) => `${index} ${delivery}`);
    await expect.poll(marks, soon).toEqual(['1 delivered', '3 read', '5 failed']);
  });

  test('markAllRead() marks every message as read, and a new thread starts with that lastReadIndex', async () => {
    await writeMany(backstage, 3);
    const first = await stage.open();
    expect([first.lastReadIndex, await backstage.readByProvider()]).toEqual([null, null]);
    await first.markAllRead();
    expect(await backstage.readByProvider()).toBe(2);
    const heard = listen(first);
    await backstage.write('one more');
    await expect.poll(() => heard.indexes, soon).toEqual([3]);
    await first.markAllRead();
    expect(await backstage.readByProvider()).toBe(3);
    first.close();
    await backstage.write('unread');
    const second = await stage.open();
    expect(second.lastReadIndex).toBe(3);
    await second.markAllRead();
    expect(second.lastReadIndex).toBe(3);
  });

  test('mediaUrls() returns a URL for a received file, leaves out unknown files and is empty without ids', async () => {
    await backstage.sendFile('the bytes', 'image/png');
    const thread = await stage.open();
    const [media] = (await thread.recent(1)).messages[0]?.media ?? [];
    expect([media?.contentType, media?.size]).toEqual(['image/png', 9]);
    const id = media?.id ?? '';
    const urls = await thread.mediaUrls([id, 'ME0']);
    expect([...urls.keys()]).toEqual([id]);
    expect(urls.get(id)?.expiresAt).toBeGreaterThan(Date.now());
    expect(await (await fetch(urls.get(id)?.url ?? '')).text()).toBe('the bytes');
    expect((await thread.mediaUrls([])).size).toBe(0);
  });

  test('a file is sent and its upload progress is reported', async () => {
    const { thread, heard } = await opened();
    const progress: number[][] = [];
    const file = new File(['x'.repeat(300_000)], 'roof.jpg', { type: 'image/jpeg' });
    const onProgress = (loaded: number, total: number) => progress.push([loaded, total]);
    const { index } = await thread.sendMedia(file, { clientId: 'f1', onProgress });
    await expect.poll(() => heard.indexes, soon).toEqual([index]);
    const [message] = heard.events.added;
    const media = [{ filename: 'roof.jpg', contentType: 'image/jpeg', size: 300_000 }];
    expect(message).toMatchObject({ clientId: 'f1', author: thread.identity, media });
    expect(progress.at(-1)).toEqual([300_000, 300_000]);
  });

  test('a file sent twice with one client ID is one message, and a canceled file is not sent', async () => {
    const { thread, heard } = await opened();
    const file = new Blob(['once'], { type: 'image/png' });
    const send = () => thread.sendMedia(file, { clientId: 'twin' });
    const [first, second] = await Promise.all([send(), send()]);
    await expect.poll(() => heard.indexes, soon).toEqual([first.index]);
    expect([second, await send()]).toEqual([first, first]);
    const cancel = new AbortController();
    const large = new Blob(['x'.repeat(8_000_000)], { type: 'image/png' });
    const { signal } = cancel;
    const sending = thread.sendMedia(large, { clientId: 'c', signal, onProgress: () => cancel.abort() });
    await expect(sending).rejects.toMatchObject({ name: 'ChatError', code: 'aborted' });
    await pause(300);
    expect(heard.indexes).toEqual([first.index]);
    const before = thread.sendMedia(large, { clientId: 'd', signal });
    await expect(before).rejects.toMatchObject({ code: 'aborted' });
  });

  test('after a lost connection, missed messages are reported once and in order', async () => {
    await writeMany(backstage, 3);
    const { thread, heard } = await opened();
    await thread.recent(30);
    await backstage.drop();
    for (const at of upTo(5)) await backstage.write(`away${at}`);
    await backstage.edit(1, 'edited while away');
    await backstage.remove(2);
    await expect.poll(() => heard.indexes, soon).toEqual([3, 4, 5, 6, 7]);
    await expect.poll(() => heard.events.updated.map(({ body }) => body), soon).toContain('edited while away');
    await expect.poll(() => heard.events.removed, soon).toEqual([{ index: 2 }]);
    expect(heard.events.connection).toEqual(['reconnecting', 'online']);
  });

  test('a closed thread reports no events, rejects calls and can be closed again', async () => {
    const { thread, heard } = await opened();
    thread.close();
    thread.close();
    await backstage.write('too late');
    await backstage.type();
    await pause(400);
    expect([heard.indexes, heard.events.typing, heard.events.fatal, thread.connection]).toEqual([[], [], [], 'closed']);
    thread.typing();
    await expect(thread.recent(30)).rejects.toMatchObject({ code: 'aborted' });
    await expect(thread.sendMedia(new Blob(['x']), { clientId: 'x' })).rejects.toMatchObject({ code: 'aborted' });
    await expect(thread.mediaUrls(['a'])).rejects.toMatchObject({ code: 'aborted' });
  });

  test('two threads of one conversation both receive new messages', async () => {
    const [one, two] = await Promise.all([stage.open(), stage.open()]);
    const heard = [listen(one), listen(two)];
    await backstage.write('to both');
    await expect.poll(() => heard.map(({ bodies }) => bodies), soon).toEqual([['to both'], ['to both']]);
    one.close();
    await backstage.write('to the other');
    await expect.poll(() => heard[1]?.bodies, soon).toEqual(['to both', 'to the other']);
    expect(heard[0]?.bodies).toEqual(['to both']);
  });

  test('open() rejects an unknown conversation and an aborted signal', async () => {
    const unknown = stage.open({ conversationId: 'CH00000000000000000000000000000000' });
    await expect(unknown).rejects.toMatchObject({ name: 'ChatError', code: 'not-found', retryable: false });
    const gone = AbortSignal.abort();
    await expect(stage.open({ signal: gone })).rejects.toMatchObject({ code: 'aborted' });
    const late = new AbortController();
    const opening = stage.open({ signal: late.signal });
    late.abort();
    await expect(opening).rejects.toMatchObject({ code: 'aborted' });
    expect((await stage.open()).connection).toBe('online');
  });
});
