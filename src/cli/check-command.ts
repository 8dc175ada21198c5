import { CALL_TIMEOUT_MS } from '../gateway/limits.js';
import type { AuthMode, GatewayOptions } from '../gateway/options.js';
import type { Page } from './check/exchange.js';
import { CHECKED_TAGS, type CheckedTag, isFunnelAlone, QUESTIONS } from './check/questions.js';
import { type CheckResult, type Finding, notAsked, type Row } from './check/report.js';
import { type CheckSetup, runCheck } from './check/run-check.js';
import {
  addressFault,
  type Command,
  type Console,
  checkOrigin,
  type ParsedArguments,
  RUN,
  UsageError,
} from './command.js';

const ORIGIN = 'http://localhost:5173';
const AUTH_MODES: readonly AuthMode[] = ['session', 'one-time', 'none'];

export const checkCommand: Command = {
  name: 'check',
  arguments: '<gateway>',
  summary:
    'Makes the calls of the widgets to a gateway, and lists what is wrong. It only reads, unless you add --write.\nThe exit code is 0 if everything is correct, and 1 if something is not.',
  options: [
    { name: 'sp-id', value: 'id', says: 'the id of the provider; required' },
    {
      name: 'origin',
      value: 'origin',
      says: `the origin of the page that will show the widgets, ${ORIGIN} by default`,
    },
    { name: 'tag', value: 'tag', many: true, says: `only the calls of this tag: ${CHECKED_TAGS.join(', ')}` },
    {
      name: 'without',
      value: 'call',
      many: true,
      says: 'leaves out a call that your gateway does not have, such as suggestLocations',
    },
    {
      name: 'auth-mode',
      value: 'mode',
      says: `${AUTH_MODES.join(', ')} for all calls; by default, one-time for calls that only a funnel makes, and session for the others`,
    },
    {
      name: 'token',
      value: 'token',
      says: 'a token of a signed-in page; safer in the environment variable LEAD_WIDGETS_TOKEN',
    },
    {
      name: 'one-time-token',
      value: 'token',
      says: 'the one-time token of a funnel; safer in the environment variable LEAD_WIDGETS_ONE_TIME_TOKEN',
    },
    {
      name: 'cookie',
      value: 'cookie',
      says: 'cookies, as name=value; safer in the environment variable LEAD_WIDGETS_COOKIE',
    },
    { name: 'lead-id', value: 'id', says: 'a lead of the provider; by default, the first one on its board' },
    {
      name: 'postal-code',
      value: 'code',
      says: "a postal code; by default, the provider's. Required with --tag raq-funnel alone",
    },
    { name: 'write', says: 'also saves existing values again, and creates one request. Use a test provider' },
    { name: 'unauthorized-url', value: 'url', says: 'a base address of the gateway that answers 401 to everything' },
    { name: 'challenge-url', value: 'url', says: 'a base address of the gateway that answers 511 to writes' },
    {
      name: 'timeout',
      value: 'ms',
      says: `how long to wait for an answer, ${CALL_TIMEOUT_MS} by default, as the widgets do`,
    },
    { name: 'json', says: 'writes the result as JSON' },
  ],
  examples: [
    `${RUN} check https://gateway.example.com --sp-id 7001`,
    `${RUN} check https://gateway.example.com --sp-id 7001 --origin https://www.example.com --write`,
    `${RUN} check https://gateway.example.com --sp-id 7001 --tag raq-funnel --postal-code 78704`,
  ],
  async run(args, console) {
    const setup = setupOf(args, console);
    const result = await runCheck(setup);
    const isGood = result.findings.every(({ isNote }) => isNote === true);
    console.out(args.isOn('json') ? jsonReport(setup, result, isGood) : report(setup, result));
    return isGood ? 0 : 1;
  },
};

