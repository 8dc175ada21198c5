import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRequestId } from '../../src/web/request-id.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request id', () => {
  it('is a UUID, another one each time', () => {
    const ids = [...Array(50)].map(createRequestId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(UUID);
  });

  it('is one on a page without TLS too', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
    const ids = [...Array(50)].map(createRequestId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(UUID);
  });
});
