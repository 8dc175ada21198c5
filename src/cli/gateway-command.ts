import { isIP } from 'node:net';
import { hostname } from 'node:os';
import {
  createSandbox,
  isSandboxScenario,
  SANDBOX_LEADS,
  SANDBOX_SCENARIOS,
  type SandboxKeep,
  type SandboxScenario,
} from '../sandbox.js';
import {
  type Command,
  CommandError,
  type Console,
  checkOrigin,
  type ExitCode,
  type ParsedArguments,
  RUN,
  table,
  UsageError,
} from './command.js';
import { exportDataFile, type GatewayData, readDataFile } from './data-file.js';
import { createLocalServer, type FetchHandler } from './local-server.js';
import { isThisMachine, sandboxHandler, withCors } from './sandbox-handler.js';

const PORT = 5174;
const HOST = '127.0.0.1';
const DATA_FILE = 'leads.json';
/** Far above any call of a widget. */
const MAX_BODY_BYTES = 1_000_000;
const PROVIDER = '7001';

interface GatewaySetup {
  readonly scenario: SandboxScenario;
  readonly host: string;
  readonly port: number;
  /** Host names that it accepts, besides those of this machine. */
  readonly names: readonly string[];
  /** Undefined allows every page of this machine. */
  readonly origins: readonly string[] | undefined;
  readonly data: GatewayData | undefined;
  readonly saves: boolean;
}

export const gatewayCommand: Command = {
  name: 'gateway',
  summary:
    'Starts a gateway for development: the sandbox over HTTP. It answers for any provider id.\nWithout --save, changes are lost when it stops.',
  options: [
    { name: 'port', value: 'number', says: `the port, ${PORT} by default; 0 chooses a free one` },
    {
      name: 'host',
      value: 'address',
      says: `the address to listen at, ${HOST} by default; 0.0.0.0 allows other machines`,
    },
    {
      name: 'name',
      value: 'name',
      many: true,
      says: 'a host name that other machines use, such as office.lan; not needed for IP addresses and this machine',
    },
    {
      name: 'origin',
      value: 'origin',
      many: true,
      says: 'the origin of a page that may call it; by default http://localhost and http://127.0.0.1 at any port',
    },
    { name: 'scenario', value: 'name', says: SANDBOX_SCENARIOS.join(', ') },
    { name: 'data', value: 'file', says: 'the leads and requests to start with, from a JSON file' },
    { name: 'save', says: 'writes changes into the file of --data' },
    { name: 'export', says: `writes an example data file to edit, ${DATA_FILE} or the file of --data, and exits` },
  ],
  examples: [
    `${RUN} gateway`,
    `${RUN} gateway --scenario slow --origin https://dev.example.com`,
    `${RUN} gateway --export && ${RUN} gateway --data leads.json --save`,
  ],
  async run(args, console) {
    const [extra] = args.positionals;
    if (extra !== undefined) throw new UsageError(`gateway takes no argument ${extra}. Use --data for a data file.`);
    const scenario = scenarioIn(args);
    if (args.isOn('export')) return writeExample(args.text('data') ?? DATA_FILE, scenario, console);
    const file = args.text('data');
    if (file === undefined && args.isOn('save')) throw new UsageError('--save requires --data.');
    const setup: GatewaySetup = {
      scenario,
      host: args.text('host') ?? HOST,
      port: args.number('port', 0, 65_535, PORT),
      names: args.texts('name'),
      origins: originsIn(args),
      data: file === undefined ? undefined : await readDataFile(file),
      saves: args.isOn('save'),
    };
    return serve(setup, console);
  },
};

async function writeExample(file: string, scenario: SandboxScenario, { out }: Console): Promise<ExitCode> {
  const count = await exportDataFile(file, scenario);
  out(`Wrote ${file} with ${count} leads. Edit it, and start: ${RUN} gateway --data ${file}\n`);
  return 0;
}

