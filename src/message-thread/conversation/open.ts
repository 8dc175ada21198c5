import { isExpiredAtom, type Outcome, type Replay, runCall, type WidgetSession } from '../../element/run-call.js';
import type { WireChatSession } from '../../gateway/calls/message-center.js';
import { chatSession, markThreadRead as markThreadReadCall } from '../../gateway/calls/message-center.js';
import { ChatError, type ChatMessage, type ChatThread } from '../../gateway/chat/chat.js';
import { THREAD_PAGE_SIZE } from '../../gateway/limits.js';
import { markCustomerRead, otherTabsAtom } from '../../lead-card/lead/lead-state.js';
import { onOnline } from '../../session/connectivity.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { outboxAtom } from '../../session/outbox.js';
import { type Store, sessionAtom } from '../../session/session.js';
import {
  placeOfIndex,
  unreadStart,
  withEarlierUnread,
  withMessages,
  withoutIndex,
  withRecent,
  withUpdate,
} from '../message.js';
import { loadAroundThread } from './around.js';
import {
  endThread,
  type LiveThread,
  liveThreadsAtom,
  type OpenThread,
  patchThread,
  sentFilesAtom,
  type ThreadChange,
  type ThreadKey,
  threadKey,
  threadOfAtom,
} from './conversation-state.js';
import { echoed, reportSent, withoutEchoes } from './outgoing.js';
import { pauseOutbox, restoreOutbox, settleOutbox } from './send.js';

/**
 * Opens a conversation: its surroundings, the chat, the recent messages and read marks. Two widgets with the same
 * conversation share it.
 * @returns a function that closes it
 */
export function openThread(request: OpenThread): () => void {
  const { store } = request.session;
  const key = threadKey(request.ref);
  const liveThreads = store.get(liveThreadsAtom);
  const known = liveThreads.get(key);
  const live = known ?? beginLive(request);
  live.users += 1;
  live.request = request;
  liveThreads.set(key, live);
  // What was unread when it was last open has been read.
  if (known === undefined) patchThread(store, key, { unread: null, numbers: [] });
  loadAroundThread(request);
  if (known === undefined) void start(request, live);
  let isClosed = false;
  return () => {
    if (isClosed) return;
    isClosed = true;
    live.users -= 1;
    if (live.users > 0) return;
    endThread(live);
    live.unlisten();
    liveThreads.delete(key);
    patchThread(store, key, { phase: 'loading', connection: 'connecting', isPeerTyping: false });
  };
}

/** Changes the request of an open conversation, for example its lead. The chat continues. */
export function setThreadLead(request: OpenThread): void {
  const { store } = request.session;
  const key = threadKey(request.ref);
  const live = store.get(liveThreadsAtom).get(key);
  if (live === undefined || live.request === request) return;
  const isSameLead = live.request.leadId === request.leadId;
  live.request = request;
  if (isSameLead) return;
  patchThread(store, key, { numbers: [] });
  loadAroundThread(request);
}

/** Restarts a chat that failed or ended, and reloads its surroundings. Known messages stay. */
export async function restartThread(request: OpenThread): Promise<void> {
  const live = request.session.store.get(liveThreadsAtom).get(threadKey(request.ref));
  if (live === undefined) return;
  endThread(live);
  live.request = request;
  loadAroundThread(request);
  await start(request, live);
}

/** Creates a conversation that ends with its session. It sends waiting messages when the network is back. */
function beginLive(request: OpenThread): LiveThread {
  const { store } = request.session;
  const session = store.get(sessionAtom);
  const end = () => endThread(live);
  session?.ended.addEventListener('abort', end, { once: true });
  const ends = [
    () => session?.ended.removeEventListener('abort', end),
    onOnline(() => settleOutbox(live.request)),
    store.sub(isExpiredAtom, () => store.get(isExpiredAtom) && pauseOutbox(live.request)),
  ];
  const live: LiveThread = {
    chat: null,
    request,
    hasStarted: false,
    users: 0,
    ended: new AbortController(),
    uploads: new Map(),
    wantedMedia: new Map(),
    mediaFailures: 0,
    unlisten() {
      for (const stop of ends) stop();
    },
  };
  return live;
}

