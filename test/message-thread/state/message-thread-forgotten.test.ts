import { afterEach, describe, expect, it, vi } from 'vitest';
import { isExpiredAtom } from '../../../src/element/run-call.js';
import { sentFilesAtom } from '../../../src/message-thread/conversation/conversation-state.js';
import { markThreadRead, openThread, restartThread } from '../../../src/message-thread/conversation/open.js';
import { settleOutbox } from '../../../src/message-thread/conversation/send.js';
import { clearDevice } from '../../../src/session/clear-device.js';
import { messageDraftName, storeDraft, storedDraftAtom } from '../../../src/session/draft.js';
import type { ThreadRef } from '../../../src/session/lead-ref.js';
import { settle } from '../../stage/stage.js';
import * as stage from './message-thread-stage.js';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const keptOf = (on: stage.ThreadStage, of: ThreadRef) => on.store.get(storedDraftAtom)(messageDraftName(of)) ?? '';
const kept = (on: stage.ThreadStage) => keptOf(on, stage.ref);

describe('after the gateway refuses the sign-in', () => {
  /** Queues two messages offline, then makes a call fail with 401. */
  async function refused() {
    const { on } = await stage.openEmpty();
    const device = stage.offline();
    stage.say(on, 'One');
    stage.say(on, 'Two');
    await settle();
    expect(stage.phases(on)).toEqual(['waiting', 'waiting']);
    on.setFault(({ url }) => (url.endsWith('/v1/messages') ? undefined : stage.refusal(401)));
    markThreadRead(on.page.session, stage.ref);
    await vi.waitFor(() => expect(on.store.get(isExpiredAtom)).toBe(true));
    return { on, device };
  }

  it('waiting messages and those written offline afterwards are not sent, and none is sent automatically', async () => {
    const { on, device } = await refused();
    expect(stage.phases(on)).toEqual(['failed', 'failed']);
    stage.say(on, 'Three');
    await settle();
    expect(stage.phases(on)).toEqual(['failed', 'failed', 'failed']);
    device.back();
    on.controls.drop();
    on.controls.restore();
    settleOutbox(on.request(stage.NOBODY, undefined));
    await settle();
    expect([stage.phases(on), stage.sends(on)]).toEqual([['failed', 'failed', 'failed'], []]);
  });

  it('the user can retry a message, and a successful call ends the expired state', async () => {
    const { on, device } = await refused();
    device.back();
    on.setFault(null);
    await stage.retry(on);
    await vi.waitFor(() => expect(stage.phases(on)).toEqual(['failed']));
    expect(await stage.bodyOf(stage.sends(on)[0])).toMatchObject({ text: 'Two' });
    expect([stage.bodies(on), on.store.get(isExpiredAtom)]).toEqual([['Two'], false]);
  });
});

it('signing out closes the chat, and the next session has no conversation, no file and no draft', async () => {
  const { on } = await stage.openEmpty();
  await on.customer(stage.NOBODY).say('Hello');
  on.controls.failNext('sendMedia');
  stage.say(on, '', stage.NOBODY, stage.aPhoto());
  await vi.waitFor(() => expect(stage.phases(on)).toEqual(['failed']));
  storeDraft(on.store, messageDraftName(stage.ref), 'private');
  on.session.end();
  clearDevice();
  expect([on.chats.map(({ connection }) => connection), on.opened[0]?.session?.aborted]).toEqual([['closed'], true]);
  const next = stage.threadStage();
  expect(next.thread(stage.NOBODY)).toMatchObject({ phase: 'loading', messages: [], outgoing: [], numbers: [] });
  expect([next.store.get(sentFilesAtom).size, kept(next)]).toEqual([0, '']);
});

it('signing out ignores the answers to earlier requests and reports nothing', async () => {
  const { on } = await stage.openEmpty();
  const hold = stage.holdCalls(on);
  stage.say(on, 'private');
  await settle();
  on.session.end();
  const told = on.page.events.length;
  const asked = on.requests.length;
  hold.release();
  await settle();
  await on.customer(stage.NOBODY).say('after it');
  expect([stage.bodies(on), [on.page.events.length, on.requests.length]]).toEqual([[], [told, asked]]);
});

it('signing out discards waiting messages, even if the device goes online or the user retries', async () => {
  const { on } = await stage.openEmpty();
  const device = stage.offline();
  stage.say(on, 'private');
  await settle();
  on.session.end();
  device.back();
  settleOutbox(on.request(stage.NOBODY, undefined));
  await stage.retry(on);
  await settle();
  expect(stage.sends(on)).toEqual([]);
});

it('signing out aborts an upload and reports nothing', async () => {
  const { on } = await stage.openEmpty();
  on.controls.bytesPerSecond = 100;
  stage.say(on, '', stage.NOBODY, stage.aPhoto());
  await vi.waitFor(() => expect(on.thread(stage.NOBODY).outgoing[0]?.progress).not.toBeNull());
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

it('signing out while the chat is opening leaves no chat open', async () => {
  const on = stage.threadStage();
  const hold = stage.holdCalls(on, '/chat/session');
  openThread(on.request(stage.NOBODY, undefined));
  await settle();
  on.session.end();
  hold.release();
  await settle();
  expect([on.opened, on.page.events]).toEqual([[], []]);
});

it('signing out rejects a token renewal and a restart, and a new session ends with its widget', async () => {
  const { on, request } = await stage.openEmpty();
  on.session.end();
  const asked = on.requests.length;
  const tokens = ['start', 'renew'] as const;
  const [, second] = await Promise.allSettled(tokens.map((reason) => on.opened[0]?.getToken(reason)));
  expect([second?.status, on.requests.length]).toEqual(['rejected', asked]);
  await restartThread(request);
  expect([on.chats.length, on.requests.length]).toEqual([1, asked]);
  const next = stage.threadStage();
  const { close } = await stage.openEmpty(next);
  expect(next.thread(stage.NOBODY).phase).toBe('ready');
  stage.say(next, 'Hello');
  await stage.nothingOnItsWay(next);
  close();
  expect([...on.chats, ...next.chats].map(({ connection }) => connection)).toEqual(['closed', 'closed']);
});
