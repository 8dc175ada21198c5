import type { Client, Conversation } from '@twilio/conversations';
import type { ChatError, ChatEvents, ChatPage, ChatThread, Connection, MediaUrl } from '../../gateway/chat/chat.js';
import { createEmitter } from '../../gateway/chat/emitter.js';
import { type Attachment, type AttachmentListener, attach } from './attachment.js';
import { aborted, toChatError } from './chat-failure.js';
import { createFeed } from './feed.js';
import { createMediaSender } from './send-media.js';
import type { Session } from './session.js';
import { createPauses, type Timing } from './timing.js';

/** A request that failed after this time is not retried, in milliseconds. */
const PATIENCE_MS = 10_000;

export interface ThreadOptions {
  readonly session: Session;
  readonly conversationId: string;
  readonly timing: Timing;
  /** Releases the session. */
  readonly onClose: () => void;
}

/** The number of messages to load while opening. */
const FIRST_PAGE = 30;

/** @throws ChatError if the conversation does not exist or cannot be read */
export async function openThread(options: ThreadOptions): Promise<ChatThread> {
  const { session, conversationId, timing, onClose } = options;
  const { identity } = (await session.client()).user;
  const emitter = createEmitter<ChatEvents>();
  const closed = new AbortController();
  const ends: (() => void)[] = [];
  let durable: ReturnType<typeof createDurableConversation> | undefined;
  let reported: Connection = 'connecting';

  async function now() {
    if (!durable) throw aborted();
    return durable.now();
  }

  const conversation = async () => (await now()).conversation;
  const onGone = () => die(toChatError({ status: 404 }, 'The conversation'));
  const feed = createFeed({ identity, emitter, conversation, gapMs: timing.gapMs, onGone });

  function connection(): Connection {
    if (closed.signal.aborted) return 'closed';
    return session.connection === 'online' && !durable?.isAttached ? 'reconnecting' : session.connection;
  }

  function reportConnection(): void {
    if (session.connection === 'closed') release();
    if (reported === connection()) return;
    reported = connection();
    emitter.emit('connection', reported);
  }

  function release(): void {
    if (closed.signal.aborted) return;
    closed.abort();
    for (const end of ends) end();
    durable?.end();
    feed.end();
    onClose();
  }

  function die(error: ChatError): void {
    if (closed.signal.aborted) return;
    release();
    reportConnection();
    emitter.emit('fatal', error);
    emitter.end();
  }

  function page(limit: number, from?: number): Promise<ChatPage> {
    return withRetry('Reading messages', async () => feed.page(await conversation(), limit, from));
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
    withRetry('Opening the conversation', async () =>
      attach(await session.client(), conversationId, feed.listener, readFirst),
    );
  let first = await find();
  // Another client may have taken over.
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
  const following = { session, conversationId, listener, catchUp, onChange: reportConnection, onLost: die, timing };
  durable = createDurableConversation(first, following);
  reported = connection();

  const probe = async () => (await conversation()).getParticipantsCount();
  session.probes.add(probe);
  ends.push(
    session.on('connection', reportConnection),
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
    markAllRead: () => withRetry('Marking messages as read', markAllRead),
    sendMedia,
    mediaUrls: async (ids) => fetchMediaUrls((await now()).client, ids, timing.urlLifeMs),
    typing() {
      if (connection() !== 'online') return;
      conversation()
        .then((target) => target.typing())
        .catch(() => {});
    },
    close() {
      release();
      emitter.end();
    },
  };
}

/**
 * Sends an idempotent request, and retries it once if the connection was lost.
 * @param doing the action, for the error message
 * @throws ChatError
 */
async function withRetry<T>(doing: string, request: () => Promise<T>): Promise<T> {
  const since = Date.now();
  try {
    return await request();
  } catch (error) {
    const failure = toChatError(error, doing);
    if (failure.code !== 'offline' || Date.now() - since > PATIENCE_MS) throw failure;
  }
  try {
    return await request();
  } catch (error) {
    throw toChatError(error, doing);
  }
}

/**
 * Loads addresses of files. If the service refuses the set because one file is gone, each is loaded separately.
 * @param lifeMs the expected life of an address in milliseconds
 */
async function fetchMediaUrls(
  client: Client,
  ids: readonly string[],
  lifeMs: number,
): Promise<ReadonlyMap<string, MediaUrl>> {
  if (ids.length === 0) return new Map();
  const expiresAt = Date.now() + lifeMs;
  const request = async (some: readonly string[]) => [...(await client.getTemporaryContentUrlsForMediaSids([...some]))];
  const withEnd = (pairs: readonly (readonly [string, string])[]) =>
    new Map(pairs.flatMap(([id, url]) => (url ? [[id, { url, expiresAt }] as const] : [])));
  try {
    return withEnd(await request(ids));
  } catch (error) {
    const answers = await Promise.allSettled(ids.map((id) => request([id])));
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    // A refused set is a string. No answer at all means that the connection failed.
    if (found.length === 0 && typeof error !== 'string') throw toChatError(error, 'Asking for files');
    return withEnd(found);
  }
}

interface DurableOptions {
  readonly session: Session;
  readonly conversationId: string;
  readonly listener: AttachmentListener;
  /** Reads missed messages each time another client takes over. */
  readonly catchUp: (conversation: Conversation) => Promise<void>;
  /** The conversation became usable, or unusable for now. */
  readonly onChange: () => void;
  readonly onLost: (error: ChatError) => void;
  readonly timing: Timing;
}

function awaitAttachment() {
  let resolve: (attachment: Attachment) => void = () => {};
  let reject: (error: ChatError) => void = () => {};
  const promise = new Promise<Attachment>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/**
 * A conversation that survives a change of the client.
 * @param first the conversation, found through the session's first client
 */
function createDurableConversation(first: Attachment, options: DurableOptions) {
  const { session, conversationId, listener, catchUp, onChange, onLost, timing } = options;
  const pauses = createPauses(timing.retryMs, timing.longestRetryMs);
  let attachment: Attachment | undefined = first;
  let awaited = awaitAttachment();
  let wanted: Client | undefined = first.client;
  let hasEnded = false;
  awaited.resolve(first);

  async function findThrough(client: Client): Promise<void> {
    while (wanted === client) {
      try {
        const found = await attach(client, conversationId, listener, catchUp);
        if (wanted !== client) return found.detach();
        attachment = found;
        pauses.reset();
        awaited.resolve(found);
        return onChange();
      } catch (error) {
        const failure = toChatError(error, 'Finding the conversation again');
        if (wanted === client && failure.code === 'not-found') return onLost(failure);
      }
      await pauses.next();
    }
  }

  const unlisten = session.on('client', (client) => {
    attachment?.detach();
    if (attachment) awaited = awaitAttachment();
    attachment = undefined;
    wanted = client;
    onChange();
    if (client) void findThrough(client);
  });

  return {
    /** Returns the current conversation. Waits while it is being loaded again. @throws ChatError `aborted` after `end` */
    now: (): Promise<Attachment> => (hasEnded ? Promise.reject(aborted()) : awaited.promise),
    get isAttached() {
      return attachment !== undefined;
    },
    end(): void {
      hasEnded = true;
      wanted = undefined;
      unlisten();
      pauses.end();
      attachment?.detach();
      awaited.reject(aborted());
    },
  };
}
