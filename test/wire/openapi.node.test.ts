import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ABOUT, CORS } from '../../.build/openapi/components.js';
import { gatewayDocument } from '../../.build/openapi/document.js';
import { FIELDS } from '../../.build/openapi/fields.js';
import { isLeadStatus } from '../../src/contract/lead.js';
import type { LeadSort } from '../../src/contract/lead-query.js';
import type { AnyCall } from '../../src/gateway/call.js';
import { decode } from '../../src/gateway/transport/decode.js';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_PATHS, type SandboxFault } from '../../src/sandbox.js';
import { formsOf } from '../../stories/docs/gateway-schema.js';
import { inProcess } from './both-sides.js';
import { anyBody, mangled } from './mangle.js';
import { MODES } from './modes.js';
import { describedGateway } from './openapi.js';
import { EVERY_CALL, OPERATIONS } from './operations.js';
import { recorded } from './recorded.js';
import { EVERY_FORM } from './request-forms.js';
import { nameOf, type Sample } from './sample.js';
import { SAMPLE_CALLS } from './sample-calls.js';

const ORIGIN = 'https://gateway.example.com';
const described = await describedGateway();
const named = SAMPLE_CALLS.map((sample): [string, Sample] => [nameOf(sample), sample]);
const pathless: ReadonlySet<string> = new Set(OPERATIONS['Operations without a path']);
/** The samples whose answers the client reads and checks. */
const checked = named.filter(
  ([name]) => !pathless.has(name) && described.answerSchemaOf(operationFor(name)) !== undefined,
);

/** The operation of the document that a call of the client reaches. */
function operationFor(call: string) {
  const found = described.all.find(({ operation }) => operation['x-client-methods'].includes(call));
  if (found === undefined) throw new Error(`${call} is not described.`);
  return found;
}

/** What a sample sends and gets, each with the calls before it. */
async function exchangesOf(sample: Sample) {
  const { gateway, requests, answers } = inProcess();
  await sample.make(gateway);
  return requests.map((request, index) => ({ request, answer: answers[index] ?? new Response() }));
}

/** The client before a sandbox with a fault. */
function inWeather(fault: SandboxFault) {
  const { fetch, answers } = recorded(createSandbox({ scenario: fault }).fetch);
  return { gateway: createGateway({ url: ORIGIN, paths: SANDBOX_PATHS, fetch }), answers };
}

/** The request of each form, in a way to authenticate. A host's own calls go to the paths of the sandbox. */
async function requestsIn({ options }: (typeof MODES)[number]): Promise<Request[]> {
  const { fetch, requests } = recorded(async () => new Response(null, { status: 204 }));
  const gateway = createGateway({ url: ORIGIN, paths: SANDBOX_PATHS, ...options, fetch });
  for (const { make } of EVERY_FORM) await Promise.allSettled([make(gateway)]);
  return requests;
}

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(described.document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('is refused by the same validator if a part is wrong', async () => {
    const wrong = { ...described.document, paths: { '/x': { get: { responses: { 200: {} } } } } };
    expect((await new Validator().validate(JSON.parse(JSON.stringify(wrong)))).valid).toBe(false);
  });

  it('is the same each time', async () => {
    expect(JSON.stringify(await gatewayDocument('0.1.0'))).toBe(JSON.stringify(described.document));
  });

  it('has every call of the client in every version, and no other', () => {
    const methods = described.all.flatMap(({ operation }) => operation['x-client-methods']);
    expect([...methods].sort()).toEqual([...EVERY_CALL].sort());
  });

  it('names each operation once, after a method of the client', () => {
    const ids = described.all.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of described.all) {
      const names = operation['x-client-methods'].map((method) => method.replace(' v', 'V'));
      expect(names).toContain(operation.operationId);
    }
  });

  it.each(named)('%s has the method and path of the specification', (name, sample) => {
    const { method, path } = operationFor(name);
    const [template = ''] = sample.path.split('?');
    const anonymous = (one: string) => one.replace(/\{\w+\}/g, '{}');
    expect(`${method} ${anonymous(path)}`).toBe(`${sample.method} ${anonymous(template)}`);
  });

  it('says in words what each operation does, and has a tag with words', () => {
    const tags = new Map(described.document.tags.map(({ name, description }) => [name, description]));
    for (const { operation } of described.all) {
      expect(operation.summary).toMatch(/^[A-Z].{8,}[^.]$/);
      expect(operation.tags.map((tag) => tags.get(tag))).toEqual([expect.stringMatching(/\.$/)]);
    }
  });

  it('describes each field and parameter, and has no words for one that is not there', () => {
    const { paths, components } = described.document;
    const fields = [...fieldsIn(paths, ''), ...fieldsIn(components, '')];
    expect(fields.filter(([, words]) => words === undefined).map(([place]) => place)).toEqual([]);
    const used = new Set(fields.map(([, words]) => words));
    expect(Object.entries(FIELDS).filter(([, words]) => !used.has(words))).toEqual([]);
  });
});

