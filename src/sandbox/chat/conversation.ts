import { createMirror } from './mirror.js';
import {
  type ChatChange,
  type ConversationRef,
  conversationIdOf,
  createChatFiles,
  type DecodedMessage,
  type PersistedConversation,
  refOf,
  type SeededFile,
  type StoredMessage,
} from './stored-message.js';

/** The events of a conversation, with indexes in place of ids. */
export type ConversationEvent =
  | { readonly kind: 'added' | 'updated'; readonly message: StoredMessage }
  | { readonly kind: 'removed'; readonly index: number }
  | { readonly kind: 'typing'; readonly identity: string; readonly active: boolean }
  | { readonly kind: 'read'; readonly identity: string; readonly index: number };

/** The initial state of a conversation. */
export interface SeededConversation {
  readonly messages: readonly StoredMessage[];
  readonly files: readonly SeededFile[];
  /** Up to which index each identity has read. */
  readonly read: Readonly<Record<string, number>>;
}

export interface ConversationOptions {
  readonly seeded: SeededConversation;
  readonly persisted?: PersistedConversation | undefined;
  /** Tabs with the same group share messages. Undefined for none. */
  readonly group: string | undefined;
  /** Called after a change that must survive a reload. */
  readonly onChange: (event: ConversationEvent) => void;
}

