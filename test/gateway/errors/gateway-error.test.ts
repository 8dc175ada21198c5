import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ERROR_KINDS, GatewayError } from '../../../src/gateway/errors/gateway-error.js';

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

  it('keeps the body for code that asks, out of JSON and dumps', () => {
    const body = { customer: SECRET };
    const error = new GatewayError({ kind: 'http', operation: 'leads', requestId: 'r-1', status: 500, body });
    expect(error.body).toBe(body);
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
  ] as const)('%j says: %s', (details, message) => {
    expect(new GatewayError({ operation: 'leads', requestId: 'r-1', ...details }).message).toBe(message);
  });

  it('is an Error with its cause', () => {
    const cause = new TypeError('Failed to fetch');
    const error = new GatewayError({ kind: 'network', operation: 'leads', requestId: 'r-1', cause });
    expect(error).toBeInstanceOf(Error);
    expect(error.cause).toBe(cause);
  });
});
