import { atom } from 'jotai/vanilla';

/**
 * Runs the calls of one key one after the other, so that the last of two quick changes wins.
 * Each store has its own queue: a derived atom without sources is evaluated once per store.
 */
export const turnsAtom = atom(() => {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<Value>(key: string, run: () => Promise<Value>): Promise<Value> {
    const turn = (last.get(key) ?? Promise.resolve()).then(run, run);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
});