/** @throws CommandError if the port is taken, or the address is none of this machine */
async function serve(setup: GatewaySetup, { out, err: warn, ended }: Console): Promise<ExitCode> {
  const { host, port, names, origins, scenario: first } = setup;
  const refused = new Set<string>();
  const warned = new Set<string>();

  function isListed(origin: string): boolean {
    const allowed = origins === undefined ? isThisMachine(origin) : origins.includes(origin);
    if (!allowed && !refused.has(origin)) {
      // Any page that a person visits can send origins, so only this many are printed.
      if (refused.size < 20) warn(`A page on ${origin} was refused. To allow it, add --origin ${origin}\n`);
      refused.add(origin);
    }
    return allowed;
  }

  /** A file that cannot be saved fails with each change. */
  function warnOnce(text: string): void {
    if (!warned.has(text)) warn(text);
    warned.add(text);
  }

  const sandboxes = sandboxHandler({
    first,
    isScenario: isSandboxScenario,
    isListed,
    open: (scenario) => createSandbox({ scenario, mirror: false, ...dataOf(setup, scenario, warnOnce) }),
  });
  const tooLarge = withCors(
    async () => Response.json({ message: `A body must be at most ${MAX_BODY_BYTES / 1_000_000} MB.` }, { status: 413 }),
    isListed,
  );
  const fetch = logged(underNames([host, ...names], sandboxes), out);
  const limit = { maxBytes: MAX_BODY_BYTES, tooLarge };
  const server = await createLocalServer({ fetch, host, port, limit }).catch((error: unknown) => {
    throw new CommandError(whyNotListening(error, setup));
  });
  out(welcome(server.origin, setup));
  await ended();
  await sandboxes.kept();
  await server.close();
  return 0;
}

/** Prints a line for each call, without its query, which may hold what a person typed. */
function logged(handler: FetchHandler, out: (text: string) => void): FetchHandler {
  return async (request) => {
    const start = performance.now();
    let status = 'no answer';
    try {
      const response = await handler(request);
      status = String(response.status);
      return response;
    } finally {
      const { pathname } = new URL(request.url);
      out(`${request.method} ${pathname} ${status} ${Math.round(performance.now() - start)} ms\n`);
    }
  };
}

/**
 * Answers only calls to an IP address or to a known name of this machine. A page could point any other name at this
 * machine and read the gateway as its own origin (DNS rebinding).
 */
function underNames(allowed: readonly string[], handler: FetchHandler): FetchHandler {
  const machine = hostname();
  const names = ['localhost', machine, `${machine}.local`, ...allowed].map((name) => name.toLowerCase());
  return async (request) => {
    const name = new URL(request.url).hostname.replace(/^\[|\]$/g, '');
    return isIP(name) !== 0 || names.includes(name)
      ? handler(request)
      : Response.json({ message: `To call this gateway ${name}, start it with --name ${name}` }, { status: 403 });
  };
}

function dataOf(
  { data, saves, scenario: first }: GatewaySetup,
  scenario: SandboxScenario,
  warn: (text: string) => void,
) {
  if (data === undefined || (scenario === 'empty' && scenario !== first)) return {};
  const keep: SandboxKeep = data.keep({
    saves: saves && scenario === first,
    onFailure: (sentence) => warn(`${sentence}\n`),
  });
  return { leads: data.leads, keep };
}

function whyNotListening(error: unknown, { host, port }: GatewaySetup): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one with --port.`;
  if (code === 'EACCES') return `You are not allowed to use port ${port}. Choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not on this machine. Choose another --host.`;
  return `The gateway could not start: ${error instanceof Error ? error.message : error}`;
}

function scenarioIn(args: ParsedArguments): SandboxScenario {
  const name = args.text('scenario') ?? 'default';
  if (isSandboxScenario(name)) return name;
  throw new UsageError(`There is no scenario ${name}. Choose one of ${SANDBOX_SCENARIOS.join(', ')}.`);
}

function originsIn(args: ParsedArguments): readonly string[] | undefined {
  const origins = args.texts('origin');
  for (const origin of origins) if (origin !== 'null') checkOrigin(origin, 'https://dev.example.com');
  return origins.length === 0 ? undefined : origins;
}

function welcome(listening: string, { scenario, data, host, saves }: GatewaySetup): string {
  const origin = host === '0.0.0.0' || host === '::' ? listening.replace(/\/\/[^/]*:/, '//localhost:') : listening;
  const lead = data === undefined ? SANDBOX_LEADS.newest : data.leads[0]?.leadId;
  const rows: [string, string][] = [
    ['Gateway', origin],
    ['Scenario', `${scenario}; others at ${origin}/weather/<scenario>, for instance ${origin}/weather/slow`],
    ['Try', `sp-id="${PROVIDER}" or any other number${lead === undefined ? '' : `, lead-id="${lead}"`}`],
    ['A board', `<lead-board sp-id="${PROVIDER}" gateway-url="${origin}" auth-mode="none"></lead-board>`],
    ['A funnel', `<raq-funnel gateway-url="${origin}"></raq-funnel>`],
    ['Check it', `${RUN} check ${origin} --sp-id ${PROVIDER} --auth-mode none`],
    ['Changes', saves ? 'saved to the data file' : 'in memory; lost when the gateway stops'],
  ];
  return `\n${table(rows).join('\n')}\n\n  Press Ctrl+C to stop.\n\n`;
}
