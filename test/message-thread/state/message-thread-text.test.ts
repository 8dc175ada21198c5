import { afterEach, describe, expect, it, vi } from 'vitest';
import { restartThread } from '../../../src/message-thread/conversation/open.js';
import { deleteOutgoing } from '../../../src/message-thread/conversation/outgoing.js';
import { settle } from '../../stage/stage.js';
import { bodyOf, holdSends, last, nothingOnItsWay, ref, retry, sends } from './message-thread-sending.js';
import {
  anOpenThread,
  bodies,
  DANA,
  NOBODY,
  openEmpty,
  phases,
  refusal,
  SP_ID,
  say,
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
    const hold = holdSends(on);
    say(on, 'Hello');
    await restartThread(request);
    expect(phases(on)).toEqual(['sending']);
    hold.release();
    await nothingOnItsWay(on);
    expect(bodies(on)).toEqual(['Hello', 'Hello']);
  });

  it('that is refused stays as not sent, and Retry sends it once with the same id', async () => {
    const on = await withRefusedText(500);
    expect(on.page.told('message-sent')).toEqual([]);
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

  it('that was not taken can be deleted, and is not sent later', async () => {
    const on = await withRefusedText(500);
    deleteOutgoing(on.page.session, ref, last(on)?.clientId ?? '');
    expect(phases(on)).toEqual([]);
    on.setFault(null);
    await retry(on);
    expect(sends(on).length).toBe(1);
  });

  it('goes after the one before it, also when that one is slow', async () => {
    const { on } = await openEmpty();
    const hold = holdSends(on);
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
    await settle();
    await nothingOnItsWay(on);
    expect(new Set(sends(on).map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(1);
    expect(bodies(on)).toEqual(['Hello']);
  });

  it('that was deleted while a challenge held it up is not replayed', async () => {
    const on = await withRefusedText(511);
    deleteOutgoing(on.page.session, ref, last(on)?.clientId ?? '');
    on.setFault(null);
    await on.gateway.challenges.replayAll();
    await settle();
    expect(sends(on).length).toBe(1);
  });
});
