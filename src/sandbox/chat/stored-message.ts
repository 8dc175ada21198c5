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

/** The largest stored file, in bytes. Larger files end with the page. */
const MAX_PERSISTED_BYTES = 5_000_000;

type PersistedFile = PersistedConversation['files'][number];

export interface SeededFile {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The files of a conversation, by id. */
export function createChatFiles(seeded: readonly SeededFile[], persisted: readonly PersistedFile[] = []) {
  const blobs = new Map<string, Blob>();
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const encoded = new Map(persisted.map((file) => [file.id, file]));

  function add(id: string, contentType: string, content: Uint8Array<ArrayBuffer>): void {
    bytes.set(id, content);
    blobs.set(id, new Blob([content], { type: contentType }));
  }

  for (const file of seeded) add(file.id, file.contentType, file.bytes);
  for (const { id, contentType, base64 } of persisted) add(id, contentType, fromBase64(base64));
  const fromSeed = new Set(seeded.map(({ id }) => id));

  function encode(id: string): PersistedFile[] {
    const content = bytes.get(id);
    if (content === undefined || fromSeed.has(id)) return [];
    const known = encoded.get(id) ?? { id, contentType: blobs.get(id)?.type ?? '', base64: toBase64(content) };
    encoded.set(id, known);
    return [known];
  }

  return {
    blob: (id: string) => blobs.get(id),
    /** The bytes of a small file. Undefined for large files. */
    bytes: (id: string): Uint8Array | undefined => bytes.get(id),
    /** Adds a file immediately. Resolves when it can be stored. */
    async put(id: string, blob: Blob): Promise<void> {
      blobs.set(id, blob);
      if (blob.size <= MAX_PERSISTED_BYTES) bytes.set(id, new Uint8Array(await blob.arrayBuffer()));
    },
    /** The files added since the seed. */
    persisted: () => [...blobs.keys()].flatMap(encode),
  };
}

export type ChatFiles = ReturnType<typeof createChatFiles>;

function toBase64(bytes: Uint8Array): string {
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

/** @throws DOMException if the text is not base64 */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
