import type { ChatMessage } from './chat.js';

/** Who talks with whom: a provider and a customer. */
export interface ThreadRef {
  readonly spId: string;
  readonly userId: string;
}

/** A file that is on its way. */
export interface OutgoingFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * How a message of one's own stands until its echo comes: waiting for a connection, on its way, taken by the gateway, or
 * not sent.
 */
export type OutgoingPhase = 'waiting' | 'sending' | 'sent' | 'failed';

/** A message that a person has sent and that the thread does not show yet. */
export interface OutgoingMessage {
  /** Made when the person decides: the id of the call, kept by every retry, and the name under which a file is sent. */
  readonly clientId: string;
  /** Empty for a file. */
  readonly body: string;
  readonly file: OutgoingFile | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly phase: OutgoingPhase;
  /** What the gateway calls it, once it has taken it. */
  readonly messageId: string | null;
  /** Place in the thread of a file that the chat has taken. */
  readonly index: number | null;
  /** The part of a file that has left, from 0 to 1; null where nobody says. */
  readonly progress: number | null;
  /** The gateway has been asked to take it, and may have done so though no answer has come. */
  readonly isPosted: boolean;
}

/** A customer's number in the thread. */
export interface ContactNumber {
  readonly phoneNumber: string;
  /** A temporary number that no longer works. */
  readonly expired: boolean;
  readonly temporary: boolean;
}

/** The messages that nobody had read when the thread was opened; the mark stays where it is. */
export interface UnreadMark {
  /** Index of the first of them; while older ones may be missing, the lowest that it can be. */
  readonly index: number;
  /** How many of them are here. */
  readonly count: number;
  /** Older ones may not be here yet. */
  readonly hasMore: boolean;
}

/** The messages of a thread, in ascending order of their indices. */
export type ThreadMessages = readonly ChatMessage[];
