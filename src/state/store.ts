import { atom, createStore } from 'jotai/vanilla';
import type { Connection } from '../contract/connection.js';

export type Store = ReturnType<typeof createStore>;

const stores = new WeakMap<Connection, Store>();
const liveStores = new Set<WeakRef<Store>>();

const baseConnectionAtom = atom<Connection | null>(null);

/** The gateway of this store. */
export const connectionAtom = atom((get) => get(baseConnectionAtom));

/** The one store of a gateway: widgets with the same gateway share what they know. */
export function storeOf(connection: Connection): Store {
  const known = stores.get(connection);
  if (known !== undefined) return known;
  const store = createStore();
  store.set(baseConnectionAtom, connection);
  stores.set(connection, store);
  liveStores.add(new WeakRef(store));
  return store;
}

/** Every store of the page that is still in use. */
export function everyStore(): readonly Store[] {
  return [...liveStores].flatMap((reference) => {
    const store = reference.deref();
    if (store === undefined) liveStores.delete(reference);
    return store === undefined ? [] : [store];
  });
}
