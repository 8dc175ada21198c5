import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaAddressAtomOf, requestMedia } from '../../../src/message-thread/conversation/media.js';
import { loadEarlier } from '../../../src/message-thread/conversation/open.js';
import { settle } from '../../stage/stage.js';
import { anOpenThread, DANA, NOBODY, openEmpty, SP_ID, threadStage } from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

describe('older messages', () => {
  const openLong = async () => {
    const on = threadStage();
    for (let at = 0; at < 70; at += 1) await on.customer(NOBODY).say(`${at}`);
    for (const at of [0, 1, 33, 45]) await on.customer(NOBODY).remove(at);
    return openEmpty(on);
  };
  const more = (on: ReturnType<typeof threadStage>) => loadEarlier(on.page.session, { spId: SP_ID, userId: NOBODY });
  const firstOf = (on: ReturnType<typeof threadStage>) => on.thread(NOBODY).messages[0]?.index;

  it('come by the page over gaps, until the service has no more, though index 0 was never there', async () => {
    const { on } = await openLong();
    expect([firstOf(on), on.thread(NOBODY).messages.length]).toEqual([40 - 1, 30]);
    await more(on);
    expect([firstOf(on), on.thread(NOBODY).messages.length]).toEqual([8, 60]);
    await more(on);
    expect([firstOf(on), on.thread(NOBODY).messages.length, on.thread(NOBODY).hasEarlier]).toEqual([2, 66, false]);
    const asked = vi.spyOn(on.chats[0] ?? {}, 'earlier' as never);
    await more(on);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are asked for once at a time', async () => {
    const { on } = await openLong();
    await Promise.all([more(on), more(on), more(on)]);
    expect(on.thread(NOBODY).messages.length).toBe(60);
  });

  it('end with a page without a message, whatever the service says', async () => {
    const { on } = await openLong();
    vi.spyOn(on.chats[0] as { earlier: object } & (typeof on.chats)[number], 'earlier').mockResolvedValue({
      messages: [],
      hasEarlier: true,
    });
    await more(on);
    expect(on.thread(NOBODY)).toMatchObject({ hasEarlier: false, earlier: 'idle' });
  });

  it('that could not be had are asked for again', async () => {
    const { on } = await openLong();
    on.controls.failNext('earlier');
    await more(on);
    expect(on.thread(NOBODY).earlier).toBe('failed');
    await more(on);
    expect(on.thread(NOBODY)).toMatchObject({ earlier: 'idle' });
    expect(on.thread(NOBODY).messages.length).toBe(60);
  });

  it('that are answered after the thread was closed are not taken in', async () => {
    const { on, close } = await openLong();
    on.controls.latencyMs = 20;
    const asking = more(on);
    close();
    await asking;
    expect(on.thread(NOBODY).messages.length).toBe(30);
  });
});

describe('addresses of images', () => {
  const ref = { spId: SP_ID, userId: NOBODY };
  const picture = () => new File([new Uint8Array(9)], 'a.png', { type: 'image/png' });

  it('of one frame are asked for in one call, and of each conversation of its own chat', async () => {
    const { on } = await openEmpty();
    await anOpenThread(on);
    await on.customer(NOBODY).sendImage(picture());
    await on.customer(NOBODY).sendImage(picture());
    const ids = on.thread(NOBODY).messages.flatMap(({ media }) => media.map(({ id }) => id));
    const theirs = on.thread().messages.flatMap(({ media }) => media.map(({ id }) => id));
    const asked = on.chats.map((chat) => vi.spyOn(chat, 'mediaUrls'));
    for (const id of ids) requestMedia(on.page.session, { ref, id });
    for (const id of theirs) requestMedia(on.page.session, { ref: { spId: SP_ID, userId: DANA }, id });
    await settle();
    expect(asked.map(({ mock }) => mock.calls)).toEqual([[[ids]], [[theirs]]]);
    for (const id of [...ids, ...theirs]) expect(on.store.get(mediaAddressAtomOf(id))?.url).toMatch(/^blob:/);
  });

  it('that still hold are not asked for again, broken ones are', async () => {
    const { on } = await openEmpty();
    await on.customer(NOBODY).sendImage(picture());
    const id = on.thread(NOBODY).messages[0]?.media[0]?.id ?? '';
    const chat = on.chats[0];
    if (chat === undefined) throw new Error('There is no chat.');
    const asked = vi.spyOn(chat, 'mediaUrls');
    for (const isBroken of [false, false, true]) {
      requestMedia(on.page.session, { ref, id, isBroken });
      await settle();
    }
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
