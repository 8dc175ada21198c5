import { atom } from 'jotai/vanilla';

/** A map that is written one entry at a time. Null removes an entry. */
export function keyedAtom<Key extends string, Value>() {
  const entriesAtom = atom<ReadonlyMap<Key, Value>>(new Map());
  return atom(
    (get) => get(entriesAtom),
    (get, set, key: Key, value: Value | null) => {
      const entries = get(entriesAtom);
      if (value === (entries.get(key) ?? null)) return;
      const next = new Map(entries);
      if (value === null) next.delete(key);
      else next.set(key, value);
      set(entriesAtom, next);
    },
  );
}
