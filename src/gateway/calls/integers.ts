import type { Id } from '../../contract/wire/ids.js';

/** An id where the gateway wants an integer; one that is none goes out as it is, for the gateway to refuse in words. */
export function asInteger(id: Id): Id {
  const integer = Number(id);
  return id !== '' && Number.isSafeInteger(integer) ? integer : id;
}

export function asIntegers(ids: readonly Id[] | undefined): readonly Id[] {
  return (ids ?? []).map(asInteger);
}
