import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentFilesAtom } from '../../../src/message-thread/conversation/conversation-state.js';
import { deleteOutgoing } from '../../../src/message-thread/conversation/outgoing.js';
import { sendMessage } from '../../../src/message-thread/conversation/send.js';
import { bodyOf, last, nothingOnItsWay, ref, retry } from './message-thread-sending.js';
import { aPhoto, NOBODY, openEmpty, phases, say } from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

describe('a photo', () => {
  it('is sent after the text, through the chat, and reported after its echo', async () => {
    const { on } = await openEmpty();
    say(on, 'Look', NOBODY, aPhoto());
    expect(on.thread(NOBODY).outgoing.map(({ body, file }) => [body, file?.name])).toEqual([
      ['Look', undefined],
      ['', 'sink.jpg'],
    ]);
    await nothingOnItsWay(on);
    expect(on.thread(NOBODY).messages.map(({ body, media }) => [body, media.length])).toEqual([
      ['Look', 0],
      ['', 1],
    ]);
    const [text, photo] = on.thread(NOBODY).messages;
    expect(on.page.told('message-sent')).toEqual([
      { messageId: text?.id, kind: 'text' },
      { messageId: photo?.id, kind: 'media' },
    ]);
    expect(on.store.get(sentFilesAtom).size).toBe(0);
  });

  it('is recorded as a contact and in analytics, as a text is', async () => {
    const { on, request } = await openEmpty();
    const contact = {
      campaignCookie: undefined,
      contactTypes: undefined,
      sessionStartedAt: undefined,
      contactPlacement: 7,
    };
    Object.assign(request, { contact });
    sendMessage({ ...request, contact, text: '', files: [aPhoto()] });
    await vi.waitFor(() => expect(on.to('/v1/contact').length).toBe(1));
    expect(await bodyOf(on.to('/v1/contact')[0])).toMatchObject({
      entityId: on.thread(NOBODY).messages.at(-1)?.id,
      entityType: 'message',
      contactType: 'MessageSent',
      payloads: [{ contactPlacementType: 7 }],
    });
    expect(on.page.told('analytics')).toEqual([{ name: 'message-send', userType: 'Authenticated' }]);
  });

  it('is cancelled on its way, and neither sent nor said to have failed', async () => {
    const { on } = await openEmpty();
    on.controls.bytesPerSecond = 1000;
    say(on, '', NOBODY, aPhoto());
    await vi.waitFor(() => expect(last(on)?.progress).toBeGreaterThan(0));
    deleteOutgoing(on.page.session, ref, last(on)?.clientId ?? '');
    on.controls.bytesPerSecond = undefined;
    say(on, 'Another time');
    await nothingOnItsWay(on);
    expect(on.thread(NOBODY).messages.map(({ body }) => body)).toEqual(['Another time']);
    expect(on.page.told('widget-error')).toEqual([]);
    expect(on.store.get(sentFilesAtom).size).toBe(0);
  });

  it('that was refused is sent by Retry, once', async () => {
    const { on } = await openEmpty();
    on.controls.failNext('sendMedia');
    say(on, '', NOBODY, aPhoto());
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    expect(on.page.told('widget-error')).toEqual([{ operation: 'sendMedia', kind: 'chat' }]);
    await retry(on);
    await nothingOnItsWay(on);
    expect(on.thread(NOBODY).messages.length).toBe(1);
  });

  it('whose thread is closed on its way is not sent, and can be sent when the thread is open again', async () => {
    const { on, close } = await openEmpty();
    on.controls.bytesPerSecond = 1000;
    say(on, '', NOBODY, aPhoto());
    await vi.waitFor(() => expect(last(on)?.progress).toBeGreaterThan(0));
    close();
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    on.controls.bytesPerSecond = undefined;
    await openEmpty(on);
    await retry(on);
    await nothingOnItsWay(on);
    expect(on.thread(NOBODY).messages.map(({ media }) => media.length)).toEqual([1]);
  });
});
