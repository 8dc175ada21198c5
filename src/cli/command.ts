import { parseArgs } from 'node:util';

/** How the commands are called. Only the installed package runs: the name may belong to somebody else. */
export const RUN = 'npx --no-install lead-widgets';

/** Where a command writes, and what it reads from. */
export interface Console {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks a question. Undefined if nobody answers. */
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly packageFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the person ends a command that goes on, with Ctrl+C for instance. */
  readonly ended: () => Promise<void>;
}

/** Exit codes: 0 done, 1 it did not work or something was found, 2 the command line is wrong. */
export type ExitCode = 0 | 1 | 2;

/** The command line is wrong. Its message says what to change. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command could not do what was asked. Its message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** One option of a command, as its help shows it. */
export interface Option {
  readonly name: string;
  /** The placeholder of the value in the help. An option without it is a flag. */
  readonly value?: string;
  /** Whether it may be repeated. */
  readonly many?: true;
  readonly says: string;
}

export interface Command {
  readonly name: string;
  /** What follows the name. */
  readonly arguments?: string;
  readonly summary: string;
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  run(args: ParsedArguments, console: Console): Promise<ExitCode>;
}

export interface ParsedArguments {
  readonly positionals: readonly string[];
  isOn(name: string): boolean;
  /** The value of an option. Undefined if it is missing. */
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  /** @throws UsageError if it is not an integer in the range */
  number(name: string, least: number, most: number, byDefault: number): number;
}

const HELP: readonly Option[] = [
  { name: 'help', says: 'shows this text' },
  { name: 'version', says: 'shows the version of the package' },
];

/** @throws UsageError if an option is unknown, or a value is missing or empty */
export function parseOptions({ options }: Pick<Command, 'options'>, args: readonly string[]): ParsedArguments {
  const all = [...options, ...HELP];
  const { positionals, values } = parsed(args, all);
  for (const { name, many } of all) {
    const each = values[name] ?? [];
    if (each.includes('')) throw new UsageError(`--${name} needs a value.`);
    if (each.length > 1 && !many) throw new UsageError(`--${name} can be used only once.`);
  }
  const texts = (name: string) => (values[name] ?? []).filter((value) => typeof value === 'string');

  return {
    positionals,
    isOn: (name) => values[name] !== undefined,
    texts,
    text: (name) => texts(name)[0],
    number(name, least, most, byDefault) {
      const text = texts(name)[0];
      if (text === undefined) return byDefault;
      const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      if (number >= least && number <= most) return number;
      throw new UsageError(`--${name} ${text} is not a whole number from ${least} to ${most}.`);
    },
  };
}

function parsed(args: readonly string[], all: readonly Option[]) {
  const options = Object.fromEntries(
    all.map(({ name, value }) => {
      const type = value === undefined ? ('boolean' as const) : ('string' as const);
      return [name, { type, multiple: true as const }];
    }),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's sentences go on with advice on positional arguments that we do not take.
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

export function helpOf(command: Command): string {
  const { name, arguments: rest, summary, options, examples } = command;
  const rows = [...options, ...HELP].map(
    ({ name: option, value, many, says }) =>
      [`--${option}${value === undefined ? '' : ` <${value}>`}`, many ? `${says}; can be repeated` : says] as const,
  );
  return [
    `lead-widgets ${[name, rest, '[options]'].filter(Boolean).join(' ')}`,
    '',
    summary,
    '',
    'Options:',
    ...table(rows),
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}

export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** @throws UsageError if the value of `--origin` is not an origin */
export function checkOrigin(origin: string, example: string): void {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return;
  throw new UsageError(`--origin ${origin} is not an origin. Write it like ${example}, without a path.`);
}

/** Why a text is not a valid base address of `/gateway/…`; undefined if it is valid. */
export function addressFault(text: string): string | undefined {
  const url = URL.canParse(text) && !/[\s"'<>]/.test(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    return 'is not a valid address. Write it like https://gateway.example.com.';
  }
  if (url.username !== '' || url.password !== '') return 'contains a user name or a password. Remove them.';
  return /\/gateway\/?$/.test(url.pathname) ? 'ends with /gateway. Remove that: the widgets add it.' : undefined;
}