describe('what a gateway could not guess', () => {
  it('is how a list stands in an address: its name is repeated, as the client does', async () => {
    const lists = described.all.flatMap(({ operation: { operationId, parameters } }) =>
      parameters.flatMap((each) =>
        'schema' in each && each.schema['type'] === 'array' ? [{ ...each, operationId }] : [],
      ),
    );
    expect(lists.length).toBeGreaterThan(5);
    for (const each of lists) expect(each, each.name).toMatchObject({ style: 'form', explode: true });
    expect(ABOUT).toContain('`leadIds=1&leadIds=2`');
    const { gateway, requests } = inProcess();
    await gateway.phoneNumbers({ serviceProviderId: '7001', leadIds: ['1', '2'] }).catch(() => undefined);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([expect.stringContaining('leadIds=1&leadIds=2')]);
  });

  it('is the order of the statuses, which the sandbox follows', async () => {
    const { gateway } = inProcess();
    const statuses = async (sort: LeadSort) => {
      const { leads } = await gateway.leads({ serviceProviderId: '7001', limit: 500, sort });
      return [...new Set(leads.map(({ status }) => status))].filter(isLeadStatus);
    };
    const told = (FIELDS['sort'] ?? '').match(/\w+(?= \()/g);
    expect(told).toHaveLength(6);
    expect(await statuses('ServiceProviderLeadStatusAsc')).toEqual(told);
    expect(await statuses('ServiceProviderLeadStatusDesc')).toEqual(told?.toReversed());
  });
});

/** Every field and every parameter below a part of the document, with its place and its words. */
function fieldsIn(node: unknown, place: string): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'example') return [];
    // Beside fields `anyOf` says which of them must be there.
    if (key === 'anyOf' && 'properties' in node) return [];
    const parts: object = key === 'properties' || key === 'parameters' ? Object(value) : {};
    const own = Object.entries(parts)
      .filter(([, part]) => !(key === 'parameters' && '$ref' in part))
      .map(([name, part]): [string, unknown] => [`${place}.${part.name ?? name}`, part.description]);
    return [...own, ...fieldsIn(value, `${place}/${key}`)];
  });
}

