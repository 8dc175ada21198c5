import { atom } from 'jotai/vanilla';

const baseEpochAtom = atom(0);

/** Grows with every sign-out: what was asked for before it is not taken in after it. */
export const epochAtom = atom((get) => get(baseEpochAtom));

export const nextEpochAtom = atom(null, (get, set) => set(baseEpochAtom, get(baseEpochAtom) + 1));
