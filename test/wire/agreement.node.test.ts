import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { ROUTES } from '../../src/sandbox/router/routes.js';
import { createSandbox } from '../../src/sandbox.js';
import { inProcess, overHttp } from './both-sides.js';
import { callsPage, routeOf, tableRows } from './call-table.js';
import { EVERY_CALL, EVERY_OPERATION, OPERATIONS } from './operations.js';
import { nameOf, type Sample } from './sample.js';
import { SAMPLE_CALLS } from './sample-calls.js';
import { expectWireForm } from './wire-form.js';

const TABLE = new URL('../package/calls.md', import.meta.url);
const named = SAMPLE_CALLS.map((sample): [string, Sample] => [nameOf(sample), sample]);
const sorted = (names: Iterable<string>) => [...names].sort();

describe('both sides know the same calls', () => {
  it('the client has one method for each operation, and no other', () => {
    const { challenges: _queue, ...methods } = createGateway();
    expect(sorted(Object.keys(methods))).toEqual(sorted(EVERY_OPERATION));
  });

  it('the sandbox has a route for each operation, and no other but the purchase', () => {
    const routed = new Set<string>(
      ROUTES.flatMap(({ operation, alias: alsoCalled }) => [operation, alsoCalled ?? operation]),
    );
    expect(routed.delete('purchaseLead')).toBe(true);
    expect(sorted(routed)).toEqual(sorted(EVERY_OPERATION));
  });

  it('each call in each version has one sample, and there is no other', () => {
    expect(named.map(([name]) => name)).toEqual(EVERY_CALL);
  });

  it('each sample has a route at the path of the specification, and each route a sample', () => {
    const routes = SAMPLE_CALLS.map((sample) => ({ name: nameOf(sample), route: routeOf(sample) }));
    expect(routes.filter(({ route }) => route === undefined)).toEqual([]);
    const answered = new Set(routes.map(({ route }) => route));
    const without = ROUTES.filter((route) => !answered.has(route)).map(({ operation }) => operation);
    expect(without).toEqual(['purchaseLead']);
  });

  it('a route takes the caller that the client speaks as', () => {
    const refused = SAMPLE_CALLS.filter((sample) => !['Any', sample.caller].includes(routeOf(sample)?.caller ?? ''));
    expect(refused.map(nameOf)).toEqual([]);
  });
});

describe('each call, in process and over HTTP', () => {
  const here = inProcess();
  let there: Awaited<ReturnType<typeof overHttp>>;
  beforeAll(async () => {
    there = await overHttp();
  });
  afterAll(() => there.close());

  it.each(named)('%s goes out as the specification says, and both give the same good answer', async (_name, sample) => {
    const inside = await sample.make(here.gateway);
    const outside = await sample.make(there.gateway);
    for (const side of [here, there]) expectWireForm(side.requests.at(-1), sample);
    expect(inside).toEqual(sample.good);
    expect(outside).toEqual(inside);
  });
});

describe('each call with a one-time token', () => {
  const { gateway, requests } = inProcess({ authMode: 'one-time', oneTimeToken: 'once-4711' });

  it.each(named)('%s carries the token only as a member, and then no cookie', async (_name, sample) => {
    await sample.make(gateway);
    const request = requests.at(-1);
    const member = sample.caller === 'Member';
    expect(request?.headers.get('Authorization')).toBe(member ? 'OneTime once-4711' : null);
    expect(request?.credentials).toBe(member ? 'omit' : 'include');
    expect(request?.url).not.toContain('once-4711');
  });
});

describe('an operation without a path', () => {
  const pathless: ReadonlySet<string> = new Set(OPERATIONS['Operations without a path']);

  it.each(named.filter(([name]) => pathless.has(name)))('%s says that its path is missing', async (name, { make }) => {
    const gateway = createGateway({ url: 'http://sandbox.invalid', fetch: createSandbox().fetch });
    await expect(make(gateway)).rejects.toMatchObject({
      name: 'GatewayError',
      kind: 'configuration',
      operation: name,
      message: expect.stringContaining(`paths.${name}`),
    });
  });
});

describe('the table of calls', () => {
  it('has no empty cell', () => {
    const empty = tableRows(SAMPLE_CALLS).filter((cells) => cells.some((cell) => cell.trim() === ''));
    expect(empty).toEqual([]);
  });

  it('is what the code says', async () => {
    const page = callsPage(SAMPLE_CALLS);
    if (process.env['UPDATE'] === '1') await writeFile(TABLE, page);
    expect(await readFile(TABLE, 'utf8')).toBe(page);
  });
});
