import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaAddressAtomOf, requestMedia } from '../../../src/message-thread/conversation/media.js';
import { loadEarlier } from '../../../src/message-thread/conversation/open.js';
import { settle } from '../../stage/stage.js';
import { anOpenThread, aPhoto, DANA, NOBODY, openEmpty, ref, SP_ID, threadStage } from './message-thread-stage.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('earlier messages', () => {
  const openLong = async () => {
    const on = threadStage();
    for (let at = 0; at < 70; at += 1) await on.customer(NOBODY).say(`${at}`);
    for (const at of [0, 1, 33, 45]) await on.customer(NOBODY).remove(at);
    const { close } = await openEmpty(on);
    const shown = () => {
      const { messages, hasEarlier } = on.thread(NOBODY);
      return [messages[0]?.index, messages.length, hasEarlier];
    };
    return {
      on,
      close,
      shown,
      more: (by?: 'press' | 'scroll') => loadEarlier(on.page.session, ref, by),
      asked: vi.spyOn(on.chats[0]!, 'earlier'),
    };
  };

  it('load page by page across gaps until there are no more, even if index 0 does not exist', async () => {
    const { shown, more, asked } = await openLong();
    expect(shown()).toEqual([39, 30, true]);
    await more();
    expect(shown()).toEqual([8, 60, true]);
    await more();
    expect(shown()).toEqual([2, 66, false]);
    asked.mockClear();
    await more();
    expect(asked).not.toHaveBeenCalled();
  });

  it('end at an empty page, even if the service reports more', async () => {
    const { on, more, asked } = await openLong();
    asked.mockResolvedValue({ messages: [], hasEarlier: true });
    await more();
    expect(on.thread(NOBODY)).toMatchObject({ hasEarlier: false, earlier: 'idle' });
  });

  it('can be requested again after a failure, with one request at a time', async () => {
    const { on, more, shown } = await openLong();
    on.controls.failNext('earlier');
    await more();
    expect(on.thread(NOBODY).earlier).toBe('failed');
    await Promise.all([more(), more(), more()]);
    expect([on.thread(NOBODY).earlier, shown()]).toEqual(['idle', [8, 60, true]]);
  });

  it('are not requested by scrolling after a failure, also before the view shows it', async () => {
    const { on, more, asked } = await openLong();
    on.controls.failNext('earlier');
    await more('scroll');
    await more('scroll');
    expect([on.thread(NOBODY).earlier, asked.mock.calls.length]).toEqual(['failed', 1]);
    await more();
    expect([on.thread(NOBODY).earlier, asked.mock.calls.length]).toEqual(['idle', 2]);
  });

  it('are ignored if they arrive after the thread is closed', async () => {
    const { on, close, more, shown } = await openLong();
    on.controls.latencyMs = 20;
    const asking = more();
    close();
    await asking;
    expect(shown()[1]).toBe(30);
  });
});

describe('image URLs', () => {
  const blob = expect.stringMatching(/^blob:/);

  async function withImages(count: number) {
    const { on, close } = await openEmpty();
    for (let at = 0; at < count; at += 1) await on.customer(NOBODY).sendImage(aPhoto());
    const ids = on.thread(NOBODY).messages.flatMap(({ media }) => media.map(({ id }) => id));
    const asked = vi.spyOn(on.chats[0]!, 'mediaUrls');
    const urls = () => ids.map((id) => on.store.get(mediaAddressAtomOf(id))?.url);
    const ask = async (isBroken = false) => {
      for (const id of ids) {
        const broken = isBroken ? on.store.get(mediaAddressAtomOf(id)) : null;
        requestMedia(on.page.session, { ref, id, broken });
      }
      await settle();
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return { on, close, ids, asked, urls, ask };
  }

  it('of one frame are requested in one call for each conversation', async () => {
    const { on, ids, asked, urls, ask } = await withImages(2);
    vi.useRealTimers();
    await anOpenThread(on);
    const theirs = on.thread().messages.flatMap(({ media }) => media.map(({ id }) => id));
    const other = vi.spyOn(on.chats[1]!, 'mediaUrls');
    for (const id of theirs) requestMedia(on.page.session, { ref: { spId: SP_ID, userId: DANA }, id });
    await ask();
    expect([[asked.mock.calls, other.mock.calls], urls()]).toEqual([
      [[[ids]], [[theirs]]],
      [blob, blob],
    ]);
    for (const id of theirs) expect(on.store.get(mediaAddressAtomOf(id))?.url).toEqual(blob);
  });

  it('are requested again only if they are broken', async () => {
    const { asked, ask } = await withImages(1);
    for (const isBroken of [false, false, true]) await ask(isBroken);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('stay unanswered after a failed request, and are requested again in one call', async () => {
    const { on, ids, asked, urls, ask } = await withImages(2);
    asked.mockRejectedValueOnce(new Error('no link'));
    await ask();
    const unanswered = { url: null, isUnanswered: true };
    for (const id of ids) expect(on.store.get(mediaAddressAtomOf(id))).toMatchObject(unanswered);
    await vi.advanceTimersByTimeAsync(5000);
    expect([urls(), asked.mock.calls]).toEqual([
      [blob, blob],
      [[ids], [ids]],
    ]);
  });

  it('that are known stay after a failed request', async () => {
    const { ids, asked, urls, ask } = await withImages(1);
    asked.mockResolvedValueOnce(new Map([[ids[0] ?? '', { url: 'blob:known', expiresAt: 0 }]]));
    await ask();
    asked.mockRejectedValueOnce(new Error('no link'));
    await ask();
    expect(urls()).toEqual(['blob:known']);
  });

  it('are not requested after the thread is closed, and leave no timer', async () => {
    const { close, asked, ask } = await withImages(1);
    asked.mockRejectedValue(new Error('no link'));
    await ask();
    expect(vi.getTimerCount()).toBe(1);
    close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that are missing in the response belong to removed files', async () => {
    const { on } = await openEmpty();
    requestMedia(on.page.session, { ref, id: 'no-such-file' });
    await settle();
    expect(on.store.get(mediaAddressAtomOf('no-such-file'))).toMatchObject({ url: null, isUnanswered: false });
  });
});
