import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { CORS } from '../../../.build/openapi/components.js';
import { FIELDS } from '../../../.build/openapi/fields.js';
import type { AnyCall } from '../../../src/gateway/call.js';
import type { LeadSort } from '../../../src/gateway/lead-query.js';
import { isLeadStatus } from '../../../src/gateway/lead-status.js';
import { decode } from '../../../src/gateway/transport/decode.js';
import { createGateway, type GatewayOptions, wireLead } from '../../../src/gateway.js';
import { toLead } from '../../../src/lead-card/lead/lead.js';
import { createSandbox, SANDBOX_PATHS, type SandboxFault } from '../../../src/sandbox.js';
import { inProcess, recorded } from './both-sides.js';
import { EVERY_FORM } from './forms/every-form.js';
import { PATHLESS } from './forms/member-forms.js';
import { mangled } from './mangle.js';
import { type Described, describedGateway } from './openapi.js';
import { EVERY_CALL, EVERY_SAMPLE, type Sample } from './samples.js';

const ORIGIN = 'https://gateway.example.com';
const described = await describedGateway();
const pathless: ReadonlySet<string> = new Set(PATHLESS);
const checked = EVERY_SAMPLE.filter(
  ({ call }) => !pathless.has(call) && described.answerSchemaOf(operationFor(call)) !== undefined,
);

function operationFor(call: string) {
  const found = described.all.find(({ operation }) => operation['x-client-methods'].includes(call));
  if (found === undefined) throw new Error(`${call} is not described.`);
  return found;
}

async function exchangesOf(sample: Sample) {
  const { gateway, requests, answers } = inProcess();
  await sample.make(gateway);
  return requests.map((request, index) => ({ request, answer: answers[index] ?? new Response() }));
}

function inWeather(fault: SandboxFault) {
  const { fetch, answers } = recorded(createSandbox({ scenario: fault }).fetch);
  return { gateway: createGateway({ url: ORIGIN, paths: SANDBOX_PATHS, fetch }), answers };
}

const MODES: readonly GatewayOptions[] = [
  {},
  { authMode: 'one-time', oneTimeToken: 'once-4711' },
  { auth: { getToken: () => 'bearer-4711' } },
  { authMode: 'none' },
];

/** The request of each form in each authentication mode. Calls without a default path use the paths of the sandbox. */
const asked: { readonly call: string; readonly request: Request; readonly one: Described | undefined }[] = [];

beforeAll(async () => {
  for (const mode of MODES) {
    for (const { call, make } of EVERY_FORM) {
      const { fetch, requests } = recorded(async () => new Response(null, { status: 204 }));
      await Promise.allSettled([make(createGateway({ url: ORIGIN, paths: SANDBOX_PATHS, ...mode, fetch }))]);
      for (const request of requests) {
        asked.push({ call, request, one: described.find(request.method, new URL(request.url).pathname) });
      }
    }
  }
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(described.document)));
    expect([errors, valid]).toEqual([undefined, true]);
  });

  it('contains every call of the client in every version, and no others', () => {
    const methods = described.all.flatMap(({ operation }) => operation['x-client-methods']);
    expect([...methods].sort()).toEqual([...EVERY_CALL].sort());
  });

  it('describes every field and parameter, and has no unused descriptions', () => {
    const { paths, components } = described.document;
    const fields = [...fieldsIn(paths, ''), ...fieldsIn(components, '')];
    expect(fields.filter(([, words]) => words === undefined).map(([place]) => place)).toEqual([]);
    const used = new Set(fields.map(([, words]) => words));
    expect(Object.entries(FIELDS).filter(([, words]) => !used.has(words))).toEqual([]);
  });
});

describe('the sort order of statuses', () =>
  it('matches the documentation', async () => {
    const { gateway } = inProcess();
    const statuses = async (sort: LeadSort) => {
      const { leads } = await gateway.leads({ serviceProviderId: '7001', limit: 500, sort });
      return [...new Set(leads.map(({ status }) => status))].filter(isLeadStatus);
    };
    const told = (FIELDS['sort'] ?? '').match(/\w+(?= \()/g);
    expect(told).toHaveLength(6);
    expect(await statuses('ServiceProviderLeadStatusAsc')).toEqual(told);
    expect(await statuses('ServiceProviderLeadStatusDesc')).toEqual(told?.toReversed());
  }));

function fieldsIn(node: unknown, place: string): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'example') return [];
    // Next to `properties`, `anyOf` only lists required fields.
    if (key === 'anyOf' && 'properties' in node) return [];
    const parts: object = key === 'properties' || key === 'parameters' ? Object(value) : {};
    const own = Object.entries(parts)
      .filter(([, part]) => !(key === 'parameters' && '$ref' in part))
      .map(([name, part]): [string, unknown] => [`${place}.${part.name ?? name}`, part.description]);
    return [...own, ...fieldsIn(value, `${place}/${key}`)];
  });
}

