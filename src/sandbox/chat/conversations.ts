import {
  type Conversation,
  type ConversationEvent,
  createConversation,
  type SeededConversation,
} from './conversation.js';
import { type ConversationRef, conversationIdOf, type PersistedConversation, refOf } from './stored-message.js';

/** All conversations of a sandbox. Any provider and customer have one; it is created on first use. */
export interface Conversations {
  of(ref: ConversationRef): Conversation;
  /** Undefined for what is no id of a conversation. */
  named(conversationId: string): Conversation | undefined;
  /** What differs from the seed. */
  kept(): PersistedConversation[];
  /** Called with every change that must survive a reload, in order. */
  onChange(listener: (ref: ConversationRef, event: ConversationEvent) => void): void;
}

export interface ConversationsOptions {
  readonly seedOf: (ref: ConversationRef) => SeededConversation;
  readonly kept: readonly PersistedConversation[];
  readonly book: string | undefined;
}

export function createConversations({ seedOf, kept, book }: ConversationsOptions): Conversations {
  const known = new Map<string, Conversation>();
  const waiting = new Map(kept.map((each) => [each.id, each]));
  const listeners: ((ref: ConversationRef, event: ConversationEvent) => void)[] = [];

  function of(ref: ConversationRef): Conversation {
    const id = conversationIdOf(ref);
    const found = known.get(id);
    if (found !== undefined) return found;
    const made = createConversation(ref, {
      seeded: seedOf(ref),
      kept: waiting.get(id),
      book,
      onChange(event) {
        for (const listener of listeners) listener(ref, event);
      },
    });
    known.set(id, made);
    waiting.delete(id);
    return made;
  }

  return {
    of,
    named(conversationId) {
      const ref = refOf(conversationId);
      return ref && of(ref);
    },
    kept: () => [...waiting.values(), ...[...known.values()].flatMap((each) => each.kept() ?? [])],
    onChange: (listener) => void listeners.push(listener),
  };
}
