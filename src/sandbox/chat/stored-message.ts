import * as v from 'valibot';
import { decoded } from '../../web/platform.js';

const message = {
  id: v.string(),
  author: v.string(),
  body: v.string(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  updatedAt: v.number(),
  media: v.array(
    v.object({ id: v.string(), filename: v.nullable(v.string()), contentType: v.string(), size: v.number() }),
  ),
  /** The SMS delivery state. */
  receipt: v.optional(v.picklist(['delivered', 'read', 'failed'])),
  clientId: v.optional(v.string()),
};

/** A message without its index, because each tab has its own indexes. */
export const storedMessageSchema = v.object(message);

const storedMessage = v.object({ ...message, index: v.number() });

/** The stored changes of a conversation since the seed. */
export const persistedConversation = v.object({
  id: v.string(),
  nextIndex: v.number(),
  /** Up to which index each identity has read. */
  read: v.record(v.string(), v.number()),
  changed: v.array(storedMessage),
  /** Ids of removed messages. */
  removed: v.array(v.string()),
  files: v.array(v.object({ id: v.string(), contentType: v.string(), base64: v.string() })),
});

export type DecodedMessage = v.InferOutput<typeof storedMessageSchema>;
export type StoredMessage = v.InferOutput<typeof storedMessage>;
export type PersistedConversation = v.InferOutput<typeof persistedConversation>;
export type Receipt = NonNullable<StoredMessage['receipt']>;

/** The events of a conversation as tabs send them. Messages are named by id, because indexes differ between tabs. */
export const chatChange = v.union([
  v.object({
    kind: v.literal('added'),
    message: storedMessageSchema,
    files: v.array(v.object({ id: v.string(), blob: v.blob() })),
  }),
  v.object({ kind: v.literal('updated'), message: storedMessageSchema }),
  v.object({ kind: v.literal('removed'), id: v.string() }),
  v.object({ kind: v.literal('typing'), identity: v.string(), active: v.boolean() }),
  /** This message and all earlier ones were read. */
  v.object({ kind: v.literal('read'), identity: v.string(), id: v.string() }),
]);

export type ChatChange = v.InferOutput<typeof chatChange>;

/** A conversation: one provider and one customer. */
export interface ConversationRef {
  readonly serviceProviderId: string;
  readonly userId: string;
}

export function providerIdentity({ serviceProviderId }: ConversationRef): string {
  return `provider-${serviceProviderId}`;
}

export function customerIdentity({ userId }: ConversationRef): string {
  return `member-${userId}`;
}

/** `CH-{serviceProviderId}-{userId}`; hyphens in the provider's id are escaped. */
export function conversationIdOf({ serviceProviderId, userId }: ConversationRef): string {
  return `CH-${encodeURIComponent(serviceProviderId).replaceAll('-', '%2D')}-${encodeURIComponent(userId)}`;
}

/** Undefined for an invalid id. */
export function refOf(conversationId: string): ConversationRef | undefined {
  const [, ...ids] = /^CH-([^-]+)-(.+)$/.exec(conversationId) ?? [];
  const [serviceProviderId, userId] = ids.map(decoded);
  return serviceProviderId === undefined || userId === undefined ? undefined : { serviceProviderId, userId };
}
