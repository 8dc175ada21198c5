/** What else ends when a person signs out: code that came late says here how. */
export const sessionEnds = new Set<() => void>();
