import { afterEach } from 'vitest';
import { createLocalServer, type FetchHandler, type LocalServer } from '../../src/cli/local-server.js';
import { isThisMachine, sandboxHandler } from '../../src/cli/sandbox-handler.js';
import { createSandbox, isSandboxScenario } from '../../src/sandbox.js';
import { BROKEN_GATEWAYS, type Broken } from './broken-gateways.js';
import { type RunOptions, runCli } from './run-cli.js';

export const servers: LocalServer[] = [];

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

export async function serve(fetch: FetchHandler): Promise<string> {
  const server = await createLocalServer({ fetch });
  servers.push(server);
  return server.origin;
}

export const sandbox = () =>
  sandboxHandler({
    open: (scenario) => createSandbox({ scenario, mirror: false }),
    isScenario: isSandboxScenario,
    isListed: isThisMachine,
  });

export function watched(see: (request: Request) => void): Promise<string> {
  const good = sandbox();
  return serve((request) => {
    see(request);
    return good(request);
  });
}

export function broken(answer: Broken[3]): Promise<string> {
  const good = sandbox();
  return serve((request) => answer(request, (changed = request) => good(changed.clone())));
}

export const answerOf = (found: string): Broken[3] => {
  const [, , , answer] = BROKEN_GATEWAYS.find(([, name]) => name === found) ?? [];
  if (answer === undefined) throw new Error(`No gateway is broken by ${found}.`);
  return answer;
};

export const check = (origin: string, args: readonly string[] = [], options: RunOptions = {}) =>
  runCli(
    ['check', origin, '--sp-id', '7001', ...args.map((arg) => (arg.startsWith('/') ? origin + arg : arg))],
    options,
  );

interface Report {
  readonly ok: boolean;
  readonly calls: readonly Readonly<Record<'call' | 'answered' | 'cors', string>>[];
  readonly findings: readonly (Readonly<Record<'name' | 'call' | 'says', string>> & { readonly isNote: boolean })[];
}

export async function reported(origin: string, args: readonly string[] = [], options: RunOptions = {}) {
  const ran = await check(origin, [...args, '--json'], options);
  const report: Report = JSON.parse(ran.out);
  return { ...report, code: ran.code, names: new Set(report.findings.map(({ name }) => name)) };
}
