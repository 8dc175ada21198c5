import type { Id } from '../../gateway/wire/ids.js';
import type { ChatService } from './chat-service.js';
import type { Conversation } from './conversation.js';
import {
  conversationIdOf,
  customerIdentity,
  providerIdentity,
  type Receipt,
  type StoredMessage,
} from './stored-message.js';

/** Milliseconds after a message until it is read, until an answer is being typed, and until the answer comes. */
const PACE = { read: 900, typing: 1800, answer: 4200 } as const;

const ANSWERS = [
  'Thanks, that works for me.',
  'Sounds good. I will be home.',
  'Let me ask my husband, one minute.',
  'Yes, please.',
  'Okay! See you then.',
] as const;

type Written = Pick<StoredMessage, 'id' | 'index'>;

/**
 * Plays the customer of a conversation. Calls resolve when they are done in this tab; other tabs follow a moment later.
 */
export interface SandboxCustomer {
  /**
   * The session for the customer's own chat, like the answer of `chatSession`.
   * @param origin of the page or server, for the address of an external chat service
   */
  session(origin?: string): Promise<CustomerSession>;
  say(text: string): Promise<Written>;
  /** @param text sent in the same message as the picture */
  sendImage(image: Blob & { readonly name?: string }, text?: string): Promise<Written>;
  typing(active: boolean): Promise<void>;
  /** @param index the last read message; all messages by default */
  read(index?: number): Promise<void>;
  /** Changes a message of either side. @throws RangeError if no message has this index */
  edit(index: number, text: string): Promise<void>;
  /** Removes a message of either side. @throws RangeError if no message has this index */
  remove(index: number): Promise<void>;
  /** Sets the SMS delivery state of a message. @throws RangeError if no message has this index */
  receipt(index: number, receipt: Receipt): Promise<void>;
  /** Reads and answers the provider's messages automatically after a while. Off by default. */
  autoReply(on: boolean): Promise<void>;
}

export interface CustomerSession {
  readonly token: string;
  readonly identity: string;
  readonly conversationId: string;
  readonly endpoint?: string;
}

export interface CustomerOptions {
  readonly serviceProviderId: Id;
  readonly userId: Id;
}

export function createSandboxCustomer(
  { serviceProviderId, userId }: CustomerOptions,
  chatService: () => Promise<ChatService>,
): SandboxCustomer {
  const ref = { serviceProviderId: String(serviceProviderId), userId: String(userId) };
  const author = customerIdentity(ref);
  let endReplies: (() => void) | undefined;

  async function at(): Promise<{ readonly post: ChatService; readonly conversation: Conversation }> {
    const post = await chatService();
    return { post, conversation: post.conversations.of(ref) };
  }

  async function message(index: number) {
    const there = await at();
    const found = there.conversation.at(index);
    if (found === undefined) throw new RangeError(`There is no message ${index}.`);
    return { ...there, found };
  }

  return {
    async session(origin = 'http://localhost') {
      const session = (await chatService()).session(ref, author, origin);
      const { token = `sandbox-chat-${author}`, conversationId = conversationIdOf(ref), ...place } = session ?? {};
      return { ...place, token, identity: author, conversationId };
    },
    async say(body) {
      const { post, conversation } = await at();
      return post.write(conversation, { author, body });
    },
    async sendImage(file, body = '') {
      const { post, conversation } = await at();
      return post.send(conversation, { author, body }, file);
    },
    async typing(active) {
      const { post, conversation } = await at();
      post.typing(conversation, author, active);
    },
    async read(index) {
      const { post, conversation } = await at();
      post.read(conversation, author, index);
    },
    async edit(index, body) {
      const { post, conversation, found } = await message(index);
      post.edit(conversation, found, { body });
    },
    async remove(index) {
      const { post, conversation, found } = await message(index);
      post.remove(conversation, found);
    },
    async receipt(index, receipt) {
      const { post, conversation, found } = await message(index);
      post.edit(conversation, found, { receipt });
    },
    async autoReply(on) {
      const { post, conversation } = await at();
      endReplies?.();
      endReplies = on ? automaticReplies(conversation, post, author) : undefined;
    },
  };
}

/**
 * Reads and answers the provider's messages. Messages that arrive before an answer is sent share it.
 * @returns a function that stops it
 */
function automaticReplies(conversation: Conversation, chatService: ChatService, customer: string): () => void {
  const provider = providerIdentity(conversation.ref);
  let timers: ReturnType<typeof setTimeout>[] = [];
  let answered = 0;

  function answer(): void {
    timers = [];
    const body = ANSWERS[answered % ANSWERS.length] ?? '';
    answered += 1;
    chatService.read(conversation, customer);
    chatService.write(conversation, { author: customer, body });
  }

  const unlisten = conversation.listen((event) => {
    if (event.kind !== 'added' || event.message.author !== provider) return;
    if (timers.length > 0) return;
    timers = [
      setTimeout(() => chatService.read(conversation, customer), PACE.read),
      setTimeout(() => chatService.typing(conversation, customer, true), PACE.typing),
      setTimeout(answer, PACE.answer),
    ];
  });
  const release = conversation.hold();

  return () => {
    for (const timer of timers) clearTimeout(timer);
    unlisten();
    release();
  };
}
