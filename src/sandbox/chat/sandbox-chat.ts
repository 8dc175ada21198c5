import type {
  ChatClient,
  ChatError,
  ChatEvents,
  ChatPage,
  ChatThread,
  Connection,
  MediaUrl,
  OpenChatOptions,
} from '../../gateway/chat/chat.js';
import { createEmitter, sendOnce } from '../../gateway/chat/emitter.js';
import { ATTACHMENT_MAX_BYTES } from '../../gateway/limits.js';
import { anySignal, unlessAborted } from '../../web/abort.js';
import { pause } from '../scenarios.js';
import { type ChatLink, type ChatScenario, failure, type SandboxChatCall } from './chat-link.js';
import type { ChatService } from './chat-service.js';
import type { Conversation, ConversationEvent } from './conversation.js';
import { type ChatFiles, customerIdentity, providerIdentity, type StoredMessage } from './stored-message.js';
import { createThreadFeed } from './thread-feed.js';

const SLICE = 1_048_576;

const uploads = new WeakMap<Conversation, Map<string, Promise<Sent>>>();

/** The stated life of an address in milliseconds. Addresses really end with the thread. */
const URL_LIFE_MS = 240_000;

export interface SandboxChatOptions {
  readonly chatService: () => Promise<ChatService>;
  readonly link: ChatLink;
  readonly scenario: ChatScenario;
}

/** The chat of a sandbox's conversations. The identity decides between provider and customer. */
export function createSandboxChat({ chatService, link, scenario }: SandboxChatOptions): ChatClient {
  async function askToken(getToken: OpenChatOptions['getToken']): Promise<void> {
    try {
      if (await getToken('start')) return;
    } catch {
      // A host without a token is refused like one with an empty token.
    }
    throw failure('token', 'No token could be had for the chat.');
  }

  async function open(
    { conversationId, identity, getToken }: OpenChatOptions,
    signal: AbortSignal,
  ): Promise<ChatThread> {
    await askToken(getToken);
    await link.answer('open', signal);
    if (scenario.refuses !== undefined)
      throw failure(scenario.refuses, 'The scenario of the sandbox refuses the chat.');
    if (!link.isUp) throw failure('init-failed', 'There is no link to open a conversation on.');
    const known = await chatService();
    const conversation = known.conversations.named(conversationId);
    if (conversation === undefined) throw failure('not-found', 'There is no such conversation.');
    const members = [providerIdentity(conversation.ref), customerIdentity(conversation.ref)];
    if (!members.includes(identity)) throw failure('not-found', 'This side has no part in the conversation.');
    signal.throwIfAborted();
    return openThread({ conversation, identity, chatService: known, link });
  }

  return {
    async open(options) {
      const { signal = new AbortController().signal } = options;
      try {
        signal.throwIfAborted();
        return await unlessAborted(open(options, signal), signal);
      } catch (error) {
        throw signal.aborted ? failure('aborted', 'The opening was given up.') : error;
      }
    },
  };
}

interface ThreadOptions {
  readonly conversation: Conversation;
  readonly identity: string;
  readonly chatService: ChatService;
  readonly link: ChatLink;
}

/** The minimum time between two typing events, in milliseconds. */
const TYPING_THROTTLE_MS = 5000;

