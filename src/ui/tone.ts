/** A colour by role, as a class `tone-<name>` gives it to a dot or a pill. Always beside a word, never alone. */
export type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'violet' | 'teal' | 'neutral';