/** One conversation of a sandbox. All changes go through it. */
export function createConversation(ref: ConversationRef, options: ConversationOptions) {
  const { seeded, persisted, group, onChange } = options;
  const id = conversationIdOf(ref);
  const messages = createMessageList(seeded.messages, persisted);
  const files = createChatFiles(seeded.files, persisted?.files);
  const read = new Map(Object.entries({ ...seeded.read, ...persisted?.read }));
  const listeners = new Set<(event: ConversationEvent) => void>();
  let isChanged = persisted !== undefined;

  function eventOf(change: ChatChange): ConversationEvent | undefined {
    switch (change.kind) {
      case 'typing':
        return change;
      case 'removed': {
        const message = messages.remove(change.id);
        return message && { kind: 'removed', index: message.index };
      }
      case 'read': {
        const { identity } = change;
        const index = messages.find(change.id)?.index ?? -1;
        if (index <= (read.get(identity) ?? -1)) return undefined;
        read.set(identity, index);
        return { kind: 'read', identity, index };
      }
      case 'added': {
        const message = messages.add(change.message);
        if (message) return { kind: 'added', message };
      }
    }
    const message = messages.replace(change.message);
    return message && { kind: 'updated', message };
  }

  /** @returns whether anything changed */
  function apply(change: ChatChange): boolean {
    if (change.kind === 'added') for (const { id, blob } of change.files) if (!files.blob(id)) void files.put(id, blob);
    const event = eventOf(change);
    if (event === undefined) return false;
    if (event.kind !== 'typing') {
      isChanged = true;
      onChange(event);
    }
    for (const listener of [...listeners]) listener(event);
    return true;
  }

  function changes(): ChatChange[] {
    const { changed, removed } = messages.since();
    return [
      ...changed.map((message): ChatChange => ({ kind: 'added', message, files: filesOf(message) })),
      ...removed.map((id): ChatChange => ({ kind: 'removed', id })),
      ...[...read].flatMap(([identity, index]): ChatChange[] => {
        const upTo = messages.at(index)?.id;
        return upTo === undefined ? [] : [{ kind: 'read', identity, id: upTo }];
      }),
    ];
  }

  function filesOf({ media }: StoredMessage) {
    return media.flatMap(({ id }) => {
      const blob = files.blob(id);
      return blob === undefined ? [] : [{ id, blob }];
    });
  }

  const mirror =
    group === undefined
      ? undefined
      : createMirror({ conversationId: id, group, changes, onChange: (change) => void apply(change) });

  return {
    id,
    ref,
    files,
    /** Up to which index each identity has read. */
    read,
    all: messages.all,
    find: messages.find,
    at: messages.at,
    /** Applies a change and notifies all listeners, also in other tabs. */
    commit(change: ChatChange): void {
      if (apply(change)) mirror?.post(change);
    },
    listen(listener: (event: ConversationEvent) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Listens to other tabs.
     * @returns a function that stops listening
     */
    hold: () => mirror?.hold() ?? (() => {}),
    /** Undefined while nothing has changed since the seed. */
    persisted: (): PersistedConversation | undefined =>
      isChanged ? { id, ...messages.since(), read: Object.fromEntries(read), files: files.persisted() } : undefined,
  };
}

export type Conversation = ReturnType<typeof createConversation>;

type PersistedChanges = Pick<PersistedConversation, 'nextIndex' | 'changed' | 'removed'>;

/**
 * The messages of a conversation in ascending order, and what has changed of them since the seed.
 * @param seeded in ascending order
 * @param since the stored changes
 */
function createMessageList(seeded: readonly StoredMessage[], since?: PersistedChanges) {
  const changed = new Map(since?.changed.map((message) => [message.id, message]));
  const removed = new Set(since?.removed);
  const isNew = new Map(changed);
  for (const { id } of seeded) isNew.delete(id);
  const all = [...seeded.map((message) => changed.get(message.id) ?? message), ...isNew.values()].filter(
    ({ id }) => !removed.has(id),
  );
  const indices = new Map(all.map(({ id, index }) => [id, index]));
  let nextIndex = Math.max(since?.nextIndex ?? 0, (seeded.at(-1)?.index ?? -1) + 1);

  function at(index: number): StoredMessage | undefined {
    return all.find((message) => message.index === index);
  }

  function find(id: string): StoredMessage | undefined {
    const index = indices.get(id);
    return index === undefined ? undefined : at(index);
  }

  return {
    all,
    find,
    at,
    /** Appends a message. Undefined if its id is known or was removed. */
    add(message: DecodedMessage): StoredMessage | undefined {
      if (indices.has(message.id) || removed.has(message.id)) return undefined;
      const placed = { ...message, index: nextIndex };
      nextIndex += 1;
      all.push(placed);
      indices.set(placed.id, placed.index);
      changed.set(placed.id, placed);
      return placed;
    },
    /** Applies another version of a message. Undefined if the message is unknown or newer here. */
    replace(message: DecodedMessage): StoredMessage | undefined {
      const known = find(message.id);
      if (known === undefined || known.updatedAt > message.updatedAt) return undefined;
      if (known.body === message.body && known.receipt === message.receipt) return undefined;
      const placed = { ...message, index: known.index };
      all[all.indexOf(known)] = placed;
      changed.set(placed.id, placed);
      return placed;
    },
    remove(id: string): StoredMessage | undefined {
      const known = find(id);
      if (known === undefined) return undefined;
      all.splice(all.indexOf(known), 1);
      indices.delete(id);
      changed.delete(id);
      removed.add(id);
      return known;
    },
    since: (): PersistedChanges => ({ nextIndex, changed: [...changed.values()], removed: [...removed] }),
  };
}

export interface ConversationsOptions {
  readonly seedOf: (ref: ConversationRef) => SeededConversation;
  readonly persisted: readonly PersistedConversation[];
  readonly group: string | undefined;
}

/** All conversations of a sandbox. Any provider and customer have one; it is created on first use. */
export function createConversations({ seedOf, persisted, group }: ConversationsOptions) {
  const known = new Map<string, Conversation>();
  const unopened = new Map(persisted.map((each) => [each.id, each]));
  const listeners: ((ref: ConversationRef, event: ConversationEvent) => void)[] = [];

  function of(ref: ConversationRef): Conversation {
    const id = conversationIdOf(ref);
    const found = known.get(id);
    if (found !== undefined) return found;
    const made = createConversation(ref, {
      seeded: seedOf(ref),
      persisted: unopened.get(id),
      group,
      onChange(event) {
        for (const listener of listeners) listener(ref, event);
      },
    });
    known.set(id, made);
    unopened.delete(id);
    return made;
  }

  return {
    of,
    /** Undefined for an invalid id. */
    named(conversationId: string): Conversation | undefined {
      const ref = refOf(conversationId);
      return ref && of(ref);
    },
    /** What differs from the seed. */
    persisted: () => [...unopened.values(), ...[...known.values()].flatMap((each) => each.persisted() ?? [])],
    /** Calls back with every change that must survive a reload, in order. */
    onChange: (listener: (typeof listeners)[number]) => void listeners.push(listener),
  };
}

export type Conversations = ReturnType<typeof createConversations>;