/** One side's view of a conversation. */
function openThread({ conversation, identity, chatService, link }: ThreadOptions): ChatThread {
  const listeners = createEmitter<ChatEvents>();
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

  function receive(event: ConversationEvent): void {
    if (closed.aborted) return;
    if (link.isUp && missed.length === 0) feed.receive(event);
    else if (event.kind !== 'typing') missed.push(event);
  }

  function release(): void {
    closing.abort(failure('aborted', 'The thread is closed.'));
    for (const end of ends) end();
    feed.end();
    addresses.revoke();
    missed.length = 0;
  }

  function die(error: ChatError): void {
    release();
    listeners.emit('connection', 'closed');
    listeners.emit('fatal', error);
    listeners.end();
  }

  const ends = [
    conversation.hold(),
    conversation.listen(receive),
    link.listen({
      changed() {
        listeners.emit('connection', connection());
        for (let next = missed[0]; next && link.isUp; next = missed[0]) {
          feed.receive(next);
          missed.shift();
        }
      },
      onConnectionLost: die,
    }),
  ];

  async function page(call: SandboxChatCall, choose: () => readonly StoredMessage[], limit: number): Promise<ChatPage> {
    await link.answer(call, closed);
    await link.up(closed);
    closed.throwIfAborted();
    const there = choose();
    const first = Math.max(0, there.length - limit);
    return { messages: feed.deliver(there.slice(first)), hasEarlier: first > 0 };
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
      chatService.read(conversation, identity);
    },
    sendMedia: createMediaSender({ conversation, chatService, link, identity, closed }),
    async mediaUrls(ids) {
      closed.throwIfAborted();
      return addresses.of(ids);
    },
    typing() {
      if (closed.aborted || !link.isUp || performance.now() - typedAt < TYPING_THROTTLE_MS) return;
      typedAt = performance.now();
      chatService.typing(conversation, identity, true);
    },
    close() {
      if (closed.aborted) return;
      listeners.end();
      release();
    },
  };
}

/** The object URLs of a conversation's files. Each is created once. */
function createMediaAddresses(files: ChatFiles) {
  const urls = new Map<string, string>();

  return {
    of(ids: readonly string[]): ReadonlyMap<string, MediaUrl> {
      const expiresAt = Date.now() + URL_LIFE_MS;
      return new Map(
        ids.flatMap((id) => {
          const blob = files.blob(id);
          const url = urls.get(id) ?? (blob && URL.createObjectURL(blob));
          if (url === undefined) return [];
          urls.set(id, url);
          return [[id, { url, expiresAt }] as const];
        }),
      );
    },
    revoke() {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}

type SendMedia = ChatThread['sendMedia'];
type Sent = Awaited<ReturnType<SendMedia>>;

interface MediaSenderOptions extends ThreadOptions {
  /** Aborts everything that is running. */
  readonly closed: AbortSignal;
}

/** Sends files. Each name is sent once, even from several threads. */
function createMediaSender(options: MediaSenderOptions): SendMedia {
  const { conversation, chatService, link, identity, closed } = options;
  const sendings = uploads.get(conversation) ?? new Map<string, Promise<Sent>>();
  uploads.set(conversation, sendings);

  async function leave(file: Blob, signal: AbortSignal, onProgress: (loaded: number) => void): Promise<void> {
    const { bytesPerSecond } = link.controls;
    const step = Math.min(SLICE, bytesPerSecond === undefined ? SLICE : Math.max(1, Math.ceil(bytesPerSecond / 10)));
    for (let start = 0; start < file.size; start += step) {
      const slice = await file.slice(start, start + step).arrayBuffer();
      if (bytesPerSecond !== undefined) await pause((slice.byteLength * 1000) / bytesPerSecond, signal);
      signal.throwIfAborted();
      if (!link.isUp) throw failure('offline', 'The link was lost while a file was sent.');
      onProgress(start + slice.byteLength);
    }
    signal.throwIfAborted();
  }

  const send: SendMedia = async (file, { clientId, body = '', onProgress, signal }) => {
    const ends = anySignal(closed, ...(signal ? [signal] : []));
    try {
      await link.answer('sendMedia', ends);
      if (file.size > ATTACHMENT_MAX_BYTES) throw failure('too-large', 'The service takes no file of this size.');
      if (!link.isUp) throw failure('offline', 'There is no link to send a file on.');
      await leave(file, ends, (loaded) => onProgress?.(loaded, file.size));
    } catch (error) {
      if (ends.aborted) throw failure('aborted', 'The sending was given up.');
      if (error instanceof DOMException) throw failure('rejected', 'The file could not be read.');
      throw error;
    }
    const { index } = await chatService.send(conversation, { author: identity, body, clientId }, file);
    return { index };
  };

  return async (file, sendOptions) => {
    if (closed.aborted || sendOptions.signal?.aborted) throw failure('aborted', 'The sending was given up.');
    const name = `${identity} ${sendOptions.clientId}`;
    const own = conversation.all.find(
      ({ author, clientId }) => author === identity && clientId === sendOptions.clientId,
    );
    if (own !== undefined) return { index: own.index };
    return sendOnce(sendings, name, () => send(file, sendOptions));
  };
}
