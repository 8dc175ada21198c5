import type { Id } from '../../contract/wire/ids.js';

/** Turns an id into an integer. An id that is not one stays as it is, and the gateway refuses it with a message. */
export function asInteger(id: Id): Id {
  const integer = Number(id);
  return id !== '' && Number.isSafeInteger(integer) ? integer : id;
}

export function asIntegers(ids: readonly Id[] | undefined): readonly Id[] {
  return (ids ?? []).map(asInteger);
}
