import { describe, expect, it } from 'vitest';
import { createGateway, type GatewayOptions } from '../../src/gateway.js';
import type { RequestForm } from './forms/form.js';
import { HOST_PATHS } from './forms/pathless.js';
import { MODES } from './modes.js';
import { EVERY_CALL } from './operations.js';
import { recorded } from './recorded.js';
import { EVERY_FORM } from './request-forms.js';

const ORIGIN = 'http://forms.invalid';
const forms = EVERY_FORM.map((form): [string, RequestForm] => [`${form.call}, ${form.given}`, form]);

/** Returns the one request that a form sends. Its answer is always empty. */
async function sentBy({ make }: RequestForm, options: GatewayOptions): Promise<Request> {
  const { fetch, requests } = recorded(async () => new Response(null, { status: 204 }));
  await Promise.allSettled([make(createGateway({ url: ORIGIN, paths: HOST_PATHS, ...options, fetch }))]);
  const [request, ...more] = requests;
  if (request === undefined || more.length > 0) throw new Error(`${requests.length} requests went out.`);
  return request;
}

const sorted = (pairs: Iterable<readonly string[]>) => [...pairs].map((pair) => pair.join('=')).sort();

describe('the expectations', () => {
  it('are there for every call of the specification, and for no other', () => {
    expect([...new Set(EVERY_FORM.map(({ call }) => call))].sort()).toEqual([...EVERY_CALL].sort());
  });

  it.each(EVERY_CALL)('%s is there with every field and with the least, or there is nothing to leave out', (call) => {
    const given = EVERY_FORM.filter((form) => form.call === call).map((form) => form.given);
    const usual = given.filter((one) => !one.startsWith('also ')).sort();
    expect([['every field', 'the least'], ['its fields']]).toContainEqual(usual);
  });

  it('are not the same twice', () => {
    expect(new Set(forms.map(([name]) => name)).size).toBe(forms.length);
  });
});

describe.each(MODES)('the request, field by field, $name', ({ options, carried }) => {
  it.each(forms)('%s', async (_name, form) => {
    const request = await sentBy(form, options);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const header = (name: string) => request.headers.get(name);
    expect(`${request.method} ${pathname}`).toBe(`${form.method} ${form.path}`);
    expect(sorted(searchParams)).toEqual(sorted(form.query));
    expect(text === '' ? undefined : JSON.parse(text)).toStrictEqual(form.body);
    expect(header('Content-Type')).toBe(form.body === undefined ? null : 'application/json');
    expect(header('X-Caller-Type')).toBe(form.caller);
    expect(header('X-Caller-Id')).toBe(form.callerId);
    expect({ credentials: request.credentials, authorization: header('Authorization') }).toEqual(carried[form.caller]);
  });
});
