import type { Id } from '../../contract/wire/ids.js';
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
 * The customer of a conversation, played by a test, a story or another tab. Every call resolves when it is done here; other
 * tabs learn of it a moment later.
 */
export interface SandboxCustomer {
  /**
   * What the customer's own chat is opened with, as `chatSession` says it to the provider: on `sandbox.chat`, or on the
   * service that carries the conversations.
   * @param origin of the page or server, for the address of such a service
   */
  session(origin?: string): Promise<CustomerSession>;
  say(text: string): Promise<Written>;
  /** @param text goes with the picture, in the same message */
  sendImage(image: Blob & { readonly name?: string }, text?: string): Promise<Written>;
  typing(active: boolean): Promise<void>;
  /** @param index up to which; everything without it */
  read(index?: number): Promise<void>;
  /** Changes a message, whoever wrote it. @throws RangeError when there is none of that index */
  edit(index: number, text: string): Promise<void>;
  /** Removes a message, whoever wrote it. @throws RangeError when there is none of that index */
  remove(index: number): Promise<void>;
  /** The carrier of an SMS says how far a message has come. @throws RangeError when there is none of that index */
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
  chatService: () => ChatService | Promise<ChatService>,
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
      return post.send(conversation, { author, body, file });
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
 * Lets a customer read and answer what the provider writes; what comes while an answer is on its way gets that answer.
 * @returns ends this, with what is under way
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
