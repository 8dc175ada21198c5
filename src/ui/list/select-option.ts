/** One action of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  /** Runs after the menu has closed and the focus is back on its button. */
  onSelect(): void;
  /** Path data from `icons.ts`. */
  icon?: string | undefined;
  /** The key that does the same, shown at the end. */
  hint?: string | undefined;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
}

/**
 * A color by role. The class `tone-<name>` gives it to a dot or a pill. It is never the only sign: a text stands
 * beside it.
 */
export type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'violet' | 'teal' | 'neutral';

/** One choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
  /** Color of a dot before the label. */
  tone?: Tone | undefined;
  disabled?: boolean | undefined;
}
