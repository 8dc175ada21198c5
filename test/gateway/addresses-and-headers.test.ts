import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { withQuery } from '../../src/gateway/transport/request-parts.js';
import type { GatewayOptions } from '../../src/gateway.js';
import { createGateway } from '../../src/gateway.js';
import { json, LEAD, NO_LEADS, recorder, rejection, status } from './recorder.js';

const input = { serviceProviderId: '4711', leadId: '9' };
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function sentBy(options: GatewayOptions, input: { serviceProviderId: string; leadId: string }) {
  const { fetch, sent } = recorder(json(LEAD));
  await createGateway({ ...options, fetch }).providerLead(input);
  return sent[0]!;
}

describe('the URL of a call', () => {
  const path = '/gateway/lead/office/v2/leads/9?spId=4711';

  it.each([
    [undefined, path],
    ['', path],
    ['https://office.example.com', `https://office.example.com${path}`],
    ['https://office.example.com/', `https://office.example.com${path}`],
    ['https://office.example.com/base//', `https://office.example.com/base${path}`],
    ['/weather/failing', `/weather/failing${path}`],
  ])('with the gateway URL %j is %j', async (url, address) => expect((await sentBy({ url }, input)).url).toBe(address));

  it('has special characters of ids encoded', async () => {
    const { url } = await sentBy({}, { serviceProviderId: 'a&b=c', leadId: '9/../8?x#y' });
    expect(url).toBe('/gateway/lead/office/v2/leads/9%2F..%2F8%3Fx%23y?spId=a%26b%3Dc');
    expect(new URL(url, 'https://office.example.com').searchParams.get('spId')).toBe('a&b=c');
  });

  it('follows the host’s path, where {id} is the service provider id', async () => {
    const { url } = await sentBy({ paths: { providerLead: '/api/{id}/{serviceProviderId}/leads/{leadId}' } }, input);
    expect(url).toBe('/api/4711/4711/leads/9?spId=4711');
  });

  it.each([
    ['', '', 'the path needs leadId'],
    ['', '..', 'the path needs leadId'],
    ['', '.', 'the path needs leadId'],
    ['”https://office.example.com”', '9', 'the address of the gateway cannot be read'],
    ['https://office example.com', '9', 'the address of the gateway cannot be read'],
    ['htps://office.example.com', '9', 'the address of the gateway cannot be read'],
    ['https://', '9', 'the address of the gateway cannot be read'],
  ])('is a configuration error with the gateway URL %j and the lead id %j: %s', async (url, leadId, field) => {
    const { fetch, sent } = recorder(json(LEAD));
    const error = await rejection(createGateway({ url, fetch }).providerLead({ ...input, leadId }));
    expect(error).toMatchObject({ kind: 'configuration', operation: 'providerLead', field });
    expect(sent).toEqual([]);
  });
});

it.each(['https://grace:s3cret@office.example', 'https://grace@office.example/base'])(
  'a gateway URL with a user name or password is refused, and the error does not quote it: %#',
  async (url) => {
    const error = await rejection(createGateway({ url }).providerLead(input));
    expect(error).toMatchObject({
      kind: 'configuration',
      field: 'the address of the gateway has a user name or a password',
      cause: undefined,
    });
    expect(inspect(error)).not.toMatch(/grace|s3cret/);
  },
);

it.each([
  [{ size: 0, from: '', isNew: false }, '/a?size=0&from=&isNew=false'],
  [{ size: undefined, from: null }, '/a'],
  [{ ids: ['1', null, '2', undefined], sort: null }, '/a?ids=1&ids=2'],
])('unset fields are left out of the query: %j', (query, url) => expect(withQuery('/a', query)).toBe(url));

it('ids that are safe whole numbers are sent as numbers, and other ids unchanged', async () => {
  const { fetch, sent } = recorder(status(204));
  const serviceProviderIds = ['42', 42, '0042', 'pro-a', '9007199254740993', '', ' 7', '1e3'];
  await createGateway({ fetch }).assignLead({ leadId: 'l1', serviceProviderIds });
  expect(sent[0]?.body).toMatchObject({ serviceProviderIds: [42, ...serviceProviderIds.slice(1)] });
});

describe('the headers of a call', () => {
  it('contain a new request id for each call', async () => {
    const { fetch, sent } = recorder(json(LEAD));
    const gateway = createGateway({ fetch });
    await gateway.providerLead(input);
    await gateway.providerLead(input);
    const ids = sent.map(({ headers }) => headers['x-request-id']);
    expect(ids[0]).toMatch(UUID);
    expect(ids[1]).toMatch(UUID);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('contain the host’s application, version and locale', async () => {
    const own = { sourceApplication: 'office', applicationVersion: '9.9', locale: 'es-US' };
    const { headers } = await sentBy(own, input);
    expect(headers).toMatchObject({ 'x-source-application': 'office', 'x-application-version': '9.9' });
    expect(headers).toHaveProperty('accept-language', 'es-US');
  });

  it('can be renamed by the host', async () => {
    const { headers } = await sentBy({ headerNames: { requestId: 'X-Trace', callerId: 'X-Provider' } }, input);
    expect(headers['x-trace']).toMatch(UUID);
    expect(headers['x-provider']).toBe('4711');
    expect(headers).not.toHaveProperty('x-request-id');
    expect(headers).not.toHaveProperty('x-caller-id');
    expect(headers).toHaveProperty('x-caller-type');
  });

  it('name a member without a caller id if the host sets callers', async () => {
    const { headers } = await sentBy({ callers: { providerLead: 'Member' } }, input);
    expect(headers['x-caller-type']).toBe('Member');
    expect(headers).not.toHaveProperty('x-caller-id');
  });

  it('that cannot be sent are a configuration error, which does not quote the value', async () => {
    const { fetch, sent } = recorder(status(204));
    const gateway = createGateway({ fetch, sourceApplication: 'office\nX-Evil: 1' });
    const error = await rejection(gateway.leads({ serviceProviderId: '4711' }));
    expect(error).toMatchObject({ kind: 'configuration', operation: 'leads' });
    expect(String(error)).toContain('X-Source-Application');
    expect(String(error)).not.toContain('Evil');
    expect(sent).toEqual([]);
  });
});

it('without a fetch option, the client uses the global fetch at the time of the call', async () => {
  const { fetch, sent } = recorder(json(NO_LEADS));
  const gateway = createGateway();
  const { fetch: platform } = globalThis;
  try {
    globalThis.fetch = (input, init) => fetch(String(input), init);
    await gateway.leads({ serviceProviderId: '1' });
  } finally {
    globalThis.fetch = platform;
  }
  expect(sent).toHaveLength(1);
});
