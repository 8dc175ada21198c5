import type { ConversationRef, Receipt } from './stored-message.js';

/** A message in the form that an external chat service accepts. */
export interface CarriedMessage {
  /** The sandbox's id. */
  readonly id: string;
  readonly author: string;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly clientId?: string | undefined;
  readonly files: readonly {
    readonly filename: string | null;
    readonly contentType: string;
    readonly bytes: Uint8Array;
  }[];
}

/** A conversation in the form that an external chat service accepts. */
export interface CarriedConversation extends ConversationRef {
  readonly providerIdentity: string;
  readonly customerIdentity: string;
  /** All messages up to now, in order. */
  history(): readonly CarriedMessage[];
  /** Id of the last message that somebody has read. */
  lastRead(identity: string): string | undefined;
}

/** What is needed to open a chat on an external service. */
export interface CarriedSession {
  readonly token: string;
  /** What the service calls the conversation. */
  readonly conversationId: string;
  readonly endpoint?: string;
}

/**
 * An external chat service for a sandbox's conversations, such as the emulator behind the local server. The sandbox
 * forwards the messages of the gateway and of `sandbox.customer` to it.
 */
export interface SandboxChatBackend {
  /** @param origin of the gateway, for instance `http://localhost:5173` */
  session(conversation: CarriedConversation, identity: string, origin: string): CarriedSession;
  /** @returns the service's id of the message, which the gateway answers as `messageId` */
  append(conversation: CarriedConversation, message: Omit<CarriedMessage, 'id'>): string;
  edit(conversation: CarriedConversation, id: string, body: string): void;
  remove(conversation: CarriedConversation, id: string): void;
  receipt(conversation: CarriedConversation, id: string, receipt: Receipt): void;
  /** Somebody has read everything. */
  markRead(conversation: CarriedConversation, identity: string): void;
  typing(conversation: CarriedConversation, identity: string): void;
}
