import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_PATHS } from '../../src/sandbox.js';
import { EXAMPLES } from './areas.js';

/** One call to the sandbox and its answer. */
export interface Exchange {
  /** The body of the call. */
  readonly sent: unknown;
  readonly query: URLSearchParams;
  /** The values of the `{name}` parts of a path. */
  places(template: string): Readonly<Record<string, string>>;
  /** The answer without its envelope, with short lists. */
  readonly answer: unknown;
}

const CLOCK = () => new Date('2026-11-18T20:20:00Z');
const ORIGIN = 'https://gateway.example.com';
/** The number of objects in each list of an example. */
const KEPT = 1;

/**
 * Makes the example of every call once, in the order of the areas, with one sandbox.
 * @returns the example of an operation
 */
export async function exchanges(version: string): Promise<(operationId: string) => Exchange> {
  const { fetch } = createSandbox({ clock: CLOCK, mirror: false });
  const made = new Map<string, Exchange>();
  for (const [operationId, example] of Object.entries(EXAMPLES)) {
    const calls: [Request, Response][] = [];
    const gateway = createGateway({
      url: ORIGIN,
      paths: SANDBOX_PATHS,
      applicationVersion: version,
      fetch: async (url, init) => {
        const request = new Request(url, init);
        const answer = await fetch(request.clone());
        calls.push([request, answer.clone()]);
        return answer;
      },
    });
    await example.make(gateway, { version: /V\d+$/.exec(operationId)?.[0].toLowerCase() });
    const last = calls.at(-1);
    if (last === undefined) throw new Error(`The example of ${operationId} makes no call.`);
    made.set(operationId, await exampleOf(...last));
  }
  return (operationId) => {
    const example = made.get(operationId);
    if (example === undefined) throw new Error(`${operationId} has no example.`);
    return example;
  };
}

async function exampleOf(request: Request, answer: Response): Promise<Exchange> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    sent: parsed(await request.text()),
    query: searchParams,
    places: (template) => placesOf(template, pathname),
    answer: shortened(unwrapped(parsed(await answer.text()))),
  };
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function unwrapped(json: unknown): unknown {
  return isObject(json) && 'body' in json ? json.body : json;
}

function isObject(json: unknown): json is object {
  return typeof json === 'object' && json !== null;
}

function shortened(json: unknown): unknown {
  if (Array.isArray(json)) return (isObject(json[0]) ? json.slice(0, KEPT) : json).map(shortened);
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, shortened(value)]));
}

function placesOf(template: string, pathname: string): Record<string, string> {
  const given = pathname.split('/');
  return Object.fromEntries(
    template
      .split('/')
      .flatMap((part, place) => (part.startsWith('{') ? [[part.slice(1, -1), given[place] ?? ''] as const] : [])),
  );
}
