import { atom, type WritableAtom } from 'jotai/vanilla';

const baseEpochAtom = atom(0);

/** Grows with every sign-out: what was asked for before it is not taken in after it. */
export const epochAtom = atom((get) => get(baseEpochAtom));

/** What a store keeps that only some pages have: each says here how it is forgotten once it has something. */
export const forgettersAtom = atom(() => new Set<WritableAtom<null, [], void>>());

export const nextEpochAtom = atom(null, (get, set) => set(baseEpochAtom, get(baseEpochAtom) + 1));
