import { afterEach, describe, expect, it, vi } from 'vitest';
import { restartThread } from '../../../src/message-thread/conversation/open.js';
import { deleteOutgoing } from '../../../src/message-thread/conversation/outgoing.js';
import { settle } from '../../stage/stage.js';
import {
  anOpenThread,
  aPhoto,
  bodies,
  bodyOf,
  DANA,
  holdCalls,
  last,
  NOBODY,
  nothingOnItsWay,
  offline,
  openEmpty,
  phases,
  ref,
  refusal,
  retry,
  SP_ID,
  say,
  sends,
  threadStage,
} from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

/** A conversation with a text that the gateway has answered with this status. */
async function withRefusedText(status: number) {
  const { on } = await openEmpty();
  on.setFault(({ url }) => (url.endsWith('/v1/messages') ? refusal(status) : undefined));
  say(on, 'Hello');
  await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
  return on;
}

describe('a text', () => {
  it('is sending immediately, goes through the gateway, and is in the thread once', async () => {
    const { on } = await openEmpty();
    say(on, '  Hello there \n');
    expect(on.thread(NOBODY).outgoing).toMatchObject([{ body: 'Hello there', phase: 'sending', file: null }]);
    await nothingOnItsWay(on);
    expect(bodies(on)).toEqual(['Hello there']);
    expect(await bodyOf(sends(on)[0])).toEqual({
      text: 'Hello there',
      senderEntityId: SP_ID,
      receiverEntityId: NOBODY,
    });
    expect(sends(on)[0]?.headers.get('X-Request-Id')).toBeTruthy();
  });

  it('is reported to the host by its id, and never by its words', async () => {
    const { on } = await anOpenThread();
    say(on, 'Secret words', DANA);
    await vi.waitFor(() => expect(on.page.told('message-sent').length).toBe(1));
    expect(on.page.told('message-sent')).toEqual([{ messageId: on.thread().messages.at(-1)?.id, kind: 'text' }]);
    expect(JSON.stringify(on.page.events)).not.toContain('Secret');
  });

  it('whose echo comes before the gateway’s reply is there once, and its reply changes nothing', async () => {
    const { on } = await openEmpty(threadStage({ clock: () => new Date() }));
    let answered = false;
    on.setFault(async (request) => {
      if (!request.url.endsWith('/v1/messages')) return undefined;
      const answer = await on.sandbox.fetch(request);
      expect(phases(on)).toEqual([]);
      answered = true;
      return answer;
    });
    say(on, 'Hello');
    await vi.waitFor(() => expect(answered).toBe(true));
    await settle();
    expect([bodies(on), phases(on)]).toEqual([['Hello'], []]);
  });

  it('whose echo comes late is sent until it is there', async () => {
    const { on } = await openEmpty();
    on.controls.drop();
    say(on, 'Hello');
    await vi.waitFor(() => expect(phases(on)).toEqual(['sent']));
    on.controls.restore();
    expect([bodies(on), phases(on)]).toEqual([['Hello'], []]);
  });

  it('that is the same as the one before is not taken for its echo when the chat starts again', async () => {
    const { on, request } = await openEmpty();
    say(on, 'Hello');
    await nothingOnItsWay(on);
    const hold = holdCalls(on);
    say(on, 'Hello');
    await restartThread(request);
    expect(phases(on)).toEqual(['sending']);
    hold.release();
    await nothingOnItsWay(on);
    expect(bodies(on)).toEqual(['Hello', 'Hello']);
  });

  it('that is refused stays as not sent and is no contact, and Retry sends it once with the same id', async () => {
    const on = await withRefusedText(500);
    expect([on.page.told('message-sent'), on.to('/v1/contact')]).toEqual([[], []]);
    on.setFault(null);
    await retry(on);
    await nothingOnItsWay(on);
    const ids = sends(on).map(({ headers }) => headers.get('X-Request-Id'));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(bodies(on)).toEqual(['Hello']);
  });

  it('whose answer is lost is at the gateway once, however often it is retried', async () => {
    const { on } = await openEmpty(threadStage({ clock: () => new Date() }));
    on.controls.drop();
    on.setFault(async (request) => {
      if (!request.url.endsWith('/v1/messages')) return undefined;
      await on.sandbox.fetch(request);
      return refusal(503);
    });
    say(on, 'Hello');
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    await retry(on);
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    on.controls.restore();
    expect([bodies(on), phases(on)]).toEqual([['Hello'], []]);
  });

  it.each([500, 511])(
    'that was answered with %i can be deleted, and is neither sent nor replayed later',
    async (status) => {
      const on = await withRefusedText(status);
      deleteOutgoing(on.page.session, ref, last(on)?.clientId ?? '');
      expect(phases(on)).toEqual([]);
      on.setFault(null);
      await on.gateway.challenges.replayAll();
      await retry(on);
      await settle();
      expect(sends(on).length).toBe(1);
    },
  );

  it('goes after the one before it, also when that one is slow', async () => {
    const { on } = await openEmpty();
    const hold = holdCalls(on);
    for (const text of ['One', 'Two', 'Three']) say(on, text);
    await settle();
    expect(sends(on).length).toBe(1);
    hold.release();
    await nothingOnItsWay(on);
    expect(bodies(on)).toEqual(['One', 'Two', 'Three']);
  });

  it('that a challenge holds up is sent once it is replayed, under the same id', async () => {
    const on = await withRefusedText(511);
    expect(on.page.told('challenge-required').length).toBe(1);
    on.setFault(null);

    await on.gateway.challenges.replayAll();
    await nothingOnItsWay(on);
    expect(new Set(sends(on).map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(1);
    expect(bodies(on)).toEqual(['Hello']);
  });
});

function breakSends({ url }: Request): undefined {
  if (url.endsWith('/v1/messages')) throw new TypeError('Failed to fetch');
}

describe('offline', () => {
  it('a text waits, and is sent once when the device is back, though the chat has noticed nothing', async () => {
    const { on } = await openEmpty();
    const device = offline();
    say(on, 'One');
    say(on, 'Two');
    await settle();
    expect([phases(on), sends(on).length]).toEqual([['waiting', 'waiting'], 0]);
    device.back();
    on.controls.drop();
    on.controls.restore();
    await nothingOnItsWay(on);
    expect([bodies(on), sends(on).length]).toEqual([['One', 'Two'], 2]);
  });

  it('a text that waits is not taken for the same words from another device, and is sent too', async () => {
    const { on } = await openEmpty(threadStage({ clock: () => new Date() }));
    const device = offline();
    say(on, 'Hello');
    const body = { text: 'Hello', senderEntityId: SP_ID, receiverEntityId: NOBODY };
    await on.gateway.sendMessage(body);
    await vi.waitFor(() => expect(bodies(on)).toEqual(['Hello']));
    expect(phases(on)).toEqual(['waiting']);
    device.back();
    await nothingOnItsWay(on);
    expect([bodies(on), sends(on).length]).toEqual([['Hello', 'Hello'], 2]);
  });

  it('a text that breaks off waits too, and is not told as a failure of its own twice', async () => {
    const { on } = await openEmpty();
    const device = offline();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    on.setFault(breakSends);
    say(on, 'Hello');
    await vi.waitFor(() => expect(phases(on)).toEqual(['waiting']), { timeout: 8000 });
    on.setFault(null);
    device.back();
    await vi.waitFor(() => expect(phases(on)).toEqual([]), { timeout: 3000 });
    expect(bodies(on)).toEqual(['Hello']);
  }, 15_000);

  it('a text that breaks off while the device is online is not sent, and waits for nothing', async () => {
    const { on } = await openEmpty();
    on.setFault(breakSends);
    say(on, 'Hello');
    await vi.waitFor(() => expect(phases(on)).not.toEqual(['sending']), { timeout: 8000 });
    expect(phases(on)).toEqual(['failed']);
  }, 15_000);

  it('a photo waits for the chat, not for the device alone', async () => {
    const { on } = await openEmpty();
    const device = offline();
    on.controls.drop();
    say(on, '', NOBODY, aPhoto());
    device.back();
    await settle();
    expect(phases(on)).toEqual(['waiting']);
    on.controls.restore();
    await nothingOnItsWay(on);
    expect(on.thread(NOBODY).messages.map(({ media }) => media[0]?.filename)).toEqual(['sink.jpg']);
  });
});
