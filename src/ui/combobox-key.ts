import type { stepTo } from './list-steps.js';

interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** The key belongs to an input method that is composing a word. */
  isComposing: boolean;
}

interface Standing {
  /** What it suggests. */
  entries: Parameters<typeof stepTo>[0];
  /** Index of the active suggestion, -1 for none. */
  active: number;
  /** Something is shown under the field. */
  isOpen: boolean;
  text: string;
}

/** What a key does in a combobox: leads to an index, or 'text': it moves in the text, and no suggestion is active any more. */
export type ComboboxKey = number | 'choose' | 'submit' | 'close' | 'clear' | 'open' | 'text' | null;

/**
 * What a key means in the text field of a combobox; null for a key that is left to the field and the page.
 *
 * @param step where an arrow leads, or null until the list's code has come
 */
export function comboboxKey(event: KeyPress, at: Standing, step: typeof stepTo | null): ComboboxKey {
  const { key, altKey } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey) return null;
  if (key === 'Escape') return at.isOpen ? 'close' : at.text === '' ? null : 'clear';
  if (key === 'Enter') return at.isOpen && at.active >= 0 ? 'choose' : 'submit';
  if (altKey && key === 'ArrowUp') return at.isOpen ? 'close' : null;
  if (altKey && key === 'ArrowDown') return 'open';
  if (altKey) return null;
  if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) return 'text';
  if (!/^(ArrowDown|ArrowUp|PageDown|PageUp)$/.test(key)) return null;
  if (key.startsWith('Page') && !at.isOpen) return null;
  return step?.(at.entries, at.isOpen ? at.active : -1, key, true) ?? 'open';
}
