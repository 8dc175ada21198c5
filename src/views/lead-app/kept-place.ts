/** The one key in an entry's state that is ours; what the host keeps there stays beside it. */
const KEY = 'lead-widgets';

/** How far something is scrolled, in CSS px. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** The place that the current entry of the history has kept. */
export function placeKept(): Place | undefined {
  const state: unknown = history.state;
  const kept = isPlain(state) ? state[KEY] : undefined;
  if (!isPlain(kept)) return undefined;
  const { left, top } = kept;
  return typeof left === 'number' && typeof top === 'number' ? { left, top } : undefined;
}

/** Keeps a place in the current entry. A state of the host's that is no plain object takes nothing in and is left alone. */
export function keepPlace(place: Place): void {
  const state: unknown = history.state ?? {};
  const before = placeKept();
  if (!isPlain(state) || (before?.left === place.left && before.top === place.top)) return;
  try {
    history.replaceState({ ...state, [KEY]: place }, '');
  } catch {
    // Browsers refuse too many changes in a short time; an older place is better than none.
  }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
