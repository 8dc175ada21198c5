import { vi } from 'vitest';
import { WAIT_LIMIT_MS } from './wait-limit.js';

const { waitFor } = vi;

vi.waitFor = (run, options) =>
  waitFor(run, { timeout: WAIT_LIMIT_MS, ...(typeof options === 'number' ? { timeout: options } : options) });
