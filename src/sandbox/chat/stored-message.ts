import * as v from 'valibot';

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
  /** How far the carrier of an SMS says that it has come. */
  receipt: v.optional(v.picklist(['delivered', 'read', 'failed'])),
  clientId: v.optional(v.string()),
};

/** A message without its place: each tab counts for itself, so that two may write at once. */
export const looseMessage = v.object(message);

const storedMessage = v.object({ ...message, index: v.number() });

/** What a conversation has become since the seed, as it is kept. */
export const keptConversation = v.object({
  id: v.string(),
  nextIndex: v.number(),
  /** Up to which index each identity has read. */
  read: v.record(v.string(), v.number()),
  changed: v.array(storedMessage),
  /** Ids of messages that are gone. */
  removed: v.array(v.string()),
  files: v.array(v.object({ id: v.string(), contentType: v.string(), base64: v.string() })),
});

export type LooseMessage = v.InferOutput<typeof looseMessage>;
export type StoredMessage = v.InferOutput<typeof storedMessage>;
export type KeptConversation = v.InferOutput<typeof keptConversation>;
export type Receipt = NonNullable<StoredMessage['receipt']>;
