import { afterEach, expect, it, vi } from 'vitest';
import { createRequestId } from '../../src/web/request-id.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['with TLS', 'without TLS'])('a request id is a new UUID, on a page %s', (page) => {
  const { crypto } = globalThis;
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  if (page === 'without TLS') vi.stubGlobal('crypto', { getRandomValues });
  const ids = [...Array(50)].map(createRequestId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(UUID);
});
