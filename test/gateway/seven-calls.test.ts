import { expect, it } from 'vitest';
import { createGateway, type GatewayClient } from '../../src/gateway/create-gateway.js';
import { json, LEAD, NO_LEADS, PROVIDERS, recorder, status } from './recorder.js';

const SOURCES = ['Redemption', 'RequestAQuote', 'SR_RAQ', 'HA_OL_RAQ', 'ProDirMsgCallOptIn', 'ProDirMsgCallOptOut'];
const DEFAULT_FILTERS = { archived: false, hasUnreadMessages: null, displayLead: true, sources: SOURCES };
const ofLead = { serviceProviderId: '4711', leadId: '9' };

const CALLS: readonly {
  operation: string;
  make: (gateway: GatewayClient) => Promise<unknown>;
  method: string;
  url: string;
  body: unknown;
  answer: () => Response;
}[] = [
  {
    operation: 'serviceProvider',
    make: (gateway) => gateway.serviceProvider({ serviceProviderId: '4711' }, { requestId: 'r-1' }),
    method: 'GET',
    url: '/gateway/office-home/v4/service_provider?serviceProviderIds=4711',
    body: undefined,
    answer: json(PROVIDERS),
  },
  {
    operation: 'leads',
    make: (gateway) => gateway.leads({ serviceProviderId: '4711' }, { requestId: 'r-1' }),
    method: 'POST',
    url: '/gateway/lead/office/v6/leads/serviceProvider/4711',
    body: { offset: 0, sort: 'NewestOldest', limit: 5, filters: DEFAULT_FILTERS },
    answer: json(NO_LEADS),
  },
  {
    operation: 'providerLead',
    make: (gateway) => gateway.providerLead(ofLead, { requestId: 'r-1' }),
    method: 'GET',
    url: '/gateway/lead/office/v2/leads/9?spId=4711',
    body: undefined,
    answer: json(LEAD),
  },
  {
    operation: 'markRead',
    make: (gateway) => gateway.markRead({ ...ofLead, read: false }, { requestId: 'r-1' }),
    method: 'POST',
    url: '/gateway/lead/office/v2/leads/serviceprovider/4711/read',
    body: { leadId: '9', read: false },
    answer: status(204),
  },
  {
    operation: 'saveNote',
    make: (gateway) => gateway.saveNote({ ...ofLead, note: 'Call after 3' }, { requestId: 'r-1' }),
    method: 'POST',
    url: '/gateway/lead/office/v2/leads/9/note',
    body: { serviceProviderId: '4711', note: 'Call after 3' },
    answer: status(204),
  },
  {
    operation: 'setStatus',
    make: (gateway) => gateway.setStatus({ ...ofLead, status: 'Selling' }, { requestId: 'r-1' }),
    method: 'POST',
    url: '/gateway/lead/office/v2/leads/9/status',
    body: { serviceProviderId: '4711', status: 'Selling' },
    answer: status(204),
  },
  {
    operation: 'archive',
    make: (gateway) => gateway.archive({ ...ofLead, archived: true }, { requestId: 'r-1' }),
    method: 'POST',
    url: '/gateway/lead/office/v1/leads/serviceprovider/4711/archive',
    body: { serviceProviderId: '4711', leadId: '9', archived: true },
    answer: status(204),
  },
];

it.each(CALLS)('$operation sends exactly its method, address, body and headers', async (call) => {
  const { fetch, sent } = recorder(call.answer);
  await call.make(createGateway({ url: 'https://office.example.com', fetch, applicationVersion: '1.2.3' }));
  expect(sent).toHaveLength(1);
  const { 'content-type': type, accept: _accept, ...headers } = sent[0]!.headers;
  expect(headers).toEqual({
    'x-proxy-version': '1',
    'x-request-id': 'r-1',
    'x-source-application': 'lead-widgets',
    'x-application-version': '1.2.3',
    'x-caller-type': 'ServiceProvider',
    'x-caller-id': '4711',
  });
  expect(type).toBe(call.body === undefined ? undefined : 'application/json');
  expect(sent[0]).toMatchObject({
    url: `https://office.example.com${call.url}`,
    method: call.method,
    credentials: 'include',
    // An answer may name a person, so the browser stores none.
    cache: 'no-store',
  });
  expect(sent[0]!.body).toEqual(call.body);
});

it('leads sends every filter that is set, and leaves out what is not', async () => {
  const { fetch, sent } = recorder(json(NO_LEADS));
  const narrowed = {
    archived: true,
    hasUnreadMessages: true as const,
    serviceProviderLeadStatuses: ['Selling'],
    dateRange: { startDate: '2026-11-01T06:00:00.000Z', endDate: '2026-11-02T05:59:59.999Z' },
    categoryIds: ['12'],
    name: 'Dana',
    contactInformationIds: ['7'],
    cityState: { city: 'Austin', stateAbbr: 'TX' },
    postalCode: '78704',
  };
  await createGateway({ fetch }).leads({
    serviceProviderId: 4711,
    offset: 20,
    sort: 'OldestNewest',
    limit: 10,
    businessName: 'Lone Star',
    featuredLeadId: 9,
    filters: narrowed,
  });
  expect(sent[0]!.url).toBe('/gateway/lead/office/v6/leads/serviceProvider/4711');
  expect(sent[0]!.body).toEqual({
    offset: 20,
    sort: 'OldestNewest',
    limit: 10,
    businessName: 'Lone Star',
    featuredLeadId: 9,
    filters: { ...DEFAULT_FILTERS, ...narrowed },
  });
});

it.each(CALLS)('$operation resolves with its answer out of an envelope, or with nothing', async (call) => {
  const plain = await call.make(createGateway({ fetch: recorder(call.answer).fetch }));
  const answer = call.answer();
  const body = answer.status === 204 ? null : await answer.json();
  const wrapped = await call.make(createGateway({ fetch: recorder(json({ body })).fetch }));
  expect(wrapped).toEqual(plain);
  if (answer.status === 204) expect(plain).toBeUndefined();
  else expect(plain).toBeTypeOf('object');
});

it('leads sends the four filters that always go out, also where a host has written them as undefined', async () => {
  const { fetch, sent } = recorder(json(NO_LEADS));
  const filters = Object.fromEntries(['archived', 'displayLead', 'sources', 'name'].map((name) => [name, undefined]));
  await createGateway({ fetch }).leads({ serviceProviderId: 4711, filters });
  expect(sent[0]!.body).toMatchObject({ filters: { ...DEFAULT_FILTERS } });
});