describe('every request that the client makes', () => {
  it.each(MODES)('fits the parameters and the body of its operation, $name', async (mode) => {
    const requests = await requestsIn(mode);
    expect(requests.length).toBeGreaterThanOrEqual(EVERY_FORM.length);
    const faults = await Promise.all(requests.map((request) => described.requestFaults(request)));
    expect(faults.flat()).toEqual([]);
  });

  it('is what the document describes: no parameter, field or header is there that is never sent', async () => {
    const sent = new Map<string, Set<string>>();
    for (const mode of MODES) {
      for (const request of await requestsIn(mode)) {
        const { pathname, searchParams } = new URL(request.url);
        const id = described.find(request.method, pathname)?.operation.operationId ?? '';
        const names = sent.get(id) ?? new Set<string>();
        const text = await request.text();
        const fields = text === '' ? [] : Object.keys(JSON.parse(text));
        for (const name of [...searchParams.keys(), ...fields]) names.add(name);
        for (const name of request.headers.keys()) names.add(name);
        sent.set(id, names);
      }
    }
    // The thread's own id of a message, one of the tracking fields.
    const never = described.all.flatMap((one) => {
      const { operation } = one;
      const { properties = {}, anyOf = [] } = Object(operation.requestBody?.content['application/json']?.schema);
      const fields = [properties, ...anyOf.map((each: { properties: object }) => each.properties)].flatMap(Object.keys);
      const parameters = described.parametersOf(one).filter((each) => each.in !== 'path');
      const names = [
        ...fields,
        ...parameters.map(({ name, in: place }) => (place === 'header' ? name.toLowerCase() : name)),
      ];
      return names
        .filter((name) => !sent.get(operation.operationId)?.has(name))
        .map((name) => `${operation.operationId} ${name}`);
    });
    expect(never).toEqual(['sendMessage clientId']);
  });

  it('is refused with a part too many, missing or of another type', async () => {
    const [request] = await requestsIn(MODES[0]!);
    const { url, method, headers } = request!;
    const body = await request!.text();
    const spoilt = (change: { url?: string; headers?: Headers; body?: string }) =>
      described.requestFaults(
        new Request(change.url ?? url, { method, headers: change.headers ?? headers, body: change.body ?? body }),
      );
    const without = new Headers(headers);
    without.delete('X-Request-Id');
    expect(await spoilt({})).toEqual([]);
    expect(await spoilt({ url: `${url}?more=1` })).toEqual(['more is not described.']);
    expect(await spoilt({ headers: without })).toEqual([expect.stringContaining('X-Request-Id is missing')]);
    expect(await spoilt({ body: JSON.stringify({ ...JSON.parse(body), more: 1 }) })).toEqual([
      expect.stringContaining('additional'),
    ]);
    expect(await spoilt({ body: JSON.stringify({ ...JSON.parse(body), title: 5 }) })).toEqual([
      expect.stringContaining('title'),
    ]);
  });

  it.each(MODES)('proves who it comes from in a way that its operation describes, $name', async (mode) => {
    const ways = { OneTime: 'oneTime', Bearer: 'bearer' };
    for (const { method, url, headers, credentials } of await requestsIn(mode)) {
      const { security = [] } = described.find(method, new URL(url).pathname)?.operation ?? {};
      const known = security.flatMap(Object.keys);
      const [scheme] = Object.entries(ways).filter(([word]) => headers.get('Authorization')?.startsWith(`${word} `));
      if (headers.has('Authorization')) expect(known).toContain(scheme?.[1]);
      else if (credentials === 'include') expect(known).toContain('session');
    }
  });

  it('carries no header that CORS does not allow, and the allowed ones are all sent', async () => {
    const requests = (await Promise.all(MODES.map(requestsIn))).flat();
    const sent = new Set(requests.flatMap(({ headers }) => [...headers.keys()]));
    // Every page may send it.
    sent.delete('accept');
    expect([...sent].sort()).toEqual(CORS.allowHeaders.map((name) => name.toLowerCase()).sort());
    expect([...new Set(requests.map(({ method }) => method))].sort()).toEqual([...CORS.allowMethods].sort());
  });
});

describe('every example', () => {
  it('of an answer has no field that the reference does not list', () => {
    const { schemas } = described.document.components;
    const unlisted = described.all.flatMap(({ operation: { operationId, responses } }) => {
      const good = responses['200'];
      const { schema = {}, example } = (good && 'content' in good && good.content?.['application/json']) || {};
      if (Object.keys(schema).length === 0) return [];
      const listed = new Set(formsOf(schema, schemas).flatMap((rows) => rows.map(({ path }) => path)));
      return pathsIn(example, '').flatMap((path) => (listed.has(path) ? [] : `${operationId} ${path}`));
    });
    // A draft review may have fields that the widgets do not know.
    expect(unlisted.filter((each) => !each.includes('DraftReview draftReview.'))).toEqual([]);
  });

  it.each(described.all.map((one) => [one.operation.operationId, one] as const))('%s fits', async (_id, one) => {
    const { operation, path, method } = one;
    const schema = described.answerSchemaOf(one);
    const good = operation.responses['200'];
    const answer = good !== undefined && 'content' in good ? good.content?.['application/json']?.example : undefined;
    if (schema !== undefined && answer !== undefined)
      expect(described.answerFault(one, schema, answer)).toBeUndefined();
    const parameters = described.parametersOf(one);
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_whole, name) => exampleOf(name)),
      ORIGIN,
    );
    for (const { name, in: place, example } of parameters) {
      if (place === 'query') for (const value of [example ?? []].flat()) url.searchParams.append(name, String(value));
    }
    const headers: [string, string][] = [
      ['X-Proxy-Version', '1'],
      ['X-Request-Id', crypto.randomUUID()],
      ['X-Source-Application', 'lead-widgets'],
      ['X-Application-Version', '0.1.0'],
      ['X-Caller-Type', operation.security.some((way) => 'oneTime' in way) ? 'Member' : 'ServiceProvider'],
      ...(parameters.some(({ name }) => name === 'X-Caller-Id')
        ? [['X-Caller-Id', '7001'] satisfies [string, string]]
        : []),
    ];
    const sent = operation.requestBody?.content['application/json']?.example;
    if (sent !== undefined) headers.push(['Content-Type', 'application/json']);
    const body = sent === undefined ? {} : { body: JSON.stringify(sent) };
    expect(await described.requestFaults(new Request(url, { method, headers, ...body }))).toEqual([]);

    function exampleOf(name: string): string {
      return String(parameters.find((each) => each.name === name)?.example);
    }
  });
});

