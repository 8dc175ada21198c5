import { atom } from 'jotai/vanilla';
import { epochAtom } from './epoch.js';

/** A map by key that is empty again after every sign-out; written one entry at a time, null to forget it. */
export function sessionMapAtom<Key extends string, Value>() {
  const none: ReadonlyMap<Key, Value> = new Map();
  const heldAtom = atom({ epoch: 0, entries: none });
  return atom(
    (get) => {
      const { epoch, entries } = get(heldAtom);
      return epoch === get(epochAtom) ? entries : none;
    },
    (get, set, key: Key, value: Value | null) => {
      const { epoch, entries } = get(heldAtom);
      const now = get(epochAtom);
      const next = new Map(epoch === now ? entries : none);
      if (value === null) next.delete(key);
      else next.set(key, value);
      set(heldAtom, { epoch: now, entries: next });
    },
  );
}
