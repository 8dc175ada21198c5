import type { ChatMessage } from '../../contract/chat.js';

/** Whether two readings of a message show the same. */
export function isSameMessage(a: ChatMessage, b: ChatMessage): boolean {
  return (
    a.id === b.id &&
    a.body === b.body &&
    a.author === b.author &&
    a.delivery === b.delivery &&
    a.updatedAt === b.updatedAt &&
    a.createdAt === b.createdAt &&
    a.clientId === b.clientId &&
    a.media.length === b.media.length &&
    a.media.every((media, place) => media.id === b.media[place]?.id)
  );
}
