import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faraway } from '../../twilsock/remote.js';
import { watchLeftBehind } from '../chat/left-behind.js';
import { listen, pause, upTo, writeMany } from '../chat/stage.js';
import { type TwilioStage, type TwilioStageOptions, twilioStage } from './twilio-stage.js';

const soon = { timeout: 9000 };

const makeStage = (options?: TwilioStageOptions) => twilioStage(faraway(location.origin, crypto.randomUUID()), options);

describe('a connection to Twilio', { timeout: 30_000 }, () => {
  let stage: TwilioStage;

  beforeEach(async () => {
    stage = await makeStage();
  });

  afterEach(() => stage.end());

  const sockets = () => stage.service.openSockets();

  test('threads of one identity share one socket, which ends a while after the last of them', async () => {
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

  test('a thread that is opened again at once keeps the socket', async () => {
    (await stage.open()).close();
    const thread = await stage.open();
    await pause(500);
    expect([await sockets(), stage.asked, thread.connection]).toEqual([1, ['start'], 'online']);
  });

  test('a view that comes, goes and comes again in one task makes one connection', async () => {
    const first = new AbortController();
    const given = expect(stage.open({ signal: first.signal })).rejects.toMatchObject({ code: 'aborted' });
    first.abort();
    const thread = await stage.open();
    await given;
    expect([await sockets(), stage.asked, thread.connection]).toEqual([1, ['start'], 'online']);
  });

  test('an opening that is given up leaves no socket behind', async () => {
    const gone = new AbortController();
    const opening = stage.open({ signal: gone.signal });
    await pause(5);
    gone.abort();
    await expect(opening).rejects.toMatchObject({ code: 'aborted' });
    await pause(500);
    await expect.poll(sockets, soon).toBe(0);
  });

  test('a closing in the middle of an upload ends the upload', async () => {
    const thread = await stage.open();
    const file = new Blob(['x'.repeat(8_000_000)], { type: 'image/png' });
    const sending = thread.sendMedia(file, { clientId: 'c', onProgress: () => thread.close() });
    await expect(sending).rejects.toMatchObject({ code: 'aborted' });
    expect((await (await stage.open()).recent(5)).messages).toEqual([]);
  });

  test('a shutdown closes every thread at once', async () => {
    const thread = await stage.open();
    const heard = listen(thread);
    stage.chat.shutdown();
    expect([thread.connection, heard.events.connection]).toEqual(['closed', ['closed']]);
    await expect.poll(sockets, soon).toBe(0);
  });

  test('five connections that were opened and closed leave nothing', async () => {
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
      // The SDK lets two of its own timers run out.
      await expect.poll(() => left.timers(), { timeout: 15_000 }).toBe(0);
      expect([left.listeners(), left.objectUrls()]).toEqual([0, 0]);
      expect(globalThis.XMLHttpRequest.prototype.send === send).toBe(true);
    } finally {
      left.end();
    }
  });
});
