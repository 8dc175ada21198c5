import { vi } from 'vitest';

/** How long a test waits for what has to come, in milliseconds: the machine may have much else to do. */
const PATIENCE_MS = 5000;

const { waitFor } = vi;

vi.waitFor = (run, options) =>
  waitFor(run, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) });