describe('every answer of the sandbox', () => {
  it.each(named)('%s fits its schema', async (_name, sample) => {
    for (const { request, answer } of await exchangesOf(sample)) {
      const one = described.find(request.method, new URL(request.url).pathname);
      expect(one).toBeDefined();
      if (one === undefined) return;
      expect(Object.keys(one.operation.responses)).toContain(String(answer.status));
      const schema = described.answerSchemaOf(one);
      const text = await answer.text();
      if (schema === undefined || answer.status === 204) expect(text).toBe('');
      else expect(described.answerFault(one, schema, JSON.parse(text))).toBeUndefined();
      expect(answer.headers.get('Date')).not.toBeNull();
    }
  });

  it.each(checked)('%s is refused with wrong types', async (name, sample) => {
    const one = operationFor(name);
    const { gateway, answers } = inWeather({ fault: { body: 'wrong' } });
    await sample.make(gateway).catch(() => undefined);
    const json = await answers.at(-1)?.json();
    expect(described.answerFault(one, described.answerSchemaOf(one), json ?? null)).toBeDefined();
  });

  it.each([
    ['401', { status: 401 }],
    ['404 with words', { status: 404, message: 'There is no such lead.' }],
    ['422 with words', { status: 422, message: 'Please enter a valid phone number.' }],
    ['429', { status: 429, retryAfter: 3 }],
    ['511', { challenge: true as const }],
  ])('%s fits the schema of failures', async (_name, fault) => {
    const { gateway, answers } = inWeather({ fault });
    await gateway.updatePhone({ phoneNumber: '5125550143' }).catch(() => undefined);
    const [answer] = answers;
    expect(Object.keys(operationFor('updatePhone').operation.responses)).toContain(String(answer?.status));
    expect(described.failureFault(await answer?.json())).toBeUndefined();
  });
});

/** The fields of an answer, written as in the reference: `leads[].category.name`. */
function pathsIn(json: unknown, before: string): string[] {
  if (Array.isArray(json)) return json.flatMap((each) => pathsIn(each, before.replace(/\.?$/, '[].')));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => [before + name, ...pathsIn(value, `${before}${name}.`)]);
}

const DEFINITIONS = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/gateway/calls/*.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isCall));

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'operation' in value && 'answer' in value;
}

/** The schema that checks a call's answers in the client. */
function checkOf({ operation, method, path }: Sample): GenericSchema {
  const anonymous = (one: string) => one.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{}');
  const found = DEFINITIONS.find(
    (call) => call.operation === operation && call.method === method && anonymous(call.path ?? '') === anonymous(path),
  );
  if (found === undefined) throw new Error(`${operation} is not defined.`);
  return found.answer;
}

/** What the client takes and the document does not promise: more ways to write a date, and a list for an object. */
const isNarrower = (fault: string | undefined) => /must match pattern "\^\\d\{4\}-|must be object/.test(fault ?? '');

describe('a mangled answer', { timeout: 60_000 }, () => {
  const tally = { both: 0, neither: 0, stricter: 0 };

  it.each(checked)('%s is judged as the client does', async (name, sample) => {
    const one = operationFor(name);
    const schema = described.answerSchemaOf(one);
    const good = (await (await exchangesOf(sample)).at(-1)?.answer.text()) ?? '';
    const isShared = one.operation['x-client-methods'].length > 1;
    fc.assert(
      fc.property(anyBody, (body) => {
        const json = jsonOf(mangled(good, body));
        if (json === undefined) return;
        const fault = described.answerFault(one, schema, json);
        const { fits } = decode(checkOf(sample), json);
        if (fault === undefined) expect(fits).toBe(true);
        // Two methods share the path, and the document wants what both read.
        else if (fits && !isShared) expect(fault).toSatisfy(isNarrower);
        tally[fault === undefined ? 'both' : fits ? 'stricter' : 'neither'] += 1;
      }),
      { seed: 20_261_118, numRuns: 150 },
    );
  });

  it('has come thousands of times, good and broken', () => {
    expect(tally.both).toBeGreaterThan(500);
    expect(tally.neither).toBeGreaterThan(500);
    expect(tally.stricter).toBeLessThan(tally.neither / 20);
  });
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
