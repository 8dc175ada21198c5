import type { AggregatedDeliveryReceipt, Client, Conversation, Message, Participant } from '@twilio/conversations';
import * as v from 'valibot';
import type { ChatMessage, Delivery } from '../../gateway/chat/chat.js';
import { readAs } from '../../web/read-as.js';

function deliveryOf(receipt: AggregatedDeliveryReceipt | null): Delivery {
  if (receipt === null) return 'sent';
  if (receipt.failed !== 'none' || receipt.undelivered !== 'none') return 'failed';
  if (receipt.read !== 'none') return 'read';
  return receipt.delivered === 'none' ? 'sent' : 'delivered';
}

function clientIdOf({ attributes }: Message): { readonly clientId?: string } {
  return readAs(attributesSchema, attributes) ?? {};
}

const attributesSchema = v.object({ clientId: v.string() });

/** A message of the SDK as plain data. Read marks come from the read horizon. */
export function toMessage(message: Message): ChatMessage {
  const createdAt = message.dateCreated?.getTime() ?? 0;
  return {
    id: message.sid,
    index: message.index,
    author: message.author,
    body: message.body ?? '',
    createdAt,
    updatedAt: message.dateUpdated?.getTime() ?? createdAt,
    media: (message.attachedMedia ?? []).map(({ sid: id, filename, contentType, size }) => {
      return { id, filename, contentType, size };
    }),
    delivery: deliveryOf(message.aggregatedDeliveryReceipt),
    ...clientIdOf(message),
  };
}

/** The events of one conversation, as plain data. */
export interface AttachmentListener {
  added(message: ChatMessage): void;
  updated(message: ChatMessage): void;
  removed(index: number): void;
  typing(identity: string, active: boolean): void;
  /** The read horizon of a participant, including this side. */
  read(identity: string, index: number): void;
  /** The conversation was deleted, or this side was removed from it. */
  gone(): void;
}

/** One conversation, received through one client. */
export interface Attachment {
  readonly client: Client;
  readonly conversation: Conversation;
  detach(): void;
}

function emitReadHorizon(listener: AttachmentListener, { identity, lastReadMessageIndex }: Participant): void {
  if (identity && lastReadMessageIndex !== null) listener.read(identity, lastReadMessageIndex);
}

/**
 * Finds a conversation and listens to it.
 * @param read called after listening starts, and before read horizons are emitted
 * @throws the error of the SDK if it does not exist or cannot be read
 */
export async function attach(
  client: Client,
  conversationId: string,
  listener: AttachmentListener,
  read: (conversation: Conversation) => Promise<void>,
): Promise<Attachment> {
  const conversation = await client.getConversationBySid(conversationId);
  const ends: (() => void)[] = [];

  const on: Conversation['on'] = (event, handle) => {
    conversation.on(event, handle);
    ends.push(() => conversation.off(event, handle));
    return conversation;
  };
  const typing = (active: boolean) => (participant: Participant) => {
    if (participant.identity) listener.typing(participant.identity, active);
  };

  on('messageAdded', (message) => listener.added(toMessage(message)));
  on('messageUpdated', ({ message }) => listener.updated(toMessage(message)));
  on('messageRemoved', ({ index }) => listener.removed(index));
  on('typingStarted', typing(true));
  on('typingEnded', typing(false));
  on('participantUpdated', ({ participant }) => emitReadHorizon(listener, participant));
  on('removed', () => listener.gone());
  const detach = () => {
    for (const end of ends.splice(0)) end();
  };

  try {
    await read(conversation);
    for (const participant of await conversation.getParticipants()) emitReadHorizon(listener, participant);
  } catch (error) {
    detach();
    throw error;
  }
  return { client, conversation, detach };
}
