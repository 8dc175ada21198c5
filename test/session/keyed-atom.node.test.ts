import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { keyedAtom } from '../../src/session/keyed-atom.js';

test('a keyed atom notifies only of entries that change', () => {
  const store = createStore();
  const namesAtom = keyedAtom<string, string>();
  const heard = vi.fn();
  store.sub(namesAtom, heard);
  store.set(namesAtom, 'one', null);
  expect(heard).toHaveBeenCalledTimes(0);
  store.set(namesAtom, 'one', 'Ann');
  store.set(namesAtom, 'one', 'Ann');
  expect(heard).toHaveBeenCalledTimes(1);
  store.set(namesAtom, 'one', null);
  store.set(namesAtom, 'one', null);
  expect(heard).toHaveBeenCalledTimes(2);
  expect([...store.get(namesAtom)]).toEqual([]);
});
