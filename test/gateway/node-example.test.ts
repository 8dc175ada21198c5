import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayHandler } from '../../examples/server/gateway-handler.js';
import { createLocalServer, type LocalServer } from '../../examples/server/local-server.js';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, isSandboxScenario } from '../../src/sandbox.js';
import { run } from '../runner/command.mjs';

const PROVIDER = '4711042';
const TOKEN = 'known-to-nobody-4711';
const asked: Request[] = [];

let server: LocalServer;

beforeAll(async () => {
  const gateway = gatewayHandler({ createSandbox, isSandboxScenario });
  server = await createLocalServer({
    fetch: (request) => {
      asked.push(request);
      return gateway(request);
    },
  });
});

afterAll(() => server.close());

/** Runs the example in a separate Node process. */
function example(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const file = ['examples/run.mjs', 'examples/node-gateway.ts'];
  return run(process.execPath, [...file, ...args], { env: { ...process.env, ...env }, quiet: true, timeout: 30_000 });
}

describe('the example for Node', { timeout: 60_000 }, () => {
  it('prints how many leads a provider has, and the newest ones by status', async () => {
    const { code, output } = await example([server.origin, PROVIDER]);
    const { leads, pagination } = await createGateway({ url: server.origin }).leads({
      serviceProviderId: PROVIDER,
      limit: 10,
    });
    const [first, ...rows] = output.trim().split('\n');
    expect(code).toBe(0);
    expect(first).toBe(`${pagination.totalNumber} leads; the newest 10:`);
    const counted = rows.flatMap((row) => {
      const [count, status] = row.split(' ');
      return Array<string | undefined>(Number(count)).fill(status);
    });
    expect(counted).toEqual(leads.map(({ status }) => status).sort());
  });

  it('takes the address from the environment, and carries a token that it never prints', async () => {
    asked.length = 0;
    const { code, output } = await example([], { GATEWAY_URL: server.origin, GATEWAY_TOKEN: TOKEN });
    expect(code).toBe(0);
    expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual([`Bearer ${TOKEN}`]);
    expect(asked[0]?.url).not.toContain(TOKEN);
    expect(output).not.toContain(TOKEN);
  });

  it('ends with a sentence and an exit code when the gateway fails', async () => {
    const { code, output } = await example([`${server.origin}/weather/failing`], { GATEWAY_TOKEN: TOKEN });
    expect(code).toBe(1);
    expect(output).toContain('leads failed (http, HTTP 503)');
    expect(output).not.toContain(TOKEN);
  });
});
