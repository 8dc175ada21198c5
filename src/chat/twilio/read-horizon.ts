import type { ChatMessage } from '../../contract/chat.js';

/** How far the others have read, which marks own messages as read. */
export interface ReadHorizon {
  /** @returns whether this is news */
  advance(identity: string, index: number): boolean;
  /** The message, as read if somebody else has read it. */
  show(message: ChatMessage): ChatMessage;
}

/** @param own who this side is */
export function createReadHorizon(own: string): ReadHorizon {
  const horizons = new Map<string, number>();

  function isRead(index: number): boolean {
    return [...horizons.values()].some((horizon) => horizon >= index);
  }

  return {
    advance(identity, index) {
      if (identity === own || index <= (horizons.get(identity) ?? -1)) return false;
      horizons.set(identity, index);
      return true;
    },
    show(message) {
      const mayBeRead = message.author === own && message.delivery !== 'failed';
      return mayBeRead && isRead(message.index) ? { ...message, delivery: 'read' } : message;
    },
  };
}
