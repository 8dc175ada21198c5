import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLocalServer } from '../../src/cli/local-server.js';
import { createGateway } from '../../src/gateway/create-gateway.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { type Ran, type Running, runCli, startCli } from './run-cli.js';

const PROVIDER = { serviceProviderId: '7001' };
const LEADS = '/gateway/lead/office/v6/leads/serviceProvider/7001';
const { newest } = SANDBOX_LEADS;

let folder: string;
let file: string;
const running: Running[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-cli-'));
  file = join(folder, 'leads.json');
});

afterEach(async () => {
  for (const each of running.splice(0)) {
    each.end();
    await each.done;
  }
  await rm(folder, { recursive: true, force: true });
});

interface Started extends Running {
  readonly origin: string;
  readonly gateway: ReturnType<typeof createGateway>;
}

async function start(...args: string[]): Promise<Started> {
  const one = startCli(['gateway', '--port', '0', ...args]);
  running.push(one);
  await expect.poll(() => /Gateway\s+http/.test(one.said().out), { timeout: 5000 }).toBe(true);
  const origin = /Gateway\s+(http\S+)/.exec(one.said().out)?.[1] ?? '';
  return { ...one, origin, gateway: createGateway({ url: origin, authMode: 'none' }) };
}

async function stop(one: Started): Promise<number> {
  one.end();
  return one.done;
}

const read = async () => JSON.parse(await readFile(file, 'utf8'));

describe('the local gateway', () => {
  test('responds for any provider, prints its URL, an example and each call, and exits with 0', async () => {
    const one = await start();
    const { gateway, origin, said } = one;
    expect((await gateway.leads(PROVIDER)).leads[0]?.leadId).toBe(newest);
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const { out } = said();
    expect(out).toMatch(new RegExp(`^POST ${LEADS} 200 \\d+ ms$`, 'm'));
    expect(out).toContain(`<lead-board sp-id="7001" gateway-url="${origin}" auth-mode="none"></lead-board>`);
    expect(out).toContain(`<raq-funnel gateway-url="${origin}"></raq-funnel>`);
    expect(out).toContain(`npx --no-install lead-widgets check ${origin} --sp-id 7001`);
    expect(out).toContain(newest);
    expect(await stop(one)).toBe(0);
    await expect(fetch(origin)).rejects.toThrow();
  });

  test('uses the scenario of --scenario, and serves the others below /weather', async () => {
    const { gateway, origin } = await start('--scenario', 'failing');
    await expect(gateway.saveNote({ ...PROVIDER, leadId: newest, note: '-' })).rejects.toMatchObject({ status: 503 });
    const empty = createGateway({ url: `${origin}/weather/empty`, authMode: 'none' });
    expect((await empty.leads(PROVIDER)).leads).toEqual([]);
  });

  test('exits with 1 and one sentence if its port is in use or --host is not an address of this machine', async () => {
    const taken = await createLocalServer({ fetch: async () => new Response() });
    const { port } = new URL(taken.origin);
    const inUse = await runCli(['gateway', '--port', port]);
    await taken.close();
    expect(inUse).toEqual({ code: 1, out: '', err: `Port ${port} is in use. Choose another one with --port.\n` });
    const ran = await runCli(['gateway', '--port', '0', '--host', '192.0.2.1']);
    expect(ran).toMatchObject({ code: 1, err: '192.0.2.1 is not on this machine. Choose another --host.\n' });
  });

  /** The response status of a call with this host name in its Host header. */
  const statusAs = (name: string, origin: string) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(origin);
      get({ host: '127.0.0.1', port, path: '/gateway/x', headers: { Host: `${name}:${port}` } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      }).on('error', reject);
    });

  test.each([[], ['--host', '0.0.0.0'], ['--host', '127.0.0.1']])(
    'refuses other host names that resolve to this machine: %s %s',
    async (...args) => {
      const { origin } = await start(...args);
      for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
        expect(await statusAs(name, origin), name).toBe(403);
      }
      for (const name of ['localhost', '127.0.0.1', '[::1]', hostname()]) {
        expect(await statusAs(name, origin), name).toBe(404);
      }
    },
  );

  test('with --host 0.0.0.0 accepts IP addresses and the host names of --name', async () => {
    const open = await start('--host', '0.0.0.0', '--name', 'office.lan', '--name', 'GATEWAY');
    expect(open.origin).toMatch(/^http:\/\/localhost:/);
    for (const name of ['192.168.1.20', '[fe80::1]', 'office.lan', 'gateway']) {
      expect(await statusAs(name, open.origin), name).toBe(404);
    }
    expect(await statusAs('evil.example', open.origin)).toBe(403);
  });
});

