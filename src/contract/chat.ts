import type { ChatThread } from './chat/thread.js';

export type * from './chat/thread.js';
export type * from './chat/thread.js';
export { ChatError, type ChatErrorCode } from './chat/thread.js';

export interface OpenChatOptions {
  readonly conversationId: string;
  /** Who this side is, as the chat session says it. */
  readonly identity: string;
  /** Address of the service where it is not the usual one (`endpoint` of the chat session). */
  readonly endpoint?: string;
  /** A token for this identity: `start` when a connection is made, `renew` when the one before ends or was refused. */
  getToken(reason: 'start' | 'renew'): Promise<string>;
  /**
   * Aborted when the sign-in ends that the conversation belongs to: its connection then ends at once. Conversations of two
   * sign-ins never share one, so that neither is renewed with the other's token.
   */
  readonly session?: AbortSignal;
  /** Gives up the opening, and leaves no socket behind. */
  readonly signal?: AbortSignal;
}

/**
 * The port to a chat service: what the message thread needs of one. `lead-widgets/chat/twilio` is one for Twilio
 * Conversations; a host may hand in its own through the property `chat`.
 */
export interface ChatClient {
  /**
   * Opens a conversation. Resolves once its messages can be read.
   * @throws ChatError `init-failed` when the service cannot be reached or does not start (the error state of the thread),
   *   `token` when it refuses a fresh token too, `not-found`, `aborted`
   */
  open(options: OpenChatOptions): Promise<ChatThread>;
}
