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
