import type { Atom } from 'jotai/vanilla';
import { createContext, useContext, useEffect, useReducer, useRef } from 'react';
import type { Store } from '../../session/session.js';

/** The store of the widget's session. */
export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (store === null) throw new Error('A view stands outside of a store.');
  return store;
}

/**
 * The value of an atom, or what `pick` takes of it; the view renders again when that changes. The same atom must come in
 * each render. The hook of jotai does the same, but renders each view twice when it comes: a list of a hundred leads
 * would be drawn two times. `useSyncExternalStore` renders at once after each change, and React refuses a burst of them.
 * @param pick gives the same for the same value, not a new object
 */
export function useAtomValue<Value>(atom: Atom<Value>): Value;
export function useAtomValue<Value, Picked>(atom: Atom<Value>, pick: (value: Value) => Picked): Picked;
export function useAtomValue<Value, Picked>(atom: Atom<Value>, pick?: (value: Value) => Picked): Value | Picked {
  const store = useStore();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const read = () => (pick ? pick(store.get(atom)) : store.get(atom));
  const value = read();
  const drawn = useRef({ value, read });
  drawn.current = { value, read };
  useEffect(() => {
    const look = () => Object.is(drawn.current.read(), drawn.current.value) || rerender();
    const stop = store.sub(atom, look);
    // It may have changed since it was drawn.
    look();
    return stop;
  }, [store, atom]);
  return value;
}
