import type { AnyCall } from '../../src/gateway/call.js';
import type { Route } from '../../src/sandbox/router/route.js';
import { ROUTES } from '../../src/sandbox/router/routes.js';
import { SANDBOX_PATHS } from '../../src/sandbox.js';
import type { Sample } from './sample.js';
import { testsOf } from './tests-of.js';

const COLUMNS = ['Operation', 'Version', 'Method and path', 'Caller', 'Client function', 'Sandbox route', 'Tests'];
/** Every export of the client's files. */
const EXPORTS = Object.values(import.meta.glob<Record<string, unknown>>('../../src/gateway/**/*.ts', { eager: true }));

/** One row for each call. Cells without content are empty. */
export function tableRows(samples: readonly Sample[]): string[][] {
  return samples.map((sample) => [
    `\`${sample.operation}\``,
    versionOf(sample),
    `\`${sample.method} ${sample.path}\``,
    sample.caller,
    clientFunctionOf(sample),
    sandboxRouteOf(sample),
    testsOf(sample),
  ]);
}

/** Returns the table of calls as a page. */
export function callsPage(samples: readonly Sample[]): string {
  const rows = [COLUMNS, COLUMNS.map(() => '---'), ...tableRows(samples)];
  return `# Every call, on both sides

Written by \`test/wire/agreement.node.test.ts\` (\`UPDATE=1\` writes it anew), and compared with the code by every run of it.
The tests are those of \`test/wire\`: \`agreement\` makes each call on both sides; \`request-forms\` holds each request, field by field,
against what is written down from the specification; \`mangled-answers\` says how many spoilt answers the call got;
\`endless-numbers\` names the fields that were given a number beyond all numbers.

${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}

/** The sandbox's route of a call, found by the operation's name and the path of the specification. */
export function routeOf({ operation, method, path }: Pick<Sample, 'operation' | 'method' | 'path'>): Route | undefined {
  return ROUTES.find(
    (route) =>
      (route.operation === operation || route.alias === operation) &&
      route.method === method &&
      withoutNames(route.path) === withoutNames(path),
  );
}

function versionOf({ operation, version, usual, path }: Sample): string {
  if (version !== undefined) return usual === true ? `${version} (default)` : version;
  if (operation in SANDBOX_PATHS) return "the host's";
  return /\/(v\d+)\//.exec(path)?.[1] ?? '';
}

function clientFunctionOf({ operation, method, path }: Sample): string {
  const found = EXPORTS.flatMap((exported) => Object.entries(exported)).filter(
    ([, value]) =>
      isDefinition(value) &&
      value.operation === operation &&
      value.method === method &&
      withoutNames(value.path ?? '') === withoutNames(path),
  );
  const names = operation in SANDBOX_PATHS ? [operation] : found.map(([name]) => name);
  return names.map((name) => `\`${name}\``).join(', ');
}

function isDefinition(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'operation' in value && 'answer' in value;
}

function sandboxRouteOf(sample: Sample): string {
  const route = routeOf(sample);
  return route === undefined ? '' : `\`${route.operation}\`, answered by \`${route.handle.name}\``;
}

/** Removes the names in braces and the query, so that paths can be compared. */
function withoutNames(path: string): string {
  return path.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{}');
}
