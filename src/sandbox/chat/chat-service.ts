import { createRequestId } from '../../web/request-id.js';
import type { Conversation, Conversations } from './conversation.js';
import {
  type ConversationRef,
  customerIdentity,
  providerIdentity,
  type Receipt,
  type StoredMessage,
} from './stored-message.js';

export interface Draft {
  readonly author: string;
  readonly body: string;
  readonly clientId?: string | undefined;
}

export interface ChatServiceOptions {
  readonly conversations: Conversations;
  readonly backend: SandboxChatBackend | undefined;
  readonly nextId: () => string;
  readonly clock: () => Date;
}

/** Every change of conversations: in this page, in other tabs, and on an external service if there is one. */
export function createChatService({ conversations, backend, nextId, clock }: ChatServiceOptions) {
  // Other tabs count too, so their ids need a suffix. Ids of the gateway depend only on the seed and the calls.
  const tab = createRequestId().slice(0, 8);

  function newId({ ref }: Conversation, author: string): string {
    return author === providerIdentity(ref) ? `m${nextId()}` : `m${nextId()}-${tab}`;
  }

  function add(
    conversation: Conversation,
    { author, body, clientId }: Draft,
    files: readonly { readonly id: string; readonly blob: Blob; readonly filename: string | null }[],
  ): StoredMessage {
    const at = clock().getTime();
    const media = files.map(({ id, blob, filename }) => ({ id, filename, contentType: blob.type, size: blob.size }));
    const carried = {
      author,
      body,
      createdAt: at,
      clientId,
      files: media.map((file) => ({ ...file, bytes: conversation.files.bytes(file.id) ?? new Uint8Array() })),
    };
    const id = backend?.append(carriedOf(conversation), carried) ?? newId(conversation, author);
    const message = { id, author, body, createdAt: at, updatedAt: at, media, clientId };
    conversation.commit({ kind: 'added', message, files: files.map(({ id, blob }) => ({ id, blob })) });
    return conversation.find(id) ?? { ...message, index: -1 };
  }

  return {
    conversations,
    /** The session of an external chat service. Undefined for the sandbox's own chat. */
    session: (ref: ConversationRef, identity: string, origin: string) =>
      backend?.session(carriedOf(conversations.of(ref)), identity, origin),
    write: (conversation: Conversation, draft: Draft) => add(conversation, draft, []),
    /** Writes a message with a file, after reading its bytes. */
    async send(
      conversation: Conversation,
      draft: Draft,
      file: Blob & { readonly name?: string },
    ): Promise<StoredMessage> {
      const id = `f${nextId()}-${tab}`;
      const blob = file.slice(0, file.size, file.type || 'application/octet-stream');
      await conversation.files.put(id, blob);
      return add(conversation, draft, [{ id, blob, filename: file.name ?? null }]);
    },
    edit(conversation: Conversation, message: StoredMessage, change: { body?: string; receipt?: Receipt }): void {
      const { index: _, ...known } = message;
      conversation.commit({ kind: 'updated', message: { ...known, ...change, updatedAt: clock().getTime() } });
      if (change.body !== undefined) backend?.edit(carriedOf(conversation), message.id, change.body);
      if (change.receipt !== undefined) backend?.receipt(carriedOf(conversation), message.id, change.receipt);
    },
    remove(conversation: Conversation, { id }: StoredMessage): void {
      conversation.commit({ kind: 'removed', id });
      backend?.remove(carriedOf(conversation), id);
    },
    /** @param index the last read message; all messages by default */
    read(conversation: Conversation, identity: string, index?: number): void {
      const message = index === undefined ? conversation.all.at(-1) : conversation.at(index);
      if (message !== undefined) conversation.commit({ kind: 'read', identity, id: message.id });
      if (index === undefined) backend?.markRead(carriedOf(conversation), identity);
    },
    typing(conversation: Conversation, identity: string, active: boolean): void {
      conversation.commit({ kind: 'typing', identity, active });
      if (active) backend?.typing(carriedOf(conversation), identity);
    },
  };
}

export type ChatService = ReturnType<typeof createChatService>;

function carriedOf({ ref, all, files, read, at }: Conversation): CarriedConversation {
  return {
    ...ref,
    providerIdentity: providerIdentity(ref),
    customerIdentity: customerIdentity(ref),
    history: () =>
      all.map(({ media, ...message }) => ({
        ...message,
        files: media.flatMap(({ id, ...file }) => {
          const bytes = files.bytes(id);
          return bytes === undefined ? [] : [{ ...file, bytes }];
        }),
      })),
    lastRead(identity) {
      const index = read.get(identity);
      return index === undefined ? undefined : at(index)?.id;
    },
  };
}

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
