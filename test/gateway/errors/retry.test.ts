import { describe, expect, it } from 'vitest';
import { ERROR_KINDS, type ErrorKind } from '../../../src/gateway/errors/gateway-error.js';
import { canRetryHelp } from '../../../src/gateway/errors/sentence.js';

describe('Retry', () => {
  it.each([400, 408, 429, 500, 502, 503, 504])('can help after HTTP %i', (status) => {
    expect(canRetryHelp({ kind: 'http', status })).toBe(true);
  });

  it('can help after a challenge: the person may have answered it by then', () => {
    expect(canRetryHelp({ kind: 'challenge', status: 511 })).toBe(true);
  });

  it.each([401, 403, 404, 405, 409, 410, 418, 422, 451, 501, 505])('cannot help after HTTP %i', (status) => {
    expect(canRetryHelp({ kind: 'http', status })).toBe(false);
  });

  it('can help without a connection and after a time-out, and after nothing else that has no status', () => {
    const helped = ERROR_KINDS.filter((kind) => canRetryHelp({ kind }));
    expect(helped).toEqual(['network', 'timeout'] satisfies ErrorKind[]);
  });

  it.each([undefined, 200, 401, 500, 503])(
    'cannot help where an answer does not fit or a token is refused (%s)',
    (status) => {
      expect(canRetryHelp({ kind: 'contract', status })).toBe(false);
      expect(canRetryHelp({ kind: 'auth', status })).toBe(false);
    },
  );
});
