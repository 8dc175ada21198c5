import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import type { ChatClient, ChatThread, Connection } from '../../gateway/chat/chat.js';
import type { ContactSettings } from '../../lead-card/contact/create-contact.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import type { ContactNumber, OutgoingMessage, ThreadMessages, UnreadMark } from '../message.js';

export type ThreadKey = `${string}/~${string}`;

export function threadKey({ spId, userId }: ThreadRef): ThreadKey {
  return `${encodeURIComponent(spId)}/~${encodeURIComponent(userId)}`;
}

/** A conversation as its view shows it. */
export interface MessageThread {
  /** `failed`: the chat did not start. `dead`: it ended later, and its messages are still shown. */
  readonly phase: 'loading' | 'ready' | 'failed' | 'dead';
  /** This side's identity in the chat. */
  readonly identity: string | null;
  /** From the chat session; empty if it has none. */
  readonly memberName: string;
  readonly numbers: readonly ContactNumber[];
  readonly numbersAre: 'unasked' | 'loading' | 'known' | 'failed';
  readonly hasHistory: boolean;
  readonly messages: ThreadMessages;
  readonly hasEarlier: boolean;
  readonly earlier: 'idle' | 'loading' | 'failed';
  readonly unread: UnreadMark | null;
  readonly connection: Connection;
  readonly isPeerTyping: boolean;
  /** The last index that the customer has read; -1 if unknown. */
  readonly peerReadIndex: number;
  readonly outgoing: readonly OutgoingMessage[];
}

/** Who sends a message, and about which lead. */
export interface Sender {
  readonly ref: ThreadRef;
  readonly leadId: string | undefined;
  readonly session: WidgetSession;
  readonly contact?: ContactSettings;
}

export interface OpenThread extends Sender {
  /** The chat service; its code is fetched with the first thread. */
  readonly chat: () => Promise<ChatClient>;
}

export const EMPTY_THREAD: MessageThread = {
  phase: 'loading',
  identity: null,
  memberName: '',
  numbers: [],
  numbersAre: 'unasked',
  hasHistory: false,
  messages: [],
  hasEarlier: false,
  earlier: 'idle',
  unread: null,
  connection: 'connecting',
  isPeerTyping: false,
  peerReadIndex: -1,
  outgoing: [],
};

const threadsByKeyAtom = keyedAtom<ThreadKey, MessageThread>();

export const threadOfAtom = atom((get) => {
  const threads = get(threadsByKeyAtom);
  return (key: ThreadKey): MessageThread => threads.get(key) ?? EMPTY_THREAD;
});

export type ThreadChange = Partial<MessageThread> | ((thread: MessageThread) => Partial<MessageThread>);

export function patchThread(store: Store, key: ThreadKey, change: ThreadChange): void {
  const before = store.get(threadOfAtom)(key);
  const changed = typeof change === 'function' ? change(before) : change;
  store.set(threadsByKeyAtom, key, { ...before, ...changed });
}

/** A conversation that is open on this page, and what ends with it. */
export interface LiveThread {
  /** Null until the chat has started. */
  chat: ChatThread | null;
  /** The request of the widget that changed it last. */
  request: OpenThread;
  /** Its messages have loaded. A restart continues with them. */
  hasStarted: boolean;
  users: number;
  /** Aborts what is running. A new controller replaces it. */
  ended: AbortController;
  readonly uploads: Map<string, AbortController>;
  /** The files whose addresses the next call requests. True for a file whose address does not work. */
  readonly wantedMedia: Map<string, boolean>;
  /** How many of these calls have failed in a row. */
  mediaFailures: number;
  unlisten(): void;
}

/** The open conversations of a store. A derived atom without sources is created once per store. */
export const liveThreadsAtom = atom(() => new Map<ThreadKey, LiveThread>());

/** The original file or the redrawn one. */
export type SentFile = Blob & { readonly name?: string };

/** The files of outgoing messages, by message id. They survive closing the thread. */
export const sentFilesAtom = atom(() => new Map<string, SentFile>());

/** Tells the customer that the provider is typing. The chat limits how often. */
export function sendTyping({ store }: WidgetSession, ref: ThreadRef): void {
  store.get(liveThreadsAtom).get(threadKey(ref))?.chat?.typing();
}

/** Closes a conversation's sockets and timers. It can be started again. */
export function endThread(live: LiveThread): void {
  live.ended.abort();
  live.ended = new AbortController();
  for (const upload of live.uploads.values()) upload.abort();
  live.chat?.close();
  live.chat = null;
}
