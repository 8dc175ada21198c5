import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ERROR_KINDS, type ErrorKind, GatewayError } from '../../../src/gateway/errors/gateway-error.js';
import { canRetryHelp, describeFailure, sentenceOf } from '../../../src/gateway/errors/sentence.js';
import { asGatewayError } from '../../../src/gateway/transport/call-host.js';
import { describeFailure as exported, GATEWAY_ERROR_WORDS } from '../../../src/gateway.js';

const SECRET = 'Dana Ruiz, 512-555-0123';

describe('a GatewayError', () => {
  it.each(ERROR_KINDS)('of kind %s has a message with the operation and without personal data', (kind) => {
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

  it('has a body and a cause, and its JSON and inspect() output have no body', () => {
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
  ] as const)('with %j has the message: %s', (details, message) =>
    expect(new GatewayError({ operation: 'leads', requestId: 'r-1', ...details }).message).toBe(message),
  );
});

const OOPS = 'Oops! We apologize for the inconvenience, it appears the content you requested was not found.';
const OFFLINE = 'You appear to be offline. Check your connection and try again.';

describe('describeFailure()', () => {
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
  ])('returns for HTTP %d: %s', (status, sentence) =>
    expect(describeFailure({ kind: 'http', status }, GATEWAY_ERROR_WORDS)).toBe(sentence),
  );

  it.each([
    ['network', OFFLINE],
    ['timeout', GATEWAY_ERROR_WORDS.errorRequestTimeout],
    ['auth', GATEWAY_ERROR_WORDS.errorUnauthorized],
    ['configuration', OOPS],
    ['render', OOPS],
  ] as const)('returns for %s without a status: %s', (kind, sentence) =>
    expect(describeFailure({ kind }, GATEWAY_ERROR_WORDS)).toBe(sentence),
  );

  it('returns the general message for an invalid response with any status', () => {
    expect(sentenceOf({ kind: 'contract', status: 200 })).toBe('errorOther');
    expect(sentenceOf({ kind: 'contract', status: 503 })).toBe('errorOther');
  });

  it('returns the message from the gateway if there is one', () => {
    const failure = { kind: 'http', status: 503, customMessage: 'Back at noon.' } as const;
    expect(describeFailure(failure, GATEWAY_ERROR_WORDS)).toBe('Back at noon.');
  });

  it('returns a sentence for every kind, and is exported with the client', () => {
    for (const kind of ERROR_KINDS) {
      const error = new GatewayError({ kind, operation: 'leads', requestId: 'r' });
      expect(exported(error, GATEWAY_ERROR_WORDS)).toMatch(/\.$/);
    }
  });
});

describe('canRetryHelp()', () => {
  const isHelped = (kind: ErrorKind) => (status: number) => canRetryHelp({ kind, status });

  it('is true for temporary statuses and for a challenge, and false for other statuses', () => {
    const passing = [400, 408, 429, 500, 502, 503, 504];
    const final = [401, 403, 404, 405, 409, 410, 418, 422, 451, 501, 505];
    expect([...passing, ...final].filter(isHelped('http'))).toEqual(passing);
    expect(canRetryHelp({ kind: 'challenge', status: 511 })).toBe(true);
  });

  it('is true without a status only for network errors and timeouts', () =>
    expect(ERROR_KINDS.filter((kind) => canRetryHelp({ kind }))).toEqual(['network', 'timeout']));

  it('is false for invalid responses and refused tokens', () => {
    expect([200, 401, 500, 503].filter(isHelped('contract'))).toEqual([]);
    expect([200, 401, 500, 503].filter(isHelped('auth'))).toEqual([]);
  });
});

const taken = (error: unknown) => asGatewayError(error, 'leads', 'r-1');

/** The error of another copy of this package: the same shape, but another class. */
class OtherCopy extends Error {
  override readonly name = 'GatewayError';
  constructor(fields: object) {
    super('leads was answered with HTTP 400');
    Object.assign(this, fields);
  }
}

describe('an error from a custom gateway', () => {
  it('is used unchanged if it is a GatewayError', () => {
    const error = new GatewayError({ kind: 'auth', operation: 'leads', requestId: 'r-9', status: 401 });
    expect(taken(error)).toBe(error);
  });

  it.each([
    [{ kind: 'auth', status: 401 }, 'auth'],
    [{ kind: 'contract', field: 'leads.0' }, 'contract'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'http', status: 511 }, 'challenge'],
    [{ kind: 'http', status: 400 }, 'http'],
  ])('keeps its kind if it is from another copy of the package: %j', (fields, kind) =>
    expect(taken(new OtherCopy(fields))).toMatchObject({ ...fields, kind, operation: 'leads', requestId: 'r-1' }),
  );

  it('from another copy keeps its customMessage, and never shows its message for developers', () => {
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
  ])('is converted by its shape: %o', (thrown, expected) => {
    const error = taken(thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject(expected);
  });
});
