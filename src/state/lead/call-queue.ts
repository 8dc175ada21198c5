import { atom } from 'jotai/vanilla';

/**
 * Lets the calls of one thing go one after the other, so that of two quick changes the last one wins.
 * One queue per store; a derived atom without sources is made once for each.
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
