import { afterEach, describe, expect, it, vi } from 'vitest';
import { restartThread } from '../../../src/message-thread/conversation/open.js';
import { deleteOutgoing } from '../../../src/message-thread/conversation/outgoing.js';
import { settle } from '../../stage/stage.js';
import * as stage from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

async function withRefusedText(status: number) {
  const { on } = await stage.openEmpty();
  on.setFault(({ url }) => (url.endsWith('/v1/messages') ? stage.refusal(status) : undefined));
  stage.say(on, 'Hello');
  await vi.waitFor(() => expect(stage.phases(on)).toEqual(['failed']));
  return on;
}

describe('a text message', () => {
  it('is trimmed, sent through the gateway and shown once, and its text is not in any event', async () => {
    const { on } = await stage.openEmpty();
    stage.say(on, '  Hello there \n');
    expect(on.thread(stage.NOBODY).outgoing).toMatchObject([{ body: 'Hello there', phase: 'sending', file: null }]);
    await stage.nothingOnItsWay(on);
    expect(stage.bodies(on)).toEqual(['Hello there']);
    expect(await stage.bodyOf(stage.sends(on)[0])).toEqual({
      text: 'Hello there',
      senderEntityId: stage.SP_ID,
      receiverEntityId: stage.NOBODY,
    });
    expect(stage.sends(on)[0]?.headers.get('X-Request-Id')).toBeTruthy();
    await vi.waitFor(() => expect(on.page.told('message-sent').length).toBe(1));
    const messageId = on.thread(stage.NOBODY).messages[0]?.id;
    expect(on.page.told('message-sent')).toEqual([{ messageId, kind: 'text' }]);
    expect(JSON.stringify(on.page.events)).not.toContain('Hello');
  });

  it('is shown once if its echo arrives before the gateway responds', async () => {
    const { on } = await stage.openEmpty(stage.threadStage({ clock: () => new Date() }));
    let answered = false;
    on.setFault(async (request) => {
      if (!request.url.endsWith('/v1/messages')) return undefined;
      const answer = await on.sandbox.fetch(request);
      expect(stage.phases(on)).toEqual([]);
      answered = true;
      return answer;
    });
    stage.say(on, 'Hello');
    await vi.waitFor(() => expect(answered).toBe(true));
    await settle();
    expect([stage.bodies(on), stage.phases(on)]).toEqual([['Hello'], []]);
  });

  it('stays sent until a late echo arrives', async () => {
    const { on } = await stage.openEmpty();
    on.controls.drop();
    stage.say(on, 'Hello');
    await vi.waitFor(() => expect(stage.phases(on)).toEqual(['sent']));
    on.controls.restore();
    expect([stage.bodies(on), stage.phases(on)]).toEqual([['Hello'], []]);
  });

  it('is not mistaken for the echo of an equal message when the chat restarts', async () => {
    const { on, request } = await stage.openEmpty();
    stage.say(on, 'Hello');
    await stage.nothingOnItsWay(on);
    const hold = stage.holdCalls(on);
    stage.say(on, 'Hello');
    await restartThread(request);
    expect(stage.phases(on)).toEqual(['sending']);
    hold.release();
    await stage.nothingOnItsWay(on);
    expect(stage.bodies(on)).toEqual(['Hello', 'Hello']);
  });

  it('that is refused is not recorded as a contact, and Retry sends it once more with the same request id', async () => {
    const on = await withRefusedText(500);
    expect([on.page.told('message-sent'), on.to('/v1/contact')]).toEqual([[], []]);
    on.setFault(null);
    await stage.retry(on);
    await stage.nothingOnItsWay(on);
    const ids = stage.sends(on).map(({ headers }) => headers.get('X-Request-Id'));
    expect([[ids.length, new Set(ids).size], stage.bodies(on)]).toEqual([[2, 1], ['Hello']]);
  });

  it('whose response is lost is stored once by the gateway, even if it is retried', async () => {
    const { on } = await stage.openEmpty(stage.threadStage({ clock: () => new Date() }));
    on.controls.drop();
    on.setFault(async (request) => {
      if (!request.url.endsWith('/v1/messages')) return undefined;
      await on.sandbox.fetch(request);
      return stage.refusal(503);
    });
    stage.say(on, 'Hello');
    await vi.waitFor(() => expect(stage.phases(on)).toEqual(['failed']));
    await stage.retry(on);
    await vi.waitFor(() => expect(stage.phases(on)).toEqual(['failed']));
    on.controls.restore();
    expect([stage.bodies(on), stage.phases(on)]).toEqual([['Hello'], []]);
  });

  it.each([500, 511])('that failed with %i can be deleted and is never sent later', async (status) => {
    const on = await withRefusedText(status);
    deleteOutgoing({ session: on.page.session, ref: stage.ref, clientId: stage.last(on)?.clientId ?? '' });
    expect(stage.phases(on)).toEqual([]);
    on.setFault(null);
    await on.session.challenges.replayAll();
    await stage.retry(on);
    await settle();
    expect(stage.sends(on).length).toBe(1);
  });

  it('is sent only after the message before it', async () => {
    const { on } = await stage.openEmpty();
    const hold = stage.holdCalls(on);
    for (const text of ['One', 'Two', 'Three']) stage.say(on, text);
    await settle();
    expect(stage.sends(on).length).toBe(1);
    hold.release();
    await stage.nothingOnItsWay(on);
    expect(stage.bodies(on)).toEqual(['One', 'Two', 'Three']);
  });

  it('that is held up by a challenge is sent by the replay with the same request id', async () => {
    const on = await withRefusedText(511);
    expect(on.page.told('challenge-required').length).toBe(1);
    on.setFault(null);

    await on.session.challenges.replayAll();
    await stage.nothingOnItsWay(on);
    expect(new Set(stage.sends(on).map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(1);
    expect(stage.bodies(on)).toEqual(['Hello']);
  });
});

function breakSends({ url }: Request): undefined {
  if (url.endsWith('/v1/messages')) throw new TypeError('Failed to fetch');
}

it('offline messages wait, and each is sent once when the device is online and the chat reconnects', async () => {
  const { on } = await stage.openEmpty();
  const device = stage.offline();
  stage.say(on, 'One');
  stage.say(on, 'Two');
  await settle();
  expect([stage.phases(on), stage.sends(on).length]).toEqual([['waiting', 'waiting'], 0]);
  device.back();
  on.controls.drop();
  on.controls.restore();
  await stage.nothingOnItsWay(on);
  expect([stage.bodies(on), stage.sends(on).length]).toEqual([['One', 'Two'], 2]);
});

it('an offline message is not mistaken for an equal one from another device, and is sent too', async () => {
  const { on } = await stage.openEmpty(stage.threadStage({ clock: () => new Date() }));
  const device = stage.offline();
  stage.say(on, 'Hello');
  const body = { text: 'Hello', senderEntityId: stage.SP_ID, receiverEntityId: stage.NOBODY };
  await on.gateway.sendMessage(body);
  await vi.waitFor(() => expect(stage.bodies(on)).toEqual(['Hello']));
  expect(stage.phases(on)).toEqual(['waiting']);
  device.back();
  await stage.nothingOnItsWay(on);
  expect([stage.bodies(on), stage.sends(on).length]).toEqual([['Hello', 'Hello'], 2]);
});

it('a message whose request fails as the device goes offline waits, and is sent once it is online', async () => {
  const { on } = await stage.openEmpty();
  const device = stage.offline();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
  on.setFault(breakSends);
  stage.say(on, 'Hello');
  await vi.waitFor(() => expect(stage.phases(on)).toEqual(['waiting']), { timeout: 8000 });
  on.setFault(null);
  device.back();
  await vi.waitFor(() => expect(stage.phases(on)).toEqual([]), { timeout: 3000 });
  expect(stage.bodies(on)).toEqual(['Hello']);
}, 15_000);

it('a message whose request fails while the device is online is marked as failed', async () => {
  const { on } = await stage.openEmpty();
  on.setFault(breakSends);
  stage.say(on, 'Hello');
  await vi.waitFor(() => expect(stage.phases(on)).not.toEqual(['sending']), { timeout: 8000 });
  expect(stage.phases(on)).toEqual(['failed']);
}, 15_000);

it('a photo waits until the chat is connected, even if the device is online', async () => {
  const { on } = await stage.openEmpty();
  const device = stage.offline();
  on.controls.drop();
  stage.say(on, '', stage.NOBODY, stage.aPhoto());
  device.back();
  await settle();
  expect(stage.phases(on)).toEqual(['waiting']);
  on.controls.restore();
  await stage.nothingOnItsWay(on);
  expect(on.thread(stage.NOBODY).messages.map(({ media }) => media[0]?.filename)).toEqual(['sink.jpg']);
});
