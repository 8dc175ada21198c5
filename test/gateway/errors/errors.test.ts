import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ERROR_KINDS, type ErrorKind, GatewayError } from '../../../src/gateway/errors/gateway-error.js';
import { canRetryHelp, describeFailure, sentenceOf } from '../../../src/gateway/errors/sentence.js';
import { asGatewayError } from '../../../src/gateway/transport/call-host.js';
import { describeFailure as exported, GATEWAY_ERROR_WORDS } from '../../../src/gateway.js';

const SECRET = 'Dana Ruiz, 512-555-0123';

describe('an error of the gateway', () => {
  it.each(ERROR_KINDS)('of kind %s names the operation and no data of people', (kind) => {
    const error = new GatewayError({
      kind,
      operation: 'setStatus',
      requestId: 'r-1',
      status: 400,
      customMessage: SECRET,
      body: { message: SECRET },
    });
    expect(error.message).toContain('setStatus');
    expect(error.message).not.toContain('Dana');
    expect(error).toMatchObject({ name: 'GatewayError', kind, operation: 'setStatus', requestId: 'r-1', status: 400 });
    expect(error.customMessage).toBe(SECRET);
  });

  it('keeps the body and its cause for code that asks, the body out of JSON and dumps', () => {
    const body = { customer: SECRET };
    const cause = new TypeError('Failed to fetch');
    const error = new GatewayError({ kind: 'http', operation: 'leads', requestId: 'r-1', status: 500, body, cause });
    expect(error).toBeInstanceOf(Error);
    expect([error.body, error.cause]).toEqual([body, cause]);
    expect(Object.keys(error)).not.toContain('body');
    expect(JSON.stringify(error)).not.toContain('Dana');
    expect(inspect(error)).not.toContain('Dana');
    expect({ ...error }).not.toHaveProperty('body');
  });

  it.each([
    [{ kind: 'http', status: 503 }, 'leads failed (http, HTTP 503)'],
    [{ kind: 'auth' }, 'leads failed (auth)'],
    [{ kind: 'contract', field: 'leads.3.createDate' }, 'leads failed (contract): leads.3.createDate'],
    [{ kind: 'contract' }, 'leads failed (contract)'],
    [{ kind: 'timeout' }, 'leads failed (timeout)'],
    [{ kind: 'network' }, 'leads failed (network)'],
    [{ kind: 'configuration', field: 'the path needs leadId' }, 'leads failed (configuration): the path needs leadId'],
    [{ kind: 'configuration' }, 'leads failed (configuration)'],
    [{ kind: 'render' }, 'leads failed (render)'],
  ] as const)('%j says: %s', (details, message) =>
    expect(new GatewayError({ operation: 'leads', requestId: 'r-1', ...details }).message).toBe(message),
  );
});

const OOPS = 'Oops! We apologize for the inconvenience, it appears the content you requested was not found.';
const OFFLINE = 'You appear to be offline. Check your connection and try again.';

describe('what a person reads of a failure', () => {
  it.each([
    [400, 'Bad Request: There was an error processing your request. Please refresh and try again.'],
    [401, 'Unauthorized: You are not logged in. Please log in.'],
    [403, 'Forbidden: You do not have access to view this content.'],
    [408, 'Request Timeout: This content is loading slowly. Please try again soon.'],
    [429, 'Locked: Your account is locked. Please try again later or reset your password.'],
    [500, 'Internal Server Error: Our services are down. Please try again later.'],
    [502, 'Bad Gateway: Please try again later.'],
    [503, 'Service Unavailable: Please try again later.'],
    [504, 'Gateway Timeout: Please refresh and try again.'],
    [404, OOPS],
    [409, OOPS],
    [501, OOPS],
    [511, OOPS],
    [0, OOPS],
  ])('HTTP %d: %s', (status, sentence) =>
    expect(describeFailure({ kind: 'http', status }, GATEWAY_ERROR_WORDS)).toBe(sentence),
  );

  it.each([
    ['network', OFFLINE],
    ['timeout', GATEWAY_ERROR_WORDS.errorRequestTimeout],
    ['auth', GATEWAY_ERROR_WORDS.errorUnauthorized],
    ['configuration', OOPS],
    ['render', OOPS],
  ] as const)('%s, without a status: %s', (kind, sentence) =>
    expect(describeFailure({ kind }, GATEWAY_ERROR_WORDS)).toBe(sentence),
  );

  it('is "Oops!" for an answer that does not fit, whatever its status', () => {
    expect(sentenceOf({ kind: 'contract', status: 200 })).toBe('errorOther');
    expect(sentenceOf({ kind: 'contract', status: 503 })).toBe('errorOther');
  });

  it('is the gateway’s own message where it sent one', () => {
    const failure = { kind: 'http', status: 503, customMessage: 'Back at noon.' } as const;
    expect(describeFailure(failure, GATEWAY_ERROR_WORDS)).toBe('Back at noon.');
  });

  it('is there for every kind, and comes with the client', () => {
    for (const kind of ERROR_KINDS) {
      const error = new GatewayError({ kind, operation: 'leads', requestId: 'r' });
      expect(exported(error, GATEWAY_ERROR_WORDS)).toMatch(/\.$/);
    }
  });
});

describe('Retry', () => {
  const isHelped = (kind: ErrorKind) => (status: number) => canRetryHelp({ kind, status });

  it('can help after a status that may pass, and after a challenge, which the person may have answered by then', () => {
    const passing = [400, 408, 429, 500, 502, 503, 504];
    const final = [401, 403, 404, 405, 409, 410, 418, 422, 451, 501, 505];
    expect([...passing, ...final].filter(isHelped('http'))).toEqual(passing);
    expect(canRetryHelp({ kind: 'challenge', status: 511 })).toBe(true);
  });

  it('can help without a connection and after a time-out, and after nothing else that has no status', () =>
    expect(ERROR_KINDS.filter((kind) => canRetryHelp({ kind }))).toEqual(['network', 'timeout']));

  it('cannot help where an answer does not fit or a token is refused', () => {
    expect([200, 401, 500, 503].filter(isHelped('contract'))).toEqual([]);
    expect([200, 401, 500, 503].filter(isHelped('auth'))).toEqual([]);
  });
});

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
  ])('keeps its kind when another copy made it: %j', (fields, kind) =>
    expect(taken(new OtherCopy(fields))).toMatchObject({ ...fields, kind, operation: 'leads', requestId: 'r-1' }),
  );

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
