import { placeOfIndex } from '../../domain/message-thread/messages.js';
import type { LooseMessage, StoredMessage } from './stored-message.js';

/** The messages of a conversation in ascending order, and what has changed of them since the seed. */
export interface MessageList {
  readonly all: readonly StoredMessage[];
  find(id: string): StoredMessage | undefined;
  at(index: number): StoredMessage | undefined;
  /** Puts a message at the end. Undefined when its id is known, or was removed. */
  add(message: LooseMessage): StoredMessage | undefined;
  /** Takes over what another reading of a message says; undefined when there is none, or when this one is newer. */
  replace(message: LooseMessage): StoredMessage | undefined;
  remove(id: string): StoredMessage | undefined;
  /** What a later start needs beside the same seed. */
  since(): { readonly nextIndex: number; readonly changed: StoredMessage[]; readonly removed: string[] };
}

type Since = Pick<ReturnType<MessageList['since']>, 'nextIndex' | 'changed' | 'removed'>;

/**
 * @param seeded in ascending order
 * @param since what had changed when it was kept
 */
export function createMessageList(seeded: readonly StoredMessage[], since?: Since): MessageList {
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
    const found = all[placeOfIndex(all, index)];
    return found?.index === index ? found : undefined;
  }

  function find(id: string): StoredMessage | undefined {
    const index = indices.get(id);
    return index === undefined ? undefined : at(index);
  }

  return {
    all,
    find,
    at,
    add(message) {
      if (indices.has(message.id) || removed.has(message.id)) return undefined;
      const placed = { ...message, index: nextIndex };
      nextIndex += 1;
      all.push(placed);
      indices.set(placed.id, placed.index);
      changed.set(placed.id, placed);
      return placed;
    },
    replace(message) {
      const known = find(message.id);
      if (known === undefined || known.updatedAt > message.updatedAt) return undefined;
      if (known.body === message.body && known.receipt === message.receipt) return undefined;
      const placed = { ...message, index: known.index };
      all[placeOfIndex(all, known.index)] = placed;
      changed.set(placed.id, placed);
      return placed;
    },
    remove(id) {
      const known = find(id);
      if (known === undefined) return undefined;
      all.splice(placeOfIndex(all, known.index), 1);
      indices.delete(id);
      changed.delete(id);
      removed.add(id);
      return known;
    },
    since: () => ({ nextIndex, changed: [...changed.values()], removed: [...removed] }),
  };
}
