import type { Conversation, Message } from '@twilio/conversations';

export interface Stretch {
  /** In ascending order. */
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/**
 * Reads messages backwards. The SDK gives short pages even where there are more, and says nothing of gaps: only its own
 * word that nothing is before a page, and the index 0, are an end.
 * @param from the highest index that is wanted; the newest message without it
 */
export async function readBack(conversation: Conversation, limit: number, from?: number): Promise<Stretch> {
  const messages: Message[] = [];
  let anchor = from;
  for (;;) {
    const page = await conversation.getMessages(limit - messages.length, anchor, 'backwards');
    const found = page.items.filter(({ index }) => anchor === undefined || index <= anchor);
    messages.unshift(...found);
    const lowest = messages[0]?.index ?? 0;
    const hasEarlier = page.hasPrevPage && found.length > 0 && lowest > 0;
    if (!hasEarlier || messages.length >= limit) return { messages, hasEarlier };
    anchor = lowest - 1;
  }
}

/** Reads every message with an index above `after`, up to and with `upTo` or to the newest one. */
export async function readSince(conversation: Conversation, after: number, upTo?: number): Promise<Message[]> {
  const messages: Message[] = [];
  let anchor = upTo;
  for (;;) {
    const { messages: found, hasEarlier } = await readBack(conversation, 50, anchor);
    messages.unshift(...found.filter(({ index }) => index > after));
    const lowest = found[0]?.index;
    if (!hasEarlier || lowest === undefined || lowest <= after + 1) return messages;
    anchor = lowest - 1;
  }
}
