import type { Tone } from './tone.js';

/** One choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
  /** Colour of a dot before the label. */
  tone?: Tone | undefined;
  /** The key that does the same, shown at the end. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}
