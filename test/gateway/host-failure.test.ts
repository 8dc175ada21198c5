import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../src/gateway/errors/gateway-error.js';
import { asGatewayError } from '../../src/gateway/transport/call-host.js';

const taken = (error: unknown) => asGatewayError(error, 'leads', 'r-1');

/** The error of another copy of this package: same shape, another class. */
class OtherCopy extends Error {
  override readonly name = 'GatewayError';
  constructor(fields: object) {
    super('leads was answered with HTTP 400');
    Object.assign(this, fields);
  }
}

describe('what a host’s gateway throws', () => {
  it('is kept when it is ours', () => {
    const error = new GatewayError({ kind: 'auth', operation: 'leads', requestId: 'r-9', status: 401 });
    expect(taken(error)).toBe(error);
  });

  it.each([
    [{ kind: 'auth', status: 401 }, 'auth'],
    [{ kind: 'contract', field: 'leads.0' }, 'contract'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'http', status: 511 }, 'challenge'],
    [{ kind: 'http', status: 400 }, 'http'],
  ])('keeps its kind when another copy made it: %j', (fields, kind) => {
    expect(taken(new OtherCopy(fields))).toMatchObject({ ...fields, kind, operation: 'leads', requestId: 'r-1' });
  });

  it('of another copy has its own sentence for people, and never the one for developers', () => {
    expect(taken(new OtherCopy({ status: 400 })).customMessage).toBeUndefined();
    expect(taken(new OtherCopy({ status: 400, customMessage: 'Closed.' })).customMessage).toBe('Closed.');
    expect(taken(new OtherCopy({ status: 400, body: { message: 'Closed.' } })).customMessage).toBe('Closed.');
  });

  it.each([
    [{ status: 503 }, { kind: 'http', status: 503, customMessage: undefined }],
    [
      { status: 400, message: 'Closed.' },
      { kind: 'http', status: 400, customMessage: 'Closed.' },
    ],
    [{ status: 511 }, { kind: 'challenge', status: 511 }],
    [{ kind: 'mystery' }, { kind: 'network', status: undefined }],
    [{ status: '400' }, { kind: 'network', status: undefined }],
    ['a text', { kind: 'network' }],
    [undefined, { kind: 'network' }],
    [null, { kind: 'network' }],
    [new TypeError('Failed to fetch'), { kind: 'network', customMessage: undefined }],
  ])('is taken by its shape: %o', (thrown, expected) => {
    const error = taken(thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject(expected);
  });
});
