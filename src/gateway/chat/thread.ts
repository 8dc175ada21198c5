/** How far an own message is known to have come; messages of others are `sent`. */
export type Delivery = 'sent' | 'delivered' | 'read' | 'failed';

/** A file of a message. Its address comes from `mediaUrls`, and lives for minutes only. */
export interface ChatMedia {
  readonly id: string;
  readonly filename: string | null;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** A message as a thread shows it. */
export interface ChatMessage {
  readonly id: string;
  /** Its place in the thread: it rises with every message, and has gaps where messages were removed. */
  readonly index: number;
  /** Identity of who wrote it; own messages have the thread's `identity`. Null for some system messages. */
  readonly author: string | null;
  /** Empty for a message of files alone. */
  readonly body: string;
  /** Milliseconds since 1970, by the service's clock. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly media: readonly ChatMedia[];
  readonly delivery: Delivery;
  /** What its sender named it, where the service hands that on: an echo is known by it. */
  readonly clientId?: string;
}

/** A stretch of a thread, in ascending order. */
export interface ChatPage {
  readonly messages: readonly ChatMessage[];
  /** False is final: there are no earlier messages. */
  readonly hasEarlier: boolean;
}

export type ChatErrorCode =
  | 'init-failed'
  | 'token'
  | 'not-found'
  | 'offline'
  | 'rejected'
  | 'too-large'
  | 'aborted'
  | 'unknown';

/**
 * Every failure of a chat is one of these. Its message is for developers and logs: it never holds a person's data,
 * a message's text or a token.
 */
export class ChatError extends Error {
  override readonly name = 'ChatError';

  /**
   * @param code what went wrong
   * @param message a sentence for developers
   * @param retryable whether the same call may succeed later without a change
   */
  constructor(
    readonly code: ChatErrorCode,
    message: string,
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** State of the link: `reconnecting` mends itself, `closed` does not. */
export type Connection = 'connecting' | 'online' | 'reconnecting' | 'closed';

/** What a thread tells its listeners; nothing of it is repeated to a listener that comes later. */
export interface ChatEvents {
  connection: Connection;
  /** Once for an index, in ascending order; own messages too. */
  added: ChatMessage;
  /** A message that was handed out before now reads so. */
  updated: ChatMessage;
  removed: { readonly index: number };
  typing: { readonly identity: string; readonly active: boolean };
  /** Somebody else has read up to and with this index. */
  peerRead: { readonly identity: string; readonly index: number };
  /** The thread is dead, and `close()` has been done for it: call `open()` again. */
  fatal: ChatError;
}

export interface SendMediaOptions {
  /** Text that goes with the file, in the same message. */
  readonly body?: string;
  /** Names this message: sending again under the same name gives the message that has come through, not a second one. */
  readonly clientId: string;
  /** Bytes that have left and bytes in all; not called where the platform tells nothing. */
  onProgress?(loaded: number, total: number): void;
  /** Cancels: the upload ends, and the call rejects with `aborted`. */
  readonly signal?: AbortSignal;
}

/** Where a file can be fetched from, until when (milliseconds since 1970). */
export interface MediaUrl {
  readonly url: string;
  readonly expiresAt: number;
}

/**
 * One conversation, open. Texts are not sent here: they go through the gateway (`POST /v1/messages`) and come back as
 * `added`. Every call rejects with a `ChatError`.
 */
export interface ChatThread {
  /** Who this side is; compare with `ChatMessage.author`. */
  readonly identity: string;
  readonly connection: Connection;
  /** Up to which message this side had read when the thread was opened; null where the service does not say. */
  readonly lastReadIndex: number | null;
  /** @returns a function that ends the listening */
  on<E extends keyof ChatEvents>(event: E, listener: (detail: ChatEvents[E]) => void): () => void;
  /** The newest messages, at most `limit`. */
  recent(limit: number): Promise<ChatPage>;
  /** Messages with an index below `beforeIndex`, at most `limit`: the newest of them. */
  earlier(beforeIndex: number, limit: number): Promise<ChatPage>;
  /** Everything that has come so far counts as read. */
  markAllRead(): Promise<void>;
  /**
   * Sends a file as a message of its own.
   * @returns its index, once the service has taken it; its `added` may come before or after
   * @throws ChatError `too-large`, `rejected`, `offline` (it may have gone through: send again under the same
   *   `clientId`), `aborted`
   */
  sendMedia(file: Blob & { readonly name?: string }, options: SendMediaOptions): Promise<{ readonly index: number }>;
  /** Addresses for files, all at once; a file that is gone is left out. */
  mediaUrls(ids: readonly string[]): Promise<ReadonlyMap<string, MediaUrl>>;
  /** Tells the others that this side is typing; may be called for every key. */
  typing(): void;
  /** Ends all events at once and gives back everything that was held. May be called at any time, and twice. */
  close(): void;
}
