import { atom } from 'jotai/vanilla';

/**
 * Runs the calls of one key one after the other, so that the last of two quick changes wins.
 * Each store has its own queue: a derived atom without sources is evaluated once per store.
 */
export const callQueueAtom = atom(() => {
  const last = new Map<string, Promise<unknown>>();
  return async function enqueue<Value>(key: string, run: () => Promise<Value>): Promise<Value> {
    const call = (last.get(key) ?? Promise.resolve()).then(run, run);
    last.set(key, call);
    try {
      return await call;
    } finally {
      if (last.get(key) === call) last.delete(key);
    }
  };
});