async function start(request: OpenThread, live: LiveThread, requestId?: string): Promise<void> {
  const { ref, session } = request;
  const { store } = session;
  const key = threadKey(ref);
  const { signal } = live.ended;
  patchThread(store, key, { phase: 'loading', connection: 'connecting', earlier: 'idle' });
  await restoreOutbox(store, ref);
  if (signal.aborted) return;
  const replay = {
    run: (id: string) => start(request, live, id),
    isWanted: () => !signal.aborted,
  };
  const chatSession = await fetchSession(request, signal, replay, requestId);
  if (signal.aborted || chatSession.kind === 'aborted') return;
  if (chatSession.kind === 'failed') return patchThread(store, key, { phase: 'failed' });
  const { identity, memberName } = chatSession.value;
  patchThread(store, key, { identity, memberName: memberName ?? '' });
  try {
    const chat = await openChat(request, signal, chatSession.value);
    if (signal.aborted) return chat.close();
    live.chat = chat;
    const knownUpTo = store.get(threadOfAtom)(key).messages.at(-1)?.index ?? -1;
    listenToThread(live, chat);
    const page = await chat.recent(THREAD_PAGE_SIZE);
    if (signal.aborted) return;
    addMessages(store, key, page.messages, identity);
    patchThread(store, key, ({ messages: before, hasEarlier: had, unread }) => {
      const { messages, hasEarlier } = withRecent(before, page, knownUpTo, live.hasStarted);
      // If messages in between are missing, the unread mark is computed again.
      const marked = hasEarlier === true ? null : unread;
      return {
        phase: 'ready',
        connection: chat.connection,
        messages,
        hasEarlier: hasEarlier ?? had,
        unread: marked ?? unreadStart(messages, identity, chat.lastReadIndex, hasEarlier ?? had),
      };
    });
    live.hasStarted = true;
    markThreadRead(session, ref);
    settleOutbox(live.request);
  } catch {
    if (signal.aborted) return;
    live.chat?.close();
    live.chat = null;
    session.emit('widget-error', { operation: 'chatSession', kind: 'chat' });
    const hasMessages = store.get(threadOfAtom)(key).messages.length > 0;
    patchThread(store, key, { phase: hasMessages ? 'dead' : 'failed' });
  }
}

function fetchSession(
  { ref, session }: OpenThread,
  signal: AbortSignal,
  replay: Replay | null,
  requestId?: string,
): Promise<Outcome<WireChatSession>> {
  return runCall(session, {
    definition: chatSession,
    call: (send, options) => send({ serviceProviderId: ref.spId, userId: ref.userId }, options),
    requestId,
    signal,
    replay,
    isQuiet: replay === null,
  });
}

/** Opens the conversation of a session. The session's token is used first. */
async function openChat(request: OpenThread, signal: AbortSignal, session: WireChatSession): Promise<ChatThread> {
  const client = await request.chat();
  let first: string | undefined = session.token;
  const ended = request.session.store.get(sessionAtom)?.ended;
  return client.open({
    conversationId: session.conversationSid,
    identity: session.identity,
    ...(session.endpoint ? { endpoint: session.endpoint } : {}),
    ...(ended ? { session: ended } : {}),
    signal,
    async getToken() {
      const token = first;
      first = undefined;
      if (token !== undefined) return token;
      const renewed = await fetchSession(request, signal, null);
      if (renewed.kind === 'done') return renewed.value.token;
      throw new ChatError('token', 'The gateway has given no other token.', renewed.kind === 'failed');
    },
  });
}

/** Marks the conversation read at the gateway and in the chat, and removes the dot on the board, in other tabs too. */
export function markThreadRead(session: WidgetSession, ref: ThreadRef): void {
  const chat = session.store.get(liveThreadsAtom).get(threadKey(ref))?.chat;
  // Failures are ignored: the next mark covers this one.
  void chat?.markAllRead().catch(() => undefined);
  void markRead(session, ref);
}

