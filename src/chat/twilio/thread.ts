import type { Conversation } from '@twilio/conversations';
import { createThreadEmitter } from '../../contract/chat/emitter.js';
import type { ChatError, ChatPage, ChatThread, Connection } from '../../contract/chat.js';
import { askTwice } from './ask-twice.js';
import { attach } from './attachment.js';
import { aborted, toChatError } from './chat-failure.js';
import { createFeed } from './feed.js';
import { type HeldConversation, holdConversation } from './held-conversation.js';
import { fetchMediaUrls } from './media-urls.js';
import { createMediaSender } from './send-media.js';
import type { Session } from './session.js';
import type { Timing } from './timing.js';

export interface ThreadOptions {
  readonly session: Session;
  readonly conversationId: string;
  readonly timing: Timing;
  /** Lets go of the session. */
  readonly onClose: () => void;
}

/** Messages that are read with the opening, so that the first page is there at once. */
const FIRST_PAGE = 30;

/** @throws ChatError when the conversation is not there or cannot be read */
export async function openThread(options: ThreadOptions): Promise<ChatThread> {
  const { session, conversationId, timing, onClose } = options;
  const { identity } = (await session.client()).user;
  const emitter = createThreadEmitter();
  const closed = new AbortController();
  const ends: (() => void)[] = [];
  let held: HeldConversation | undefined;
  let told: Connection = 'connecting';

  async function now() {
    if (!held) throw aborted();
    return held.now();
  }

  const conversation = async () => (await now()).conversation;
  const onGone = () => die(toChatError({ status: 404 }, 'The conversation'));
  const feed = createFeed({ identity, emitter, conversation, gapMs: timing.gapMs, onGone });

  function connection(): Connection {
    if (closed.signal.aborted) return 'closed';
    return session.connection === 'online' && !held?.isAttached ? 'reconnecting' : session.connection;
  }

  function tellConnection(): void {
    if (session.connection === 'closed') letGo();
    if (told === connection()) return;
    told = connection();
    emitter.emit('connection', told);
  }

  function letGo(): void {
    if (closed.signal.aborted) return;
    closed.abort();
    for (const end of ends) end();
    held?.end();
    feed.end();
    onClose();
  }

  function die(error: ChatError): void {
    if (closed.signal.aborted) return;
    letGo();
    tellConnection();
    emitter.emit('fatal', error);
    emitter.end();
  }

  function page(limit: number, from?: number): Promise<ChatPage> {
    return askTwice('Reading messages', async () => feed.page(await conversation(), limit, from));
  }

  async function markAllRead(): Promise<void> {
    const target = await conversation();
    // Not `setAllMessagesRead`: it fetches the newest message, and the SDK then keeps quiet about its arrival.
    const newest = Math.max(feed.highest, target.lastMessage?.index ?? -1);
    if (newest < 0) return;
    await target.advanceLastReadMessageIndex(newest);
    session.readUpTo.set(conversationId, newest);
  }

  const readFirst = async (target: Conversation) => void (await feed.page(target, FIRST_PAGE));
  const find = () =>
    askTwice('Opening the conversation', async () =>
      attach(await session.client(), conversationId, feed.listener, readFirst),
    );
  let first = await find();
  // Another client may have taken over meanwhile.
  while ((await session.client()) !== first.client) {
    first.detach();
    first = await find();
  }
  if (closed.signal.aborted) {
    first.detach();
    throw toChatError({ status: 404 }, 'The conversation');
  }
  const lastReadIndex = session.readUpTo.get(conversationId) ?? first.conversation.lastReadMessageIndex;
  const { listener, catchUp } = feed;
  const following = { session, conversationId, listener, catchUp, onChange: tellConnection, onLost: die, timing };
  held = holdConversation(first, following);
  told = connection();

  const probe = async () => (await conversation()).getParticipantsCount();
  session.probes.add(probe);
  ends.push(
    session.on('connection', tellConnection),
    session.on('fatal', die),
    () => void session.probes.delete(probe),
  );
  const { echoMs } = timing;
  const sendMedia = createMediaSender({ conversation, emitter, findOwn: feed.findOwn, echoMs, closed: closed.signal });

  return {
    identity,
    get connection() {
      return connection();
    },
    lastReadIndex,
    on: emitter.on,
    recent: (limit) => page(limit),
    earlier: async (before, limit) => (before > 0 ? page(limit, before - 1) : { messages: [], hasEarlier: false }),
    markAllRead: () => askTwice('Marking messages as read', markAllRead),
    sendMedia,
    mediaUrls: async (ids) => fetchMediaUrls((await now()).client, ids, timing.urlLifeMs),
    typing() {
      if (connection() !== 'online') return;
      conversation()
        .then((target) => target.typing())
        .catch(() => {});
    },
    close() {
      letGo();
      emitter.end();
    },
  };
}
