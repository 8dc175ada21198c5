/** The longest wait for a state, in milliseconds. The machine may be busy. */
export const WAIT_LIMIT_MS = 20_000;