async function markRead(session: WidgetSession, ref: ThreadRef, requestId?: string): Promise<void> {
  const { store } = session;
  const outcome = await runCall(session, {
    definition: markThreadReadCall,
    call: (send, options) => send({ serviceProviderId: ref.spId, userId: ref.userId, read: true }, options),
    requestId,
    replay: { run: (again) => markRead(session, ref, again) },
  });
  if (outcome.kind !== 'done') return;
  markCustomerRead(store, ref);
  store.get(otherTabsAtom).tell({ readThread: ref });
}

/**
 * Loads older messages until the earliest index is zero or the service has no more. Removed messages leave gaps, so
 * index 0 may never come. After a failure only a press loads them: scrolling would repeat the call with every event.
 */
export async function loadEarlier({ store }: WidgetSession, ref: ThreadRef, by: 'press' | 'scroll' = 'press') {
  const key = threadKey(ref);
  const { messages, hasEarlier, earlier } = store.get(threadOfAtom)(key);
  const chat = store.get(liveThreadsAtom).get(key)?.chat;
  const first = messages[0]?.index ?? 0;
  if (!chat || !hasEarlier || first === 0 || earlier === 'loading' || (earlier === 'failed' && by === 'scroll')) return;
  // The chat was replaced or closed. Its answer is ignored.
  const isOpen = () => store.get(liveThreadsAtom).get(key)?.chat === chat;
  patchThread(store, key, { earlier: 'loading' });
  try {
    const page = await chat.earlier(first, THREAD_PAGE_SIZE);
    if (!isOpen()) return;
    patchThread(store, key, (thread) => {
      // An empty page ends it too.
      const hasMore = page.hasEarlier && page.messages.length > 0;
      return {
        earlier: 'idle',
        hasEarlier: hasMore,
        messages: withMessages(thread.messages, page.messages),
        unread: withEarlierUnread(thread.unread, page.messages, thread.identity, hasMore),
      };
    });
  } catch {
    if (!isOpen()) return;
    patchThread(store, key, { earlier: 'failed' });
  }
}

/** Applies the chat's events to a conversation until it is closed. */
export function listenToThread(live: LiveThread, chat: ChatThread): void {
  const { store } = live.request.session;
  const key = threadKey(live.request.ref);
  const patch = (change: ThreadChange) => patchThread(store, key, change);
  chat.on('connection', (connection) => {
    patch({ connection });
    if (connection === 'online') settleOutbox(live.request);
  });
  chat.on('added', (message) => {
    const mine = echoed(store.get(threadOfAtom)(key).outgoing, message, chat.identity);
    addMessages(store, key, [message], chat.identity);
    if (message.author !== chat.identity) patch({ isPeerTyping: false });
    if (mine?.file) reportSent({ ...live.request, messageId: message.id, kind: 'media' });
  });
  chat.on('updated', (message) => patch(({ messages }) => ({ messages: withUpdate(messages, message) })));
  chat.on('removed', ({ index }) => patch(({ messages }) => ({ messages: withoutIndex(messages, index) })));
  chat.on('typing', ({ active }) => patch({ isPeerTyping: active }));
  chat.on('peerRead', ({ index }) => patch(({ peerReadIndex }) => ({ peerReadIndex: Math.max(peerReadIndex, index) })));
  chat.on('fatal', () => {
    if (live.chat === chat) live.chat = null;
    live.request.session.emit('widget-error', { operation: 'chatSession', kind: 'chat' });
    patch({ phase: 'dead', connection: 'closed', isPeerTyping: false });
  });
}

/** Adds messages. A sent message that arrives is no longer outgoing and is removed from storage. */
export function addMessages(store: Store, key: ThreadKey, more: readonly ChatMessage[], identity: string): void {
  const { messages, outgoing } = store.get(threadOfAtom)(key);
  // An older message is never taken for one that was sent later, even with the same text.
  const newMessages = more.filter(({ index }) => messages[placeOfIndex(messages, index)]?.index !== index);
  const left = withoutEchoes(outgoing, newMessages, identity);
  for (const { clientId } of outgoing.filter((each) => !left.includes(each))) {
    store.get(sentFilesAtom).delete(clientId);
    void store.get(outboxAtom)?.drop(key, clientId);
  }
  patchThread(store, key, { messages: withMessages(messages, more), outgoing: left });
}
