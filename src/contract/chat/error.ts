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
 * a message's text or a token. Spec §8 Chat init failure.
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
