import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTwilioChat } from '../../../src/message-thread/twilio/twilio.js';
import { faraway } from '../../twilsock/remote.js';
import { watchLeftBehind } from '../chat/left-behind.js';
import { listen, pause, upTo, writeMany } from '../chat/stage.js';
import { PROVIDER, type TwilioStage, twilioStage } from './twilio-stage.js';

const soon = { timeout: 9000 };

let stage: TwilioStage;

beforeEach(async () => {
  stage = await twilioStage(faraway(location.origin, crypto.randomUUID()), { timing: { probeMs: 1000 } });
});

afterEach(() => stage.end());

describe('a connection to Twilio', { timeout: 30_000 }, () => {
  const sockets = () => stage.service.openSockets();

  test('is shared by all threads of one identity and closes a while after the last thread', async () => {
    const threads = await Promise.all(upTo(3).map(() => stage.open()));
    expect([await sockets(), stage.asked]).toEqual([1, ['start']]);
    threads[0]?.close();
    threads[1]?.close();
    await pause(400);
    expect(await sockets()).toBe(1);
    threads[2]?.close();
    expect(await sockets()).toBe(1);
    await expect.poll(sockets, soon).toBe(0);
  });

  test('is reused if a thread is opened again immediately', async () => {
    (await stage.open()).close();
    const thread = await stage.open();
    await pause(500);
    expect([await sockets(), stage.asked, thread.connection]).toEqual([1, ['start'], 'online']);
  });

  test('is opened once if a view opens, closes and opens again in one task', async () => {
    const first = new AbortController();
    const given = expect(stage.open({ signal: first.signal })).rejects.toMatchObject({ code: 'aborted' });
    first.abort();
    const thread = await stage.open();
    await given;
    expect([await sockets(), stage.asked, thread.connection]).toEqual([1, ['start'], 'online']);
  });

  test('leaves no socket behind if the opening is aborted', async () => {
    const gone = new AbortController();
    const opening = stage.open({ signal: gone.signal });
    await pause(5);
    gone.abort();
    await expect(opening).rejects.toMatchObject({ code: 'aborted' });
    await pause(500);
    await expect.poll(sockets, soon).toBe(0);
  });

  test('aborts an upload if the thread is closed', async () => {
    const thread = await stage.open();
    const file = new Blob(['x'.repeat(8_000_000)], { type: 'image/png' });
    const sending = thread.sendMedia(file, { clientId: 'c', onProgress: () => thread.close() });
    await expect(sending).rejects.toMatchObject({ code: 'aborted' });
    expect((await (await stage.open()).recent(5)).messages).toEqual([]);
  });

  test('closes every thread on shutdown', async () => {
    const thread = await stage.open();
    const heard = listen(thread);
    stage.chat.shutdown();
    expect([thread.connection, heard.events.connection]).toEqual(['closed', ['closed']]);
    await expect.poll(sockets, soon).toBe(0);
  });

  test('leaves no timer, listener or object URL after it is opened and closed five times', async () => {
    await writeMany(stage.backstage, 10);
    const send = globalThis.XMLHttpRequest.prototype.send;
    const left = watchLeftBehind();
    try {
      for (const at of upTo(5)) {
        const thread = await stage.open();
        listen(thread);
        await thread.recent(5);
        await thread.sendMedia(new Blob(['x'], { type: 'image/png' }), { clientId: `file-${at}` });
        thread.typing();
        await stage.backstage.write('hello');
        thread.close();
        await expect.poll(sockets, soon).toBe(0);
      }
      // The SDK does not clear two of its timers.
      await expect.poll(() => left.timers(), { timeout: 15_000 }).toBe(0);
      expect([left.listeners(), left.objectUrls()]).toEqual([0, 0]);
      expect(globalThis.XMLHttpRequest.prototype.send === send).toBe(true);
    } finally {
      left.end();
    }
  });
});

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
test('a dead connection is replaced when the page becomes visible, and missed messages are reported', async () => {
  await writeMany(stage.backstage, 3);
  const thread = await stage.open();
  await thread.recent(30);
  const heard = listen(thread);
  await stage.service.stallSockets();
  await stage.backstage.write('nobody hears this');
  comeBack();
  await expect.poll(() => heard.events.connection, soon).toEqual(['reconnecting']);
  await expect.poll(() => heard.indexes, soon).toEqual([3]);
  await expect.poll(() => thread.connection, soon).toBe('online');
  expect([heard.events.connection, stage.asked]).toEqual([
    ['reconnecting', 'online'],
    ['start', 'renew'],
  ]);
});

test('a live or slow connection is kept when the page becomes visible', async () => {
  const heard = listen(await stage.open());
  comeBack();
  window.dispatchEvent(new Event('online'));
  await pause(1200);
  expect([heard.events.connection, stage.asked]).toEqual([[], ['start']]);
  await stage.service.delayAnswers(3000);
  comeBack();
  await pause(100);
  await stage.service.delayAnswers(0);
  await expect.poll(() => heard.events.connection, soon).toEqual(['reconnecting', 'online']);
  expect(stage.asked).toEqual(['start']);
});

test('no conversation data is stored in the page', async () => {
  const thread = await stage.open();
  await stage.backstage.write('a secret');
  await thread.recent(30);
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values({ ...storage }));
  expect(kept.filter((text) => /secret|provider-1001|CH[0-9a-f]{32}/.test(String(text)))).toEqual([]);
});

test('a file of 157,286,400 bytes is sent with progress, and one byte more is refused', {
  timeout: 60_000,
}, async () => {
  const thread = await stage.open();
  const heard = listen(thread);
  const progress: number[] = [];
  const megabyte = new Uint8Array(1_048_576).fill(7);
  const bytes = Array<Uint8Array<ArrayBuffer>>(150).fill(megabyte);
  const largest = new File(bytes, 'largest.jpg', { type: 'image/jpeg' });
  await thread.sendMedia(largest, { clientId: 'largest', onProgress: (loaded) => progress.push(loaded) });
  await expect.poll(() => heard.events.added[0]?.media[0]?.size, soon).toBe(157_286_400);
  expect(progress.length).toBeGreaterThan(2);
  expect([progress.at(-1), progress.toSorted((a, b) => a - b)]).toEqual([157_286_400, progress]);
  const tooLarge = new File([...bytes, 'x'], 'larger.jpg', { type: 'image/jpeg' });
  await expect(thread.sendMedia(tooLarge, { clientId: 'larger' })).rejects.toMatchObject({ code: 'too-large' });
});

test('a Content Security Policy that blocks the socket is reported in less than five seconds', async () => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ws://${location.hostname}:* http://${location.hostname}:*`;
  document.head.append(policy);
  const since = performance.now();
  const getToken = () => stage.service.token(PROVIDER);
  const opening = createTwilioChat().open({ conversationId: stage.conversationId, identity: PROVIDER, getToken });
  await expect(opening).rejects.toMatchObject({
    code: 'init-failed',
    retryable: false,
    message: expect.stringContaining('wss://tsock.us1.twilio.com'),
  });
  expect(performance.now() - since).toBeLessThan(5000);
});