describe('every request of the client', () => {
  it('matches its operation with its parameters and body', async () => {
    for (const { call, request, one } of asked) {
      expect.soft(one?.operation['x-client-methods'], `${request.method} ${request.url}`).toContain(call);
      expect.soft(await described.requestFaults(request.clone()), `${request.method} ${request.url}`).toEqual([]);
    }
  });

  it('is documented without parameters, fields or headers that are never sent', async () => {
    const sent = new Map<string, Set<string>>();
    for (const { request, one } of asked) {
      const id = one?.operation.operationId ?? '';
      const text = await request.clone().text();
      const fields = text === '' ? [] : Object.keys(JSON.parse(text));
      const names = [...new URL(request.url).searchParams.keys(), ...fields, ...request.headers.keys()];
      sent.set(id, new Set([...(sent.get(id) ?? []), ...names]));
    }
    const never = described.all.flatMap((one) => {
      const { operation } = one;
      const { properties = {}, anyOf = [] } = Object(operation.requestBody?.content['application/json']?.schema);
      const fields = [properties, ...anyOf.map((each: { properties: object }) => each.properties)].flatMap(Object.keys);
      const parameters = described.parametersOf(one).filter((each) => each.in !== 'path');
      const names = parameters.map(({ name, in: place }) => (place === 'header' ? name.toLowerCase() : name));
      return [...fields, ...names]
        .filter((name) => !sent.get(operation.operationId)?.has(name))
        .map((name) => `${operation.operationId} ${name}`);
    });
    // The client id of a message, one of the tracking fields.
    expect(never).toEqual(['sendMessage clientId']);
  });

  it('authenticates in a way that its operation documents', () => {
    for (const { call, request, one } of asked) {
      const [word] = request.headers.get('Authorization')?.split(' ') ?? [];
      const proof = word === 'OneTime' ? 'oneTime' : word === 'Bearer' ? 'bearer' : 'session';
      const isProven = word !== undefined || request.credentials === 'include';
      if (isProven) expect.soft(one?.operation.security.flatMap(Object.keys), call).toContain(proof);
    }
  });

  it('has only headers that CORS allows, and every allowed header is sent', () => {
    const sent = new Set(asked.flatMap(({ request }) => [...request.headers.keys()]));
    // CORS always allows this header.
    sent.delete('accept');
    expect([...sent].sort()).toEqual(CORS.allowHeaders.map((name) => name.toLowerCase()).sort());
    expect(new Set(asked.map(({ request }) => request.method))).toEqual(new Set(CORS.allowMethods));
  });
});

it('every example is valid for its operation', () => {
  for (const one of described.all) expect.soft(described.exampleFaults(one)).toEqual([]);
});

describe('every response of the sandbox', () => {
  it('matches its schema', async () => {
    for (const sample of EVERY_SAMPLE) {
      for (const { request, answer } of await exchangesOf(sample)) {
        const one = described.find(request.method, new URL(request.url).pathname)!;
        expect.soft(Object.keys(one.operation.responses), sample.call).toContain(String(answer.status));
        const schema = described.answerSchemaOf(one);
        const text = await answer.text();
        if (schema === undefined || answer.status === 204) expect.soft(text, sample.call).toBe('');
        else expect.soft(described.answerFault(one, schema, JSON.parse(text))).toBeUndefined();
        expect.soft(answer.headers.get('Date'), sample.call).not.toBeNull();
      }
    }
  });

  it.each([
    ['401', { status: 401 }],
    ['404 with a message', { status: 404, message: 'There is no such lead.' }],
    ['422 with a message', { status: 422, message: 'Please enter a valid phone number.' }],
    ['429', { status: 429, retryAfter: 3 }],
    ['511', { challenge: true as const }],
  ])('%s matches the error schema', async (_name, fault) => {
    const { gateway, answers } = inWeather({ fault });
    await gateway.updatePhone({ phoneNumber: '5125550143' }).catch(() => undefined);
    const [answer] = answers;
    expect(Object.keys(operationFor('updatePhone').operation.responses)).toContain(String(answer?.status));
    expect(described.failureFault(await answer?.json())).toBeUndefined();
  });
});

const DEFINITIONS = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../src/gateway/calls/*.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isCall));

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'operation' in value && 'answer' in value;
}

function checkOf(name: string, { method, path }: Described): v.GenericSchema {
  const anonymous = (one: string) => one.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{}');
  const operation = name.replace(/ v\d$/, '');
  const found = DEFINITIONS.find(
    (call) => call.operation === operation && call.method === method && anonymous(call.path ?? '') === anonymous(path),
  );
  if (found === undefined) throw new Error(`${name} is not defined.`);
  return found.answer;
}

/** The client accepts more than the document promises: more date formats, and a list instead of an object. */
const isNarrower = (fault: string | undefined) => /must match pattern "\^\\d\{4\}-|must be object/.test(fault ?? '');

it('client and document agree on which mangled responses are valid, and every accepted lead can be shown', {
  timeout: 60_000,
}, async () => {
  const anyLeads = v.union([
    v.object({ leads: v.array(wireLead) }),
    v.pipe(
      wireLead,
      v.transform((lead) => ({ leads: [lead] })),
    ),
  ]);
  for (const sample of checked) {
    const one = operationFor(sample.call);
    const schema = described.answerSchemaOf(one);
    const check = checkOf(sample.call, one);
    const good = JSON.parse((await (await exchangesOf(sample)).at(-1)?.answer.text()) || '{}');
    const isShared = one.operation['x-client-methods'].length > 1;
    for (const json of mangled(good)) {
      const fault = described.answerFault(one, schema, json);
      const { fits } = decode(check, json);
      const shown = v.safeParse(anyLeads, json);
      if (shown.success) expect(shown.output.leads.map(toLead)).not.toContain(undefined);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
      if (fault === undefined) expect(fits, sample.call).toBe(true);
      // If two methods share a path, the document requires the fields of both.
      else if (fits && !isShared) expect(fault).toSatisfy(isNarrower);
    }
  }
});
