import type { ChatMessage, Delivery } from '../../contract/chat.js';

/** How far an own message has come: what the service says of it, raised by what the customer has read. */
export function deliveryOf(
  { delivery, index }: Pick<ChatMessage, 'delivery' | 'index'>,
  peerReadIndex: number,
): Delivery {
  return delivery === 'failed' || index > peerReadIndex ? delivery : 'read';
}
