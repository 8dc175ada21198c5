import { expect, it } from 'vitest';
import { createGateway, type GatewayOptions } from '../../../src/gateway.js';
import { ROUTES } from '../../../src/sandbox/create-sandbox.js';
import { createSandbox } from '../../../src/sandbox.js';
import { inProcess, overHttp, recorded } from './both-sides.js';
import { EVERY_FORM } from './forms/every-form.js';
import type { RequestForm } from './forms/form.js';
import { HOST_PATHS } from './forms/member-forms.js';
import { EVERY_OPERATION, EVERY_SAMPLE, PATHLESS_SAMPLES } from './samples.js';

const ORIGIN = 'http://forms.invalid';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function sentBy({ make }: RequestForm, options: GatewayOptions): Promise<Request> {
  const { fetch, requests } = recorded(async () => new Response(null, { status: 204 }));
  await Promise.allSettled([make(createGateway({ url: ORIGIN, paths: HOST_PATHS, ...options, fetch }))]);
  const [request, ...more] = requests;
  if (request === undefined || more.length > 0) throw new Error(`${requests.length} requests were sent.`);
  return request;
}

function lineOf(method: string, address: string): string {
  const url = new URL(address, ORIGIN);
  url.searchParams.sort();
  return `${method} ${url.pathname}${url.search}`;
}

it('each request has exactly the expected method, URL, body and headers', async () => {
  for (const form of EVERY_FORM) {
    const request = await sentBy(form, { applicationVersion: '1.2.3' });
    const { accept: _accept, ...headers } = Object.fromEntries(request.headers);
    const text = await request.text();
    const [method = '', address = ''] = form.request.split(/ (.*)/);
    expect.soft(lineOf(request.method, request.url), form.call).toBe(lineOf(method, address));
    expect.soft(text === '' ? undefined : JSON.parse(text), form.request).toStrictEqual(form.body);
    expect.soft(headers, form.request).toEqual({
      'x-proxy-version': '1',
      'x-request-id': expect.stringMatching(UUID),
      'x-source-application': 'lead-widgets',
      'x-application-version': '1.2.3',
      'x-caller-type': form.caller,
      ...(form.callerId !== null && { 'x-caller-id': form.callerId }),
      ...(form.body !== undefined && { 'content-type': 'application/json' }),
    });
    // An answer may name a person, so the browser must not store it.
    expect.soft(request.cache, form.request).toBe('no-store');
  }
});

it('the client has one method for each operation, and no others', () => {
  const { challenges: _queue, ...methods } = createGateway();
  expect(Object.keys(methods).sort()).toEqual([...EVERY_OPERATION].sort());
});

it('the sandbox has a route for each operation, and only one more for the purchase', () => {
  const routed = ROUTES.flatMap(({ operation, alias }) => [operation, alias ?? operation]);
  expect(new Set(routed)).toEqual(new Set([...EVERY_OPERATION, 'purchaseLead']));
});

it('each call in each version gets the same response in process and over HTTP', async () => {
  const here = inProcess();
  const there = await overHttp();
  for (const { call, make } of EVERY_SAMPLE) {
    const inside = await make(here.gateway);
    expect.soft(await make(there.gateway), `${call} over HTTP`).toEqual(inside);
  }
  await there.close();
});

it('an operation without a path rejects with an error that names the missing path', async () => {
  const gateway = createGateway({ url: 'http://sandbox.invalid', fetch: createSandbox().fetch });
  for (const { call, make } of PATHLESS_SAMPLES) {
    await expect.soft(make(gateway), call).rejects.toMatchObject({
      name: 'GatewayError',
      kind: 'configuration',
      operation: call,
      message: expect.stringContaining(`paths.${call}`),
    });
  }
});