function setupOf(args: ParsedArguments, { env }: Console): CheckSetup {
  const [url, extra] = args.positionals;
  if (url === undefined) throw new UsageError('Add the gateway address, such as https://gateway.example.com.');
  if (extra !== undefined) throw new UsageError(`check takes only one address. Remove ${extra}.`);
  const spId = wordIn(args, 'sp-id');
  if (spId === undefined) throw new UsageError('The id of the provider is missing. Add --sp-id.');
  const tags = args.texts('tag');
  return {
    ...pagesOf(args, baseAddress(url, 'The gateway'), env),
    spId,
    leadId: wordIn(args, 'lead-id'),
    postalCode: wordIn(args, 'postal-code'),
    tags: tags.length === 0 ? CHECKED_TAGS : tags.map(tagOf),
    without: args.texts('without').map(callNamed),
    writes: args.isOn('write'),
    unauthorizedUrl: addressIn(args, 'unauthorized-url'),
    challengeUrl: addressIn(args, 'challenge-url'),
  };
}

/** @throws UsageError if the value is not valid in a path */
function wordIn(args: ParsedArguments, name: string): string | undefined {
  const value = args.text(name);
  if (value === undefined || /^[\w-]{1,64}$/.test(value)) return value;
  throw new UsageError(`--${name} can have only letters, digits, hyphens and underscores.`);
}

/** The page of providers and the page of a funnel, as far as they differ. */
function pagesOf(args: ParsedArguments, url: string, env: Console['env']): Pick<CheckSetup, 'page' | 'funnelPage'> {
  const token = secretIn('The token', args.text('token') ?? env['LEAD_WIDGETS_TOKEN'], /^[\x21-\x7e]+$/);
  const oneTimeToken = secretIn(
    'The one-time token',
    args.text('one-time-token') ?? env['LEAD_WIDGETS_ONE_TIME_TOKEN'],
    /^[\x21-\x7e]+$/,
  );
  const cookie = secretIn('The cookie', args.text('cookie') ?? env['LEAD_WIDGETS_COOKIE'], /^[\x20-\x7e]+$/);
  const origin = args.text('origin') ?? ORIGIN;
  checkOrigin(origin, 'https://www.example.com');
  const timeoutMs = args.number('timeout', 1, 600_000, CALL_TIMEOUT_MS);
  const signIns: Readonly<Record<AuthMode, Partial<GatewayOptions>>> = {
    session: token === undefined ? {} : { auth: { getToken: () => token } },
    'one-time': oneTimeToken === undefined ? {} : { oneTimeToken },
    none: {},
  };
  const pageIn = (authMode: AuthMode): Page => ({
    options: { url, authMode, ...signIns[authMode] },
    origin,
    cookie,
    timeoutMs,
  });
  const forced = modeIn(args);
  if (forced === 'one-time' && args.text('token') !== undefined && oneTimeToken === undefined) {
    throw new UsageError('With --auth-mode one-time, use --one-time-token for the token.');
  }
  return { page: pageIn(forced ?? 'session'), funnelPage: pageIn(forced ?? 'one-time') };
}

/** @throws UsageError if no header could hold it. Does not repeat it */
function secretIn(what: string, value: string | undefined, fits: RegExp): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (!fits.test(value)) throw new UsageError(`${what} has characters that are not allowed in a header.`);
  return value;
}

function modeIn(args: ParsedArguments): AuthMode | undefined {
  const wanted = args.text('auth-mode');
  const mode = AUTH_MODES.find((each) => each === wanted);
  if (wanted !== undefined && mode === undefined)
    throw new UsageError(`--auth-mode must be one of ${AUTH_MODES.join(', ')}.`);
  return mode;
}

function tagOf(name: string): CheckedTag {
  const tag = CHECKED_TAGS.find((each) => each === name);
  if (tag === undefined)
    throw new UsageError(`check does not support the tag ${name}. Choose one of ${CHECKED_TAGS.join(', ')}.`);
  return tag;
}

function callNamed(name: string): string {
  if (QUESTIONS.some(({ call }) => call === name)) return name;
  throw new UsageError(`check makes no call named ${name}. The gateway reference lists the names.`);
}

function addressIn(args: ParsedArguments, name: string): string | undefined {
  const address = args.text(name);
  return address === undefined ? undefined : baseAddress(address, `--${name}`);
}

