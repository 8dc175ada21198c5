/** How long a test waits at most for a state, in milliseconds: the machine may have much else to do. */
export const WAIT_LIMIT_MS = 20_000;
