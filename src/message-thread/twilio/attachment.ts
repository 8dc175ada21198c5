import type { Client, Conversation, Message, Participant } from '@twilio/conversations';
import type { ChatMessage } from '../../gateway/chat/chat.js';
import { toMessage } from './to-message.js';

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

  const added = (message: Message) => listener.added(toMessage(message));
  const updated = ({ message }: { readonly message: Message }) => listener.updated(toMessage(message));
  const removed = ({ index }: Message) => listener.removed(index);
  const typing = (active: boolean) => (participant: Participant) => {
    if (participant.identity) listener.typing(participant.identity, active);
  };
  const started = typing(true);
  const ended = typing(false);
  const horizon = ({ participant }: { readonly participant: Participant }) => emitReadHorizon(listener, participant);
  const gone = () => listener.gone();

  conversation.on('messageAdded', added);
  conversation.on('messageUpdated', updated);
  conversation.on('messageRemoved', removed);
  conversation.on('typingStarted', started);
  conversation.on('typingEnded', ended);
  conversation.on('participantUpdated', horizon);
  conversation.on('removed', gone);
  ends.push(
    () => conversation.off('messageAdded', added),
    () => conversation.off('messageUpdated', updated),
    () => conversation.off('messageRemoved', removed),
    () => conversation.off('typingStarted', started),
    () => conversation.off('typingEnded', ended),
    () => conversation.off('participantUpdated', horizon),
    () => conversation.off('removed', gone),
  );
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
