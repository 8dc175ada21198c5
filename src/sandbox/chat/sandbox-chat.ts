import type { ChatClient, ChatThread, OpenChatOptions } from '../../gateway/chat/chat.js';
import { type ChatLink, type ChatWeather, failure } from './chat-link.js';
import type { ChatService } from './chat-service.js';
import { openThread } from './open-thread.js';
import { customerIdentity, providerIdentity } from './stored-message.js';

export interface SandboxChatOptions {
  readonly chatService: () => ChatService | Promise<ChatService>;
  readonly link: ChatLink;
  readonly weather: ChatWeather;
}

/** The chat of a sandbox's conversations. The identity decides between provider and customer. */
export function createSandboxChat({ chatService, link, weather }: SandboxChatOptions): ChatClient {
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
    if (weather.refuses !== undefined) throw failure(weather.refuses, 'The weather of the sandbox refuses the chat.');
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
      const given = new AbortController();
      const giveUp = () => given.abort(failure('aborted', 'The opening was given up.'));
      const { signal } = options;
      if (signal?.aborted) giveUp();
      given.signal.throwIfAborted();
      signal?.addEventListener('abort', giveUp);
      const aborted = new Promise<never>((_, reject) => {
        given.signal.addEventListener('abort', () => reject(given.signal.reason));
      });
      try {
        return await Promise.race([open(options, given.signal), aborted]);
      } finally {
        signal?.removeEventListener('abort', giveUp);
      }
    },
  };
}
