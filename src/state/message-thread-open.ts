import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { ChatThread } from '../contract/chat.js';
import { THREAD_PAGE_SIZE } from '../contract/limits.js';
import { createRequestId } from '../contract/request-id.js';
import type { WireChatSession } from '../contract/wire/message-center.js';
import { isSignedOut } from '../domain/gateway-error/signed-out.js';
import { unreadStart } from '../domain/message-thread/bubble.js';
import { ask, deferred, methodOf } from './asker.js';
import { onOnline } from './connectivity.js';
import {
  endThread,
  type LiveThread,
  liveThreadsAtom,
  type OpenThread,
  patchThreadAtom,
  threadKey,
  threadOfAtom,
} from './message-thread.js';
import { loadAroundThreadAtom } from './message-thread-around.js';
import { listenToThread, takeInMessages } from './message-thread-listen.js';
import { restoreOutboxAtom, settleOutboxAtom } from './message-thread-outbox.js';
import { markThreadReadAtom } from './message-thread-read.js';
import { forgetTexts } from './outbox.js';
import { connectionAtom } from './store.js';

/**
 * Opens a conversation (Spec §4 Message thread): what is around it, the chat, the recent messages, read marks.
 * @returns closes it; two widgets with one conversation share it
 */
export const openThreadAtom = atom(null, (get, set, request: OpenThread): (() => void) => {
  const key = threadKey(request.ref);
  const lives = get(liveThreadsAtom);
  const known = lives.get(key);
  const live = known ?? createLive(() => set(settleOutboxAtom, request));
  live.users += 1;
  lives.set(key, live);
  set(loadAroundThreadAtom, request);
  const { phase } = get(threadOfAtom)(key);
  // What was unread when it was open before is not any more.
  if (known === undefined) set(patchThreadAtom, { key, change: { unread: null } });
  if (known === undefined || phase === 'signed-out') void start(get, set, request, live);
  let isClosed = false;
  return () => {
    if (isClosed) return;
    isClosed = true;
    live.users -= 1;
    if (live.users > 0) return;
    endThread(live);
    live.unlisten();
    lives.delete(key);
    if (get(threadOfAtom)(key).phase === 'signed-out') return;
    set(patchThreadAtom, { key, change: { phase: 'loading', connection: 'connecting', isPeerTyping: false } });
  };
});

/** Starts the chat again that has not started, or has died, and asks for what is around it; what is known stays. */
export const restartThreadAtom = atom(null, async (get, set, request: OpenThread): Promise<void> => {
  const live = get(liveThreadsAtom).get(threadKey(request.ref));
  if (live === undefined) return;
  endThread(live);
  set(loadAroundThreadAtom, request);
  await start(get, set, request, live);
});

function createLive(onBack: () => void): LiveThread {
  return { chat: null, users: 0, ended: new AbortController(), uploads: new Map(), unlisten: onOnline(onBack) };
}

async function start(get: Getter, set: Setter, request: OpenThread, live: LiveThread): Promise<void> {
  const { ref, asker } = request;
  const key = threadKey(ref);
  const { signal } = live.ended;
  set(patchThreadAtom, { key, change: { phase: 'loading', failure: null, connection: 'connecting' } });
  await set(restoreOutboxAtom, ref);
  if (signal.aborted) return;
  const session = await ask(asker, 'chatSession', () => askSession(get, set, request, live));
  if (signal.aborted || session.kind === 'aborted') return;
  if (session.kind === 'failed') {
    if (isSignedOut(session.failure)) void forgetTexts();
    set(patchThreadAtom, { key, change: { phase: 'failed', failure: session.failure } });
    return;
  }
  const { identity, memberName } = session.value;
  set(patchThreadAtom, { key, change: { identity, memberName: memberName ?? '' } });
  try {
    const chat = await openChat(get, request, signal, session.value);
    if (signal.aborted) return chat.close();
    live.chat = chat;
    listenToThread(get, set, request, live, chat);
    const page = await chat.recent(THREAD_PAGE_SIZE);
    if (signal.aborted) return;
    takeInMessages(get, set, key, page.messages, identity);
    set(patchThreadAtom, {
      key,
      change: (thread) => ({
        phase: 'ready',
        connection: chat.connection,
        hasEarlier: page.hasEarlier,
        unread: thread.unread ?? unreadStart(thread.messages, identity, chat.lastReadIndex),
      }),
    });
    set(markThreadReadAtom, { ref, asker });
    set(settleOutboxAtom, request);
  } catch {
    if (signal.aborted) return;
    live.chat?.close();
    live.chat = null;
    asker.emit('widget-error', { operation: 'chatSession', kind: 'chat' });
    const hasMessages = get(threadOfAtom)(key).messages.length > 0;
    set(patchThreadAtom, { key, change: { phase: hasMessages ? 'dead' : 'failed', failure: null } });
  }
}

async function askSession(get: Getter, set: Setter, request: OpenThread, live: LiveThread): Promise<WireChatSession> {
  const { ref, asker } = request;
  const { signal } = live.ended;
  const requestId = createRequestId();
  const replay = deferred(
    asker,
    'chatSession',
    () => start(get, set, request, live),
    () => !signal.aborted,
  );
  return methodOf(get(connectionAtom)?.gateway, 'chatSession')(
    { serviceProviderId: ref.spId, userId: ref.userId },
    { requestId, replay, signal },
  );
}

async function openChat(
  get: Getter,
  { ref, chat }: OpenThread,
  signal: AbortSignal,
  session: WireChatSession,
): Promise<ChatThread> {
  const client = await chat();
  let first: string | undefined = session.token;
  return client.open({
    conversationId: session.conversationSid,
    identity: session.identity,
    ...(session.endpoint ? { endpoint: session.endpoint } : {}),
    signal,
    async getToken() {
      const given = first;
      first = undefined;
      if (given !== undefined) return given;
      const ids = { serviceProviderId: ref.spId, userId: ref.userId };
      const { token } = await methodOf(get(connectionAtom)?.gateway, 'chatSession')(ids, { signal });
      return token;
    },
  });
}
