import { afterEach, describe, expect, it, vi } from 'vitest';
import { isExpiredAtom } from '../../../src/element/run-call.js';
import { sentFilesAtom } from '../../../src/message-thread/conversation/conversation-state.js';
import { markThreadRead, openThread, restartThread } from '../../../src/message-thread/conversation/open.js';
import { settleOutbox } from '../../../src/message-thread/conversation/outbox.js';
import { clearDevice } from '../../../src/session/clear-device.js';
import { messageDraftName, storeDraft, storedDraftAtom } from '../../../src/session/draft.js';
import type { ThreadRef } from '../../../src/session/lead-ref.js';
import { settle } from '../../stage/stage.js';
import {
  aPhoto,
  bodies,
  bodyOf,
  holdCalls,
  NOBODY,
  nothingOnItsWay,
  offline,
  openEmpty,
  phases,
  ref,
  refusal,
  retry,
  say,
  sends,
  type ThreadStage,
  threadStage,
} from './message-thread-stage.js';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const keptOf = (on: ThreadStage, of: ThreadRef) => on.store.get(storedDraftAtom)(messageDraftName(of)) ?? '';
const kept = (on: ThreadStage) => keptOf(on, ref);

describe('a sign-in that the gateway has refused', () => {
  /** Texts that wait for the network, and then a call that meets a 401. */
  async function refused() {
    const { on } = await openEmpty();
    const device = offline();
    say(on, 'One');
    say(on, 'Two');
    await settle();
    expect(phases(on)).toEqual(['waiting', 'waiting']);
    on.setFault(({ url }) => (url.endsWith('/v1/messages') ? undefined : refusal(401)));
    markThreadRead(on.page.session, ref);
    await vi.waitFor(() => expect(on.store.get(isExpiredAtom)).toBe(true));
    return { on, device };
  }

  it('marks waiting texts and those written offline afterwards as not sent, and sends none by itself', async () => {
    const { on, device } = await refused();
    expect(phases(on)).toEqual(['failed', 'failed']);
    say(on, 'Three');
    await settle();
    expect(phases(on)).toEqual(['failed', 'failed', 'failed']);
    device.back();
    on.controls.drop();
    on.controls.restore();
    settleOutbox(on.request(NOBODY, undefined));
    await settle();
    expect([phases(on), sends(on)]).toEqual([['failed', 'failed', 'failed'], []]);
  });

  it('lets the person send them; what is answered then renews it', async () => {
    const { on, device } = await refused();
    device.back();
    on.setFault(null);
    await retry(on);
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    expect(await bodyOf(sends(on)[0])).toMatchObject({ text: 'Two' });
    expect([bodies(on), on.store.get(isExpiredAtom)]).toEqual([['Two'], false]);
  });
});

describe('signing out', () => {
  it('closes the chat; the next session has no conversation, no file and no draft', async () => {
    const { on } = await openEmpty();
    await on.customer(NOBODY).say('Hello');
    on.controls.failNext('sendMedia');
    say(on, '', NOBODY, aPhoto());
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    storeDraft(on.store, messageDraftName(ref), 'private');
    on.session.end();
    clearDevice();
    expect(on.chats.map(({ connection }) => connection)).toEqual(['closed']);
    expect(on.opened[0]?.session?.aborted).toBe(true);
    const next = threadStage();
    expect(next.thread(NOBODY)).toMatchObject({ phase: 'loading', messages: [], outgoing: [], numbers: [] });
    expect(next.store.get(sentFilesAtom).size).toBe(0);
    expect(kept(next)).toBe('');
  });

  it('ignores earlier requests, and reports nothing', async () => {
    const { on } = await openEmpty();
    const hold = holdCalls(on);
    say(on, 'private');
    await settle();
    on.session.end();
    const told = on.page.events.length;
    const asked = on.requests.length;
    hold.release();
    await settle();
    await on.customer(NOBODY).say('after it');
    expect(bodies(on)).toEqual([]);
    expect([on.page.events.length, on.requests.length]).toEqual([told, asked]);
  });

  it('sends no text that waited, whatever comes back', async () => {
    const { on } = await openEmpty();
    const device = offline();
    say(on, 'private');
    await settle();
    on.session.end();
    device.back();
    settleOutbox(on.request(NOBODY, undefined));
    await retry(on);
    await settle();
    expect(sends(on)).toEqual([]);
  });

  it('aborts an upload, and reports nothing', async () => {
    const { on } = await openEmpty();
    on.controls.bytesPerSecond = 100;
    say(on, '', NOBODY, aPhoto());
    await vi.waitFor(() => expect(on.thread(NOBODY).outgoing[0]?.progress).not.toBeNull());
    const told = on.page.events.length;
    on.session.end();
    await settle();
    expect(on.page.events).toHaveLength(told);
    on.controls.bytesPerSecond = undefined;
    await settle();
    const { conversationId = '', identity = '' } = on.opened[0] ?? {};
    const after = await on.sandbox.chat.open({ conversationId, identity, getToken: async () => 'token' });
    expect((await after.recent(10)).messages).toEqual([]);
    after.close();
  });

  it('while the chat is being opened leaves none open', async () => {
    const on = threadStage();
    const hold = holdCalls(on, '/chat/session');
    openThread(on.request(NOBODY, undefined));
    await settle();
    on.session.end();
    hold.release();
    await settle();
    expect([on.opened, on.page.events]).toEqual([[], []]);
  });

  it('gives the chat no other token', async () => {
    const { on } = await openEmpty();
    on.session.end();
    const asked = on.requests.length;
    const tokens = ['start', 'renew'] as const;
    const [, second] = await Promise.allSettled(tokens.map((reason) => on.opened[0]?.getToken(reason)));
    expect([second?.status, on.requests.length]).toEqual(['rejected', asked]);
  });

  it('lets nothing of what has ended start again; a new session does, and ends with its widget', async () => {
    const { on, request } = await openEmpty();
    on.session.end();
    const asked = on.requests.length;
    await restartThread(request);
    expect([on.chats.length, on.requests.length]).toEqual([1, asked]);
    const next = threadStage();
    const { close } = await openEmpty(next);
    expect(next.thread(NOBODY).phase).toBe('ready');
    say(next, 'Hello');
    await nothingOnItsWay(next);
    close();
    expect([...on.chats, ...next.chats].map(({ connection }) => connection)).toEqual(['closed', 'closed']);
  });
});
