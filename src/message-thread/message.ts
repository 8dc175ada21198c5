import type { ChatMessage } from '../gateway/chat/chat.js';

/** A file that is being sent. */
export interface OutgoingFile {
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  /** Its place, from 1, among photos that are sent together. */
  readonly inSet?: { readonly index: number; readonly total: number } | undefined;
}

/**
 * The state of a sent message until it appears in the thread: waiting for a connection, being sent, accepted by the
 * gateway, or failed.
 */
export type OutgoingPhase = 'waiting' | 'sending' | 'sent' | 'failed';

/** A sent message that is not in the thread yet. */
export interface OutgoingMessage {
  /** Also the request id of each retry, and the name under which a file is sent. */
  readonly clientId: string;
  /** Empty for a file. */
  readonly body: string;
  readonly file: OutgoingFile | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly phase: OutgoingPhase;
  /** The gateway's id, when the gateway has accepted the message. */
  readonly messageId: string | null;
  /** Index in the thread of a file that the chat has accepted. */
  readonly index: number | null;
  /** Progress of the upload, from 0 to 1; null if unknown. */
  readonly progress: number | null;
  /** The request was sent, or the upload began. It may have been accepted even without an answer. */
  readonly isPosted: boolean;
  /** The device could not store the text, so it lasts only as long as the page. */
  readonly isUnstored?: boolean;
  /** It waits for this moment, in milliseconds since 1970: a morning in the customer's time zone. */
  readonly scheduled?: { readonly at: number; readonly timeZone: string } | undefined;
}

export interface ContactNumber {
  readonly phoneNumber: string;
  /** A temporary number that no longer works. */
  readonly expired: boolean;
  readonly temporary: boolean;
}

/** The messages that were unread when the thread opened. The mark does not move. */
export interface UnreadMark {
  /** Index of the first unread message, or the lowest possible one while older messages may be missing. */
  readonly index: number;
  readonly count: number;
  /** Older unread messages may not be loaded yet. */
  readonly hasMore: boolean;
}

/** The messages of a thread, in ascending order of their indices. */
export type ThreadMessages = readonly ChatMessage[];