describe('CORS of the local gateway', () => {
  const ask = (origin: string, page: string, init: RequestInit = {}) =>
    fetch(origin + LEADS, { ...init, headers: { Origin: page, ...init.headers } });
  const wantsToPost = {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type,x-caller-id' },
  };

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://localhost'])('allows %s', async (page) => {
    const { origin } = await start();
    const answer = await ask(origin, page, wantsToPost);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(page);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('X-Caller-Id');
    expect((await ask(origin, page)).headers.get('Access-Control-Allow-Origin')).toBe(page);
  });

  test('refuses another origin and prints once how to allow it', async () => {
    const { origin, said } = await start();
    for (const page of ['https://dev.example.com', 'https://dev.example.com', 'http://localhost.evil.example']) {
      const answer = await ask(origin, page, wantsToPost);
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    }
    expect(said().err.match(/add --origin https:\/\/dev\.example\.com\n/g)).toHaveLength(1);
  });

  test('allows only the origins of --origin', async () => {
    const { origin } = await start('--origin', 'https://a.example', '--origin', 'https://b.example:8443');
    const allowed = async (page: string) => (await ask(origin, page)).headers.get('Access-Control-Allow-Origin');
    for (const page of ['https://a.example', 'https://b.example:8443']) expect(await allowed(page)).toBe(page);
    expect(await allowed('http://localhost:3000')).toBeNull();
  });

  test('allows the page to read the 413 of a body that is too large', async () => {
    const { origin } = await start();
    const large = new Blob(['x'.repeat(5_500_000)]);
    // A stream has no Content-Length.
    for (const body of [large, large.stream()]) {
      const init = Object.assign({ method: 'POST', body }, { duplex: 'half' });
      const answer = await ask(origin, 'http://localhost:3000', init);
      const allowed = answer.headers.get('Access-Control-Allow-Origin');
      expect([answer.status, allowed]).toEqual([413, 'http://localhost:3000']);
      expect(await answer.json()).toEqual({ message: 'A body must be at most 1 MB.' });
    }
    expect((await ask(origin, 'http://localhost:3000')).status).toBe(404);
  });
});

describe('gateway --export', () => {
  const exported = (...args: string[]) => runCli(['gateway', '--export', '--data', file, ...args]);

  test('writes a file that restores the same board', async () => {
    const { code, out } = await exported();
    expect([code, out]).toEqual([0, expect.stringContaining(`Wrote ${file} with 269 leads.`)]);
    const before = await start();
    const after = await start('--data', file);
    const query = { ...PROVIDER, limit: 100 };
    const [drawn, fromFile] = [await before.gateway.leads(query), await after.gateway.leads(query)];
    expect(fromFile.leads.map(({ leadId }) => leadId)).toEqual(drawn.leads.map(({ leadId }) => leadId));
    expect(fromFile.leads[0]?.customerInfo).toEqual(drawn.leads[0]?.customerInfo);
    expect((await after.gateway.projects({})).totalCount).toBe((await before.gateway.projects({})).totalCount);
  });

  test('does not overwrite a file', async () => {
    await writeFile(file, 'mine');
    expect(await exported()).toMatchObject({ code: 1, err: expect.stringContaining('already exists') });
    expect(await readFile(file, 'utf8')).toBe('mine');
  });
});

