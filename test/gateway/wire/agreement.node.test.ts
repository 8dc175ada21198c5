import { expect, it } from 'vitest';
import { createGateway } from '../../../src/gateway.js';
import { ROUTES } from '../../../src/sandbox/create-sandbox.js';
import { createSandbox } from '../../../src/sandbox.js';
import { inProcess, overHttp } from './both-sides.js';
import { EVERY_OPERATION } from './operations.js';
import { EVERY_SAMPLE, PATHLESS_SAMPLES } from './samples.js';

it('the client has one method for each operation, and no other', () => {
  const { challenges: _queue, ...methods } = createGateway();
  expect(Object.keys(methods).sort()).toEqual([...EVERY_OPERATION].sort());
});

it('the sandbox has a route for each operation, and no other but the purchase', () => {
  const routed = ROUTES.flatMap(({ operation, alias }) => [operation, alias ?? operation]);
  expect(new Set(routed)).toEqual(new Set([...EVERY_OPERATION, 'purchaseLead']));
});

it('each call in each version gets the same answer in process and over HTTP', async () => {
  const here = inProcess();
  const there = await overHttp();
  for (const { call, make } of EVERY_SAMPLE) {
    const inside = await make(here.gateway);
    expect.soft(await make(there.gateway), `${call} over HTTP`).toEqual(inside);
  }
  await there.close();
});

it('an operation without a path says that its path is missing', async () => {
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
