import { describe, expect, it } from 'vitest';
import { ERROR_KINDS } from '../../../src/gateway/errors/gateway-error.js';
import { describeFailure, sentenceOf } from '../../../src/gateway/errors/sentence.js';
import { describeFailure as exported, GATEWAY_ERROR_WORDS, GatewayError } from '../../../src/gateway.js';

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
  ])('HTTP %d: %s', (status, sentence) => {
    expect(describeFailure({ kind: 'http', status }, GATEWAY_ERROR_WORDS)).toBe(sentence);
  });

  it.each([
    ['network', OFFLINE],
    ['timeout', GATEWAY_ERROR_WORDS.errorRequestTimeout],
    ['auth', GATEWAY_ERROR_WORDS.errorUnauthorized],
    ['configuration', OOPS],
    ['render', OOPS],
  ] as const)('%s, without a status: %s', (kind, sentence) => {
    expect(describeFailure({ kind }, GATEWAY_ERROR_WORDS)).toBe(sentence);
  });

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
