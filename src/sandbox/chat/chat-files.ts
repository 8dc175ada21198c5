import type { PersistedConversation } from './stored-message.js';

/** The largest stored file, in bytes. Larger files end with the page. */
const MAX_PERSISTED_BYTES = 5_000_000;

type PersistedFile = PersistedConversation['files'][number];

export interface SeededFile {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The files of a conversation, by id. */
export interface ChatFiles {
  blob(id: string): Blob | undefined;
  /** The bytes of a small file. Undefined for large files. */
  bytes(id: string): Uint8Array | undefined;
  /** Adds a file immediately. Resolves when it can be stored. */
  put(id: string, blob: Blob): Promise<void>;
  /** The files added since the seed. */
  persisted(): PersistedFile[];
}

export function createChatFiles(seeded: readonly SeededFile[], persisted: readonly PersistedFile[] = []): ChatFiles {
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
    blob: (id) => blobs.get(id),
    bytes: (id) => bytes.get(id),
    async put(id, blob) {
      blobs.set(id, blob);
      if (blob.size <= MAX_PERSISTED_BYTES) bytes.set(id, new Uint8Array(await blob.arrayBuffer()));
    },
    persisted: () => [...blobs.keys()].flatMap(encode),
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

/** @throws DOMException if the text is not base64 */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
