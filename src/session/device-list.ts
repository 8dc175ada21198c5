import { atom } from 'jotai/vanilla';
import { attempt } from './clear-device.js';
import { keyedAtom } from './keyed-atom.js';
import { leadKey } from './lead-ref.js';
import { type Store, sessionAtom } from './session.js';

/**
 * Atoms for a list that each provider has on this device. Without storage, the list lasts as long as the page.
 * @param name part of the storage key
 * @param area `preferences` survive a sign-out, `records` do not
 * @param read turns a stored value of any shape into a list, without the invalid items
 */
export function deviceListAtoms<Item>(
  name: string,
  area: 'preferences' | 'records',
  read: (stored: unknown) => readonly Item[],
) {
  const nameOf = (spId: string) => `${name} ${leadKey({ spId, leadId: '' })}`;
  /** The lists that the page has changed, and what the device had stored then. */
  const changedAtom = keyedAtom<string, { readonly items: readonly Item[]; readonly stored: string | null }>();
  const storedAtom = atom((get) => {
    const stored = get(sessionAtom)?.device[area];
    return (spId: string): string | null => stored?.get(nameOf(spId)) ?? null;
  });

  /** Reads the list of a provider. */
  const listAtom = atom((get) => {
    const changed = get(changedAtom);
    const stored = get(storedAtom);
    return (spId: string): readonly Item[] => changed.get(spId)?.items ?? read(parsed(stored(spId)));
  });

  /** Changes the list of a provider, also what another tab has stored meanwhile. */
  function changeList(
    store: Store,
    spId: string,
    change: (items: readonly Item[]) => readonly Item[],
  ): readonly Item[] {
    const stored = store.get(storedAtom);
    const before = stored(spId);
    const last = store.get(changedAtom).get(spId);
    const isOwn = last !== undefined && (before === null || before === last.stored);
    const items = change(isOwn ? last.items : read(parsed(before)));
    store.get(sessionAtom)?.device[area].set(nameOf(spId), JSON.stringify(items));
    store.set(changedAtom, spId, { items, stored: stored(spId) });
    return items;
  }

  return { listAtom, changeList };
}

function parsed(text: string | null): unknown {
  return text === null ? null : attempt(() => JSON.parse(text));
}
