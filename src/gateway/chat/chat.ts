/** The delivery status of a local message, if known. Messages of others are `sent`. */
export type Delivery = 'sent' | 'delivered' | 'read' | 'failed';

/** A file of a message. `mediaUrls` returns its address, which works only for minutes. */
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
  /** The position in the thread. It rises with every message. Removed messages leave gaps. */
  readonly index: number;
  /** Identity of the author; the thread's `identity` for messages of this side. Null for some system messages. */
  readonly author: string | null;
  /** Empty for a message that only has files. */
  readonly body: string;
  /** Milliseconds since 1970, by the service's clock. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly media: readonly ChatMedia[];
  readonly delivery: Delivery;
  /** The sender's own name of the message, if the service passes it on. The echo is recognized by it. */
  readonly clientId?: string;
}

/** Consecutive messages of a thread, in ascending order. */
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
 * Every failure of a chat. The message is for developers and logs. It never contains personal data, the text of a
 * message or a token.
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

/** State of the connection: `reconnecting` recovers by itself, `closed` does not. */
export type Connection = 'connecting' | 'online' | 'reconnecting' | 'closed';

/** The events of a thread. A listener that is added later does not get earlier ones. */
export interface ChatEvents {
  connection: Connection;
  /** Once for each index, in ascending order; messages of this side too. */
  added: ChatMessage;
  /** A new version of a message that was delivered before. */
  updated: ChatMessage;
  removed: { readonly index: number };
  typing: { readonly identity: string; readonly active: boolean };
  /** Somebody else has read up to this index, inclusive. */
  peerRead: { readonly identity: string; readonly index: number };
  /** The thread has ended and is closed: call `open()` again. */
  fatal: ChatError;
}

export interface SendMediaOptions {
  /** Text that goes with the file, in the same message. */
  readonly body?: string;
  /** Names this message: another call with the same name returns the message that was sent, and sends no second one. */
  readonly clientId: string;
  /** Bytes that were sent, and all bytes. Not called if the platform does not report progress. */
  onProgress?(loaded: number, total: number): void;
  /** Cancels the upload. The call rejects with `aborted`. */
  readonly signal?: AbortSignal;
}

/** Where a file can be fetched from, until when (milliseconds since 1970). */
export interface MediaUrl {
  readonly url: string;
  readonly expiresAt: number;
}

/**
 * One open conversation. Texts are not sent here: they go through the gateway (`POST /v1/messages`) and come back as
 * `added`. Every call rejects with a `ChatError`.
 */
export interface ChatThread {
  /** Who this side is; compare with `ChatMessage.author`. */
  readonly identity: string;
  readonly connection: Connection;
  /** Index of the last message that this side had read when the thread was opened; null if the service does not say. */
  readonly lastReadIndex: number | null;
  /** @returns a function that removes the listener */
  on<E extends keyof ChatEvents>(event: E, listener: (detail: ChatEvents[E]) => void): () => void;
  /** The newest messages, at most `limit`. */
  recent(limit: number): Promise<ChatPage>;
  /** Messages with an index below `beforeIndex`, at most `limit`: the newest of them. */
  earlier(beforeIndex: number, limit: number): Promise<ChatPage>;
  /** Marks all messages up to now as read. */
  markAllRead(): Promise<void>;
  /**
   * Sends a file as a separate message.
   * @returns its index, once the service has accepted it; its `added` may come before or after
   * @throws ChatError `too-large`, `rejected`, `offline` (it may have been sent: try again with the same `clientId`),
   *   `aborted`
   */
  sendMedia(file: Blob & { readonly name?: string }, options: SendMediaOptions): Promise<{ readonly index: number }>;
  /** Addresses of files. Files that no longer exist are left out. */
  mediaUrls(ids: readonly string[]): Promise<ReadonlyMap<string, MediaUrl>>;
  /** Tells the others that this side is typing; may be called for every key. */
  typing(): void;
  /** Ends all events immediately and releases everything. May be called at any time, and twice. */
  close(): void;
}

export interface OpenChatOptions {
  readonly conversationId: string;
  /** The user's identity in the chat, from the chat session. */
  readonly identity: string;
  /** URL of the service if it is not the default one (`endpoint` of the chat session). */
  readonly endpoint?: string;
  /** Returns a token: `start` for a new connection, `renew` when the last token expires or was refused. */
  getToken(reason: 'start' | 'renew'): Promise<string>;
  /**
   * Aborted when the user signs out. The connection then closes immediately. Two sign-ins never share a connection, so
   * that one is never renewed with the token of the other.
   */
  readonly session?: AbortSignal;
  /** Cancels the opening and closes its socket. */
  readonly signal?: AbortSignal;
}

/**
 * The chat service that the message thread uses. `lead-widgets/chat/twilio` implements it for Twilio
 * Conversations. A host may set its own in the property `chat`.
 */
export interface ChatClient {
  /**
   * Opens a conversation. Resolves when its messages can be read.
   * @throws ChatError `init-failed` when the service cannot be reached or does not start,
   *   `token` when it also refuses a new token, `not-found`, or `aborted`
   */
  open(options: OpenChatOptions): Promise<ChatThread>;
}
