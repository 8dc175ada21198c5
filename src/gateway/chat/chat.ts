import type { ChatThread } from './thread.js';

export type * from './thread.js';
export type * from './thread.js';
export { ChatError, type ChatErrorCode } from './thread.js';

export interface OpenChatOptions {
  readonly conversationId: string;
  /** The user's identity in the chat, from the chat session. */
  readonly identity: string;
  /** URL of the service if it is not the default one (`endpoint` of the chat session). */
  readonly endpoint?: string;
  /** Returns a token: `start` for a new connection, `renew` when the last token expires or was refused. */
  getToken(reason: 'start' | 'renew'): Promise<string>;
  /**
   * Aborted when the user signs out. The connection then closes at once. Two sign-ins never share a connection, so that
   * one is never renewed with the token of the other.
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
