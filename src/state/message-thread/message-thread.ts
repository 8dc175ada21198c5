import { atom } from 'jotai/vanilla';
import type { ChatClient, ChatThread, Connection } from '../../contract/chat.js';
import type { ContactTypeNumbers } from '../../contract/contact.js';
import type {
  ContactNumber,
  OutgoingMessage,
  ThreadMessages,
  ThreadRef,
  UnreadMark,
} from '../../contract/message-thread.js';
import type { Asker, Failure } from '../run-call.js';

/** Tells the customer that something is being written; the chat tells it seldom enough. */
export const messageTypingAtom = atom(null, (get, _set, ref: ThreadRef): void =>
  get(liveThreadsAtom).get(threadKey(ref))?.chat?.typing(),
);

export type ThreadKey = `${string}/~${string}`;

export function threadKey({ spId, userId }: ThreadRef): ThreadKey {
  return `${encodeURIComponent(spId)}/~${encodeURIComponent(userId)}`;
}

/** A conversation as its view shows it. */
export interface MessageThread {
  /** `failed`: the chat has not started. `dead`: it ended later; what came before is still there. */
  readonly phase: 'loading' | 'ready' | 'failed' | 'dead';
  /** Why the session could not be had; null where the chat itself failed. */
  readonly failure: Failure | null;
  /** Who this side is in the chat. */
  readonly identity: string | null;
  /** As the chat session says it; empty where it does not. */
  readonly memberName: string;
  readonly numbers: readonly ContactNumber[];
  readonly numbersAre: 'unasked' | 'loading' | 'known' | 'failed';
  /** Whether anything was written before this conversation. */
  readonly hasHistory: boolean;
  readonly messages: ThreadMessages;
  readonly hasEarlier: boolean;
  readonly earlier: 'idle' | 'loading' | 'failed';
  readonly unread: UnreadMark | null;
  readonly connection: Connection;
  /** Whether the customer is typing. */
  readonly isPeerTyping: boolean;
  /** Index up to which the customer has read; -1 where nobody says. */
  readonly peerReadIndex: number;
  readonly outgoing: readonly OutgoingMessage[];
}

/** What the host says of the contacts that messages are. */
export interface ContactSettings {
  /** Name of the cookie that holds the campaign's id. */
  readonly campaignCookie: string | undefined;
  readonly contactTypes: ContactTypeNumbers | undefined;
  /** When the page's first widget started, ISO 8601. */
  readonly sessionStartedAt: string | undefined;
}

/** On whose behalf messages go out. */
export interface Sender {
  readonly ref: ThreadRef;
  /** The lead that the messages are about, where there is one. */
  readonly leadId: string | undefined;
  readonly asker: Asker;
  readonly contact?: ContactSettings;
}

export interface OpenThread extends Sender {
  /** The chat service; its code is fetched with the first thread. */
  readonly chat: () => Promise<ChatClient>;
}

export const EMPTY_THREAD: MessageThread = {
  phase: 'loading',
  failure: null,
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

const threadsByKeyAtom = atom<ReadonlyMap<ThreadKey, MessageThread>>(new Map());

export const threadAtomOf = (key: ThreadKey) => atom((get) => get(threadsByKeyAtom).get(key) ?? EMPTY_THREAD);

/** Whether the chat of a conversation can be asked, and its link is there. */
export const isThreadLinkedAtomOf = (key: ThreadKey) =>
  atom((get) => {
    const thread = get(threadsByKeyAtom).get(key);
    return thread?.phase === 'ready' && thread.connection === 'online';
  });

export const threadOfAtom = atom((get) => {
  const threads = get(threadsByKeyAtom);
  return (key: ThreadKey): MessageThread => threads.get(key) ?? EMPTY_THREAD;
});

export interface ThreadChange {
  readonly key: ThreadKey;
  readonly change: Partial<MessageThread> | ((thread: MessageThread) => Partial<MessageThread>);
}

export const patchThreadAtom = atom(null, (get, set, { key, change }: ThreadChange) => {
  const threads = get(threadsByKeyAtom);
  const before = threads.get(key) ?? EMPTY_THREAD;
  const changed = typeof change === 'function' ? change(before) : change;
  set(threadsByKeyAtom, new Map(threads).set(key, { ...before, ...changed }));
});

/** A conversation that is open in this page, and what has to end with it. */
export interface LiveThread {
  /** Null until the chat has started. */
  chat: ChatThread | null;
  /** For whom it is open, and about which lead: the widget that has told it last. */
  request: OpenThread;
  /** Its messages have come since it was opened: a new start goes on with them. */
  hasStarted: boolean;
  /** How many widgets show it. */
  users: number;
  /** Ends what is under way; another one stands there afterwards. */
  ended: AbortController;
  readonly uploads: Map<string, AbortController>;
  /** Ends the listening to the device's network and to the session. */
  unlisten(): void;
}

/** The open conversations of a store; a derived atom without sources is made once for each. */
export const liveThreadsAtom = atom(() => new Map<ThreadKey, LiveThread>());

/** A file as it was chosen, or as it was made smaller. */
export type SentFile = Blob & { readonly name?: string };

/** Files that are on their way or were not sent, by the names of their messages: they outlive a thread that is closed. */
export const sentFilesAtom = atom(() => new Map<string, SentFile>());

/** Ends what a conversation holds: no socket or timer is left. It may be started again. */
export function endThread(live: LiveThread): void {
  live.ended.abort();
  live.ended = new AbortController();
  for (const upload of live.uploads.values()) upload.abort();
  live.chat?.close();
  live.chat = null;
}