describe('gateway --data', () => {
  const LEAD = { leadId: 5, status: 'Initial', createDate: '2026-11-18T14:15:00-06:00' };
  const write = (json: unknown) => writeFile(file, JSON.stringify(json));
  const started = (): Promise<Ran> => runCli(['gateway', '--port', '0', '--data', file, '--save']);

  test('accepts leads with only the required fields, in every scenario except empty', async () => {
    await write({ leads: [LEAD] });
    const { gateway, origin } = await start('--data', file);
    expect(await gateway.leads(PROVIDER)).toMatchObject({ leads: [{ leadId: '5' }], pagination: { totalNumber: 1 } });
    expect(await gateway.providerLead({ ...PROVIDER, leadId: '5' })).toMatchObject({ status: 'Initial' });
    const count = async (scenario: string) => {
      const one = createGateway({ url: `${origin}/weather/${scenario}`, authMode: 'none' });
      return (await one.leads(PROVIDER)).pagination.totalNumber;
    };
    expect([await count('unpurchased'), await count('busy'), await count('empty')]).toEqual([1, 1, 0]);
  });

  test.each([
    ['a string', 'leads', 'the file'],
    ['a lead without a status', { leads: [LEAD, { ...LEAD, leadId: 6, status: undefined }] }, 'leads.1.status'],
    ['a date without an offset', { leads: [{ ...LEAD, createDate: '2026-11-18' }] }, 'leads.0.createDate'],
    ['two leads with one id', { leads: [LEAD, { ...LEAD, leadId: '5' }] }, 'leads.1.leadId'],
    ['no leads', { data: {} }, 'leads'],
    ['an unknown field', { leads: [], lead: [] }, 'lead'],
    ['a request without an id', { leads: [], data: { requests: [{}] } }, 'data.requests.0.leadId'],
    ['a list', [], 'leads'],
  ])('names the first invalid field: %s', async (_, json, path) => {
    await write(json);
    const { code, err } = await started();
    expect(code).toBe(1);
    expect(err).toContain(`${file} has an invalid field: ${path}.`);
    expect(err).toMatch(
      /(?:It is missing|There is no such field|Its value is invalid|It should be \w+|Another lead has this id|Write a date like \S+)\.\n$/,
    );
  });

  test('suggests --export if the file does not exist', async () =>
    expect(await started()).toMatchObject({ code: 1, err: expect.stringContaining('gateway --export --data') }));

  test.each([
    ['truncated', '{ "leads": [ { "leadId": "1", '],
    ['empty', ''],
    ['not JSON', 'PK\u0003\u0004'],
  ])('exits with 1 for a file that is %s, and does not change it', async (_, text) => {
    await writeFile(file, text);
    expect(await started()).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not valid JSON, and was not changed'),
    });
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(['leads.json']);
  });

  test('without --save does not write changes to the file', async () => {
    await write({ leads: [LEAD] });
    const before = await readFile(file, 'utf8');
    const one = await start('--data', file);
    await one.gateway.saveNote({ ...PROVIDER, leadId: '5', note: 'Call at noon' });
    expect((await one.gateway.leads(PROVIDER)).leads[0]?.notes).toBe('Call at noon');
    await stop(one);
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});

describe('gateway --save', () => {
  const LEADS_OF_FILE = [
    { leadId: '1', status: 'Initial', createDate: '2026-11-18T14:15:00-06:00', mine: 'a field of my own' },
    { leadId: '2', status: 'Initial', createDate: '2026-11-19T14:15:00-06:00' },
  ];

  test('stores changes in the file, restores them after a restart and does not change the original leads', async () => {
    await writeFile(file, JSON.stringify({ leads: LEADS_OF_FILE }), { mode: 0o600 });
    const first = await start('--data', file, '--save');
    await first.gateway.saveNote({ ...PROVIDER, leadId: '1', note: 'Call at noon' });
    expect([await stop(first), (await read()).leads]).toEqual([0, LEADS_OF_FILE]);
    expect([(await stat(file)).mode & 0o777, await readdir(folder)]).toEqual([0o600, ['leads.json']]);

    const second = await start('--data', file, '--save');
    const { leads } = await second.gateway.leads(PROVIDER);
    expect(leads.map(({ leadId, notes }) => [leadId, notes])).toEqual([
      ['2', undefined],
      ['1', 'Call at noon'],
    ]);
  });

  test('restores changes if leads were added to the file in the meantime', async () => {
    await writeFile(file, JSON.stringify({ leads: LEADS_OF_FILE.slice(0, 1) }));
    const first = await start('--data', file, '--save');
    await first.gateway.setStatus({ ...PROVIDER, leadId: '1', status: 'ClosedWon' });
    await stop(first);
    await writeFile(file, JSON.stringify({ ...(await read()), leads: LEADS_OF_FILE }));
    const second = await start('--data', file);
    const { leads } = await second.gateway.leads(PROVIDER);
    expect(leads.map(({ leadId, status }) => [leadId, status])).toEqual([
      ['2', 'Initial'],
      ['1', 'ClosedWon'],
    ]);
  });

  test.each([
    ['edited', '{"leads":[]}'],
    ['truncated', '{"leads":['],
  ])('does not overwrite a file that was %s while the gateway ran', async (_, text) => {
    await writeFile(file, JSON.stringify({ leads: LEADS_OF_FILE }));
    const one = await start('--data', file, '--save');
    await writeFile(file, text);
    await one.gateway.saveNote({ ...PROVIDER, leadId: '1', note: 'lost' });
    await stop(one);
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(one.said().err).toContain('so changes are no longer saved');
    expect(await readdir(folder)).toEqual(['leads.json']);
  });
});
