import type { ChatEvents, ChatMessage, Delivery } from '../../gateway/chat/chat.js';
import type { Emitter } from '../../gateway/chat/emitter.js';
import type { Conversation, ConversationEvent } from './conversation.js';
import type { StoredMessage } from './stored-message.js';

/** How long a typing indicator stays, in milliseconds. */
const TYPING_SHOWN_MS = 6000;

/** Converts the events of a conversation for one side. */
export function createThreadFeed(conversation: Conversation, identity: string, listeners: Emitter<ChatEvents>) {
  const delivered = new Map<number, ChatMessage>();
  const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();

  function isRead(index: number): boolean {
    return [...conversation.read].some(([whose, horizon]) => whose !== identity && horizon >= index);
  }

  function deliveryOf({ receipt, author, index }: StoredMessage): Delivery {
    const isSeen = author === identity && receipt !== 'failed' && isRead(index);
    return isSeen ? 'read' : (receipt ?? 'sent');
  }

  function show(stored: StoredMessage): ChatMessage {
    const { receipt: _, clientId, ...message } = stored;
    const shown = { ...message, delivery: deliveryOf(stored), ...(clientId !== undefined && { clientId }) };
    delivered.set(shown.index, shown);
    return shown;
  }

  function stopTyping(whose: string): void {
    const timer = typingTimers.get(whose);
    if (timer === undefined) return;
    clearTimeout(timer);
    typingTimers.delete(whose);
    listeners.emit('typing', { identity: whose, active: false });
  }

  function startTyping(whose: string): void {
    const isNews = !typingTimers.has(whose);
    clearTimeout(typingTimers.get(whose));
    typingTimers.set(
      whose,
      setTimeout(() => stopTyping(whose), TYPING_SHOWN_MS),
    );
    if (isNews) listeners.emit('typing', { identity: whose, active: true });
  }

  /** Emits own messages that were just read. */
  function emitRead(): void {
    for (const known of [...delivered.values()]) {
      const canBecomeRead = known.author === identity && (known.delivery === 'sent' || known.delivery === 'delivered');
      const stored = canBecomeRead && isRead(known.index) ? conversation.at(known.index) : undefined;
      if (stored) listeners.emit('updated', show(stored));
    }
  }

  return {
    receive(event: ConversationEvent): void {
      switch (event.kind) {
        case 'added':
          stopTyping(event.message.author);
          listeners.emit('added', show(event.message));
          break;
        case 'updated':
          if (delivered.has(event.message.index)) listeners.emit('updated', show(event.message));
          break;
        case 'removed':
          if (delivered.delete(event.index)) listeners.emit('removed', { index: event.index });
          break;
        case 'typing':
          if (event.identity === identity) break;
          if (event.active) startTyping(event.identity);
          else stopTyping(event.identity);
          break;
        case 'read':
          if (event.identity === identity) break;
          listeners.emit('peerRead', { identity: event.identity, index: event.index });
          emitRead();
      }
    },
    /** Records a delivered page. Later changes of its messages are emitted. */
    deliver: (messages: readonly StoredMessage[]) => messages.map(show),
    end() {
      for (const timer of typingTimers.values()) clearTimeout(timer);
      typingTimers.clear();
    },
  };
}