/** @throws UsageError if it is not a valid base address of `/gateway/…` */
function baseAddress(text: string, what: string): string {
  const fault = addressFault(text);
  // Does not repeat the text, which may contain a password.
  if (fault !== undefined) throw new UsageError(`${what} ${fault}`);
  return text.replace(/\/{1,9}$/, '');
}

const COLUMNS = ['call', 'answered', 'shape', 'headers', 'CORS', 'preflight', 'ms'];
const MS = COLUMNS.indexOf('ms');

/** A skipped row has a long reason, which runs across its empty columns. */
const isShort = ([, , shape, , cors]: readonly string[]) => shape === '' && cors === '';

function cellsOf({ call, answered, shape, headers, cors, preflight, ms }: Row): string[] {
  return [call, answered, shape, headers, cors, preflight, ms === undefined ? '' : String(ms)];
}

/** The modes of the calls, such as `session, and one-time for the funnel`. */
function modesOf({ page, funnelPage, tags }: CheckSetup): string {
  const [mode, funnelMode] = [page.options.authMode ?? '', funnelPage.options.authMode ?? ''];
  if (isFunnelAlone(tags)) return funnelMode;
  return mode === funnelMode || !tags.includes('raq-funnel') ? mode : `${mode}, and ${funnelMode} for the funnel`;
}

function report(setup: CheckSetup, result: CheckResult): string {
  const { rows, findings } = result;
  const lines = [COLUMNS, ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...lines.map((cells) => (column === 1 && isShort(cells) ? 0 : (cells[column] ?? '').length))),
  );
  const table = lines.map((cells) => lineOf(cells, widths));
  const { page, spId } = setup;
  const head = `${page.options.url}, for a page on ${page.origin}, provider ${spId}, auth-mode ${modesOf(setup)}`;
  return [head, '', ...table, '', ...conclusion(findings), ...notAsked(result, setup.writes), ''].join('\n');
}

function lineOf(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) =>
    column === MS ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
  );
  if (!isShort(cells)) return padded.join('  ').trimEnd();
  const between = widths.slice(1, 5).reduce((sum, width) => sum + width + 2, -2);
  return [padded[0], cells[1]?.padEnd(between), ...padded.slice(5)].join('  ').trimEnd();
}

function conclusion(findings: readonly Finding[]): string[] {
  const faults = merged(findings.filter(({ isNote }) => isNote !== true));
  const notes = merged(findings.filter(({ isNote }) => isNote === true));
  return [
    faults.length === 0 ? 'No problems found.' : `${faults.length} to fix:`,
    ...faults,
    ...(notes.length === 0 ? [] : ['', 'Notes:', ...notes]),
  ];
}

/** The same finding of several calls is printed once. */
function merged(findings: readonly Finding[]): string[] {
  const calls = new Map<string, string[]>();
  const addresses = new Map(findings.map(({ call, address = '' }) => [call, address]));
  for (const { name, says, call } of findings) {
    const key = `  ${name}: ${says}`;
    calls.set(key, [...(calls.get(key) ?? []), call]);
  }
  const named = (of: readonly string[]) => {
    const [one = ''] = of;
    const address = addresses.get(one);
    if (of.length === 1) return address ? `${one}: ${address}` : one;
    return of.length > 4 ? `${of.slice(0, 3).join(', ')} and ${of.length - 3} more` : of.join(', ');
  };
  return [...calls].map(([key, of]) => `${key} (${named(of)})`);
}

function jsonReport(setup: CheckSetup, { rows, findings }: CheckResult, ok: boolean): string {
  const { page, spId, writes } = setup;
  const head = { ok, gateway: page.options.url, origin: page.origin, spId, authMode: modesOf(setup), writes };
  const calls = rows.map(({ ms, ...row }) => ({ ...row, ...(ms !== undefined && { ms }) }));
  const listed = findings.map(({ isNote = false, ...finding }) => ({ ...finding, isNote }));
  return `${JSON.stringify({ ...head, calls, findings: listed }, null, 2)}\n`;
}
