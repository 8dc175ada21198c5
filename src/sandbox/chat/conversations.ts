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
  /** Undefined for an invalid id. */
  named(conversationId: string): Conversation | undefined;
  /** What differs from the seed. */
  persisted(): PersistedConversation[];
  /** Called with every change that must survive a reload, in order. */
  onChange(listener: (ref: ConversationRef, event: ConversationEvent) => void): void;
}

export interface ConversationsOptions {
  readonly seedOf: (ref: ConversationRef) => SeededConversation;
  readonly persisted: readonly PersistedConversation[];
  readonly book: string | undefined;
}

export function createConversations({ seedOf, persisted, book }: ConversationsOptions): Conversations {
  const known = new Map<string, Conversation>();
  const unopened = new Map(persisted.map((each) => [each.id, each]));
  const listeners: ((ref: ConversationRef, event: ConversationEvent) => void)[] = [];

  function of(ref: ConversationRef): Conversation {
    const id = conversationIdOf(ref);
    const found = known.get(id);
    if (found !== undefined) return found;
    const made = createConversation(ref, {
      seeded: seedOf(ref),
      persisted: unopened.get(id),
      book,
      onChange(event) {
        for (const listener of listeners) listener(ref, event);
      },
    });
    known.set(id, made);
    unopened.delete(id);
    return made;
  }

  return {
    of,
    named(conversationId) {
      const ref = refOf(conversationId);
      return ref && of(ref);
    },
    persisted: () => [...unopened.values(), ...[...known.values()].flatMap((each) => each.persisted() ?? [])],
    onChange: (listener) => void listeners.push(listener),
  };
}
