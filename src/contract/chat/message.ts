/** How far an own message is known to have come; messages of others are `sent`. */
export type Delivery = 'sent' | 'delivered' | 'read' | 'failed';

/** A file of a message. Its address comes from `mediaUrls`, and lives for minutes only. */
export interface ChatMedia {
  readonly id: string;
  readonly filename: string | null;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** A message as a thread shows it (Spec §3 Message payload). */
export interface ChatMessage {
  readonly id: string;
  /** Its place in the thread: it rises with every message, and has gaps where messages were removed. */
  readonly index: number;
  /** Identity of who wrote it; own messages have the thread's `identity`. Null for some system messages. */
  readonly author: string | null;
  /** Empty for a message of files alone. */
  readonly body: string;
  /** Milliseconds since 1970, by the service's clock. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly media: readonly ChatMedia[];
  readonly delivery: Delivery;
  /** What its sender named it, where the service hands that on: an echo is known by it. */
  readonly clientId?: string;
}

/** A stretch of a thread, in ascending order. */
export interface ChatPage {
  readonly messages: readonly ChatMessage[];
  /** False is final: nothing stands before these messages. */
  readonly hasEarlier: boolean;
}
