import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaAddressAtomOf, requestMedia } from '../../../src/message-thread/conversation/media.js';
import { settle } from '../../stage/stage.js';
import { NOBODY, openEmpty, SP_ID } from './message-thread-stage.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ref = { spId: SP_ID, userId: NOBODY };

async function withImages(count: number) {
  const { on, close } = await openEmpty();
  for (let at = 0; at < count; at += 1) {
    await on.customer(NOBODY).sendImage(new File([new Uint8Array(9)], 'a.png', { type: 'image/png' }));
  }
  const ids = on.thread(NOBODY).messages.flatMap(({ media }) => media.map(({ id }) => id));
  const chat = on.chats[0];
  if (chat === undefined) throw new Error('There is no chat.');
  const asked = vi.spyOn(chat, 'mediaUrls');
  const addresses = () => ids.map((id) => on.store.get(mediaAddressAtomOf(id)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { on, close, ids, asked, addresses };
}

describe('addresses that could not be asked for', () => {
  it('do not mean that images were removed: all are requested again after a pause, in one call', async () => {
    const { on, ids, asked, addresses } = await withImages(2);
    asked.mockRejectedValueOnce(new Error('no link'));
    for (const id of ids) requestMedia(on.page.session, { ref, id });
    await vi.advanceTimersByTimeAsync(0);
    expect(addresses().map((address) => [address?.url, address?.isUnanswered])).toEqual([
      [null, true],
      [null, true],
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(addresses().map((address) => address?.url)).toEqual([
      expect.stringMatching(/^blob:/),
      expect.stringMatching(/^blob:/),
    ]);
    expect(asked.mock.calls).toEqual([[ids], [ids]]);
  });

  it('leave an address that is known where it is', async () => {
    const { on, ids, asked, addresses } = await withImages(1);
    const id = ids[0] ?? '';
    asked.mockResolvedValueOnce(new Map([[id, { url: 'blob:known', expiresAt: 0 }]]));
    requestMedia(on.page.session, { ref, id });
    await vi.advanceTimersByTimeAsync(0);
    asked.mockRejectedValueOnce(new Error('no link'));
    requestMedia(on.page.session, { ref, id });
    await vi.advanceTimersByTimeAsync(0);
    expect(addresses()[0]?.url).toBe('blob:known');
  });

  it('are not asked for after the thread was closed, and leave no timer', async () => {
    const { on, close, ids, asked } = await withImages(1);
    asked.mockRejectedValue(new Error('no link'));
    requestMedia(on.page.session, { ref, id: ids[0] ?? '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(1);
    close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a file that is not in an answer was removed', async () => {
  const { on } = await openEmpty();
  requestMedia(on.page.session, { ref, id: 'no-such-file' });
  await settle();
  expect(on.store.get(mediaAddressAtomOf('no-such-file'))).toMatchObject({ url: null, isUnanswered: false });
});
