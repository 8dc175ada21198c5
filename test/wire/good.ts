import { expect } from 'vitest';

/** The client returns ids as strings, even if the gateway sends integers. */
export const id: unknown = expect.stringMatching(/^\w/);
export const words: unknown = expect.stringMatching(/\S/);
export const number: unknown = expect.any(Number);
export const instant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/);

/** A list with at least one such entry. */
export function listOf(fields: Record<string, unknown>): unknown {
  return expect.arrayContaining([expect.objectContaining(fields)]);
}

export function having(fields: Record<string, unknown>): unknown {
  return expect.objectContaining(fields);
}
