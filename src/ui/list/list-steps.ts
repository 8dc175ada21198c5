/** The padding of a list, px. */
const inset = 4;

export interface ListEntry {
  label: string;
  disabled?: boolean | undefined;
}

export interface ComboboxOption {
  id: string;
  label: string;
  /** A short detail at the end: 'City', 'ZIP'. */
  detail?: string | undefined;
  /** Start and end of the typed text in the label, in UTF-16 units, end excluded. */
  match?: readonly [from: number, to: number] | undefined;
}

const pageOf = 10;

/**
 * Returns where an arrow, Home, End or Page key leads. Disabled entries are skipped.
 * @param from index of the active entry, -1 for none
 * @param round whether the arrows wrap at the ends, as in a menu
 * @returns an index, or null for another key or an empty list
 */
export function stepTo(entries: readonly ListEntry[], from: number, key: string, round: boolean): number | null {
  const open = [...entries.keys()].filter((index) => !entries[index]?.disabled);
  const last = open.length - 1;
  const at = open.indexOf(from);
  const ends = round ? { before: last, after: 0 } : { before: 0, after: last };
  const target: Record<string, number> = {
    ArrowDown: at < last ? at + 1 : ends.after,
    ArrowUp: at > 0 ? at - 1 : ends.before,
    Home: 0,
    End: last,
    PageDown: Math.min(last, at + pageOf),
    PageUp: Math.max(0, at - pageOf),
  };
  return open[target[key] ?? -1] ?? null;
}

/** The letters that were typed in a row, and the time of the last one, in ms. */
export interface Typed {
  text: string;
  at: number;
}

const pause = 700;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>;

function writes(event: KeyPress): boolean {
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

const isTyping = (typed: Typed, time: number): boolean => typed.text !== '' && time - typed.at < pause;

/**
 * Finds the entry that begins with the typed letters. The same letter again finds the next entry.
 * @param typed what was typed before; it is updated
 * @param time of this key, in ms
 * @param from index of the active entry, -1 for none
 */
export function typeTo(
  entries: readonly ListEntry[],
  typed: Typed,
  key: string,
  time: number,
  from: number,
): number | null {
  typed.text = (isTyping(typed, time) ? typed.text : '') + key.toLocaleLowerCase();
  typed.at = time;
  const letters = [...typed.text];
  const repeated = letters.every((letter) => letter === letters[0]);
  const start = repeated ? (letters[0] ?? '') : typed.text;
  const first = repeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < entries.length; step++) {
    const index = (first + step) % entries.length;
    const entry = entries[index];
    if (entry && !entry.disabled && entry.label.toLocaleLowerCase().startsWith(start)) return index;
  }
  return null;
}

/**
 * What a key does in an open list: move to an index, choose, close, close and let Tab continue ('leave'), or nothing
 * ('stay'). Null for a key that the list does not handle.
 * @param typed what was typed before; it is updated
 * @param from index of the active entry, -1 for none
 * @param round whether the arrows wrap at the ends
 */
export function stepFor(
  entries: readonly ListEntry[],
  typed: Typed,
  event: KeyPress,
  from: number,
  round: boolean,
): number | 'choose' | 'close' | 'leave' | 'stay' | null {
  const { key, timeStamp } = event;
  if (key === 'Tab') return 'leave';
  if (key === 'Escape') return 'close';
  if (key === 'Enter' || (key === 'ArrowUp' && event.altKey)) return 'choose';
  if (key === ' ' && !isTyping(typed, timeStamp)) return 'choose';
  if (writes(event)) return typeTo(entries, typed, key, timeStamp, from) ?? 'stay';
  return stepTo(entries, from, key, round);
}

/** Scrolls a list until its active option is visible. */
export function revealActive(list: HTMLElement): void {
  revealOption(list.querySelector<HTMLElement>('[data-active]'));
}

/** Scrolls a list until the option is visible. Nothing around the list scrolls. A ref for the active option. */
export function revealOption(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const above = option.offsetTop - inset;
  const below = option.offsetTop + option.offsetHeight + inset - list.clientHeight;
  list.scrollTop = Math.max(below, Math.min(above, list.scrollTop));
}
