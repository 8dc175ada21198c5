import { createThreadEmitter } from '../../contract/chat/emitter.js';
import type { ChatError, ChatPage, ChatThread, Connection } from '../../contract/chat.js';
import { type ChatLink, failure, type SandboxChatCall } from './chat-link.js';
import type { Conversation, ConversationEvent } from './conversation.js';
import type { Correspondence } from './correspondence.js';
import { createMediaAddresses } from './media-addresses.js';
import { createMediaSender } from './send-media.js';
import type { StoredMessage } from './stored-message.js';
import { createThreadFeed } from './thread-feed.js';

export interface ThreadOptions {
  readonly conversation: Conversation;
  /** Who this side is. */
  readonly identity: string;
  readonly correspondence: Correspondence;
  readonly link: ChatLink;
}

/** Milliseconds for which the others are not told again that somebody types. */
const TYPING_TOLD_MS = 5000;

/** One side's view of a conversation. */
export function openThread({ conversation, identity, correspondence, link }: ThreadOptions): ChatThread {
  const listeners = createThreadEmitter();
  const feed = createThreadFeed(conversation, identity, listeners);
  const addresses = createMediaAddresses(conversation.files);
  const closing = new AbortController();
  const closed = closing.signal;
  const lastReadIndex = conversation.read.get(identity) ?? null;
  const missed: ConversationEvent[] = [];
  let typedAt = Number.NEGATIVE_INFINITY;

  function connection(): Connection {
    if (closed.aborted) return 'closed';
    return link.isUp ? 'online' : 'reconnecting';
  }

  function hear(event: ConversationEvent): void {
    if (closed.aborted) return;
    if (link.isUp && missed.length === 0) feed.hear(event);
    else if (event.kind !== 'typing') missed.push(event);
  }

  function letGo(): void {
    closing.abort(failure('aborted', 'The thread is closed.'));
    for (const end of ends) end();
    feed.end();
    addresses.revoke();
    missed.length = 0;
  }

  function die(error: ChatError): void {
    letGo();
    listeners.emit('connection', 'closed');
    listeners.emit('fatal', error);
    listeners.end();
  }

  const ends = [
    conversation.hold(),
    conversation.listen(hear),
    link.listen({
      changed() {
        listeners.emit('connection', connection());
        for (let next = missed[0]; next && link.isUp; next = missed[0]) {
          feed.hear(next);
          missed.shift();
        }
      },
      died: die,
    }),
  ];

  async function page(call: SandboxChatCall, choose: () => readonly StoredMessage[], limit: number): Promise<ChatPage> {
    await link.answer(call, closed);
    await link.up(closed);
    closed.throwIfAborted();
    const there = choose();
    const first = Math.max(0, there.length - limit);
    return { messages: feed.handOut(there.slice(first)), hasEarlier: first > 0 };
  }

  return {
    identity,
    lastReadIndex,
    get connection() {
      return connection();
    },
    on: listeners.on,
    recent: (limit) => page('recent', () => conversation.all, limit),
    earlier: (before, limit) => page('earlier', () => conversation.all.filter(({ index }) => index < before), limit),
    async markAllRead() {
      closed.throwIfAborted();
      if (!link.isUp) throw failure('offline', 'There is no link to tell what was read.');
      correspondence.read(conversation, identity);
    },
    sendMedia: createMediaSender({ conversation, correspondence, link, identity, closed }),
    async mediaUrls(ids) {
      closed.throwIfAborted();
      return addresses.of(ids);
    },
    typing() {
      if (closed.aborted || !link.isUp || performance.now() - typedAt < TYPING_TOLD_MS) return;
      typedAt = performance.now();
      correspondence.typing(conversation, identity, true);
    },
    close() {
      if (closed.aborted) return;
      listeners.end();
      letGo();
    },
  };
}
