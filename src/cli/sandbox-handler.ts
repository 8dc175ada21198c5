import type { Sandbox, SandboxScenario } from '../sandbox.js';
import type { FetchHandler } from './local-server.js';

const GATEWAY_PATH = /^(?:\/weather\/([^/]+))?\/gateway\//;

export function isGatewayPath(path: string): boolean {
  return GATEWAY_PATH.test(path);
}

export interface SandboxHandler extends FetchHandler {
  /** The sandbox of a scenario, for other routes that answer from it; made on first use. */
  sandboxOf(scenario: SandboxScenario): Sandbox;
  /** Resolves when all changes are stored. */
  kept(): Promise<void>;
}

interface SandboxHandlerOptions {
  readonly open: (scenario: SandboxScenario) => Sandbox;
  readonly isScenario: (name: string) => name is SandboxScenario;
  /** The scenario of `/gateway/…`. */
  readonly first?: SandboxScenario;
  readonly isListed: (origin: string, own: string) => boolean;
}

/**
 * A fetch handler with a sandbox for each scenario. `/gateway/…` is the first scenario; a page chooses another one by its
 * base URL, such as `gateway-url="/weather/failing"`. A sandbox lasts as long as the handler, so that changes survive a
 * reload.
 */
export function sandboxHandler(options: SandboxHandlerOptions): SandboxHandler {
  const { open, isScenario, first = 'default', isListed } = options;
  const sandboxes = new Map<SandboxScenario, Sandbox>();

  function sandboxOf(scenario: SandboxScenario): Sandbox {
    const known = sandboxes.get(scenario) ?? open(scenario);
    sandboxes.set(scenario, known);
    return known;
  }

  const handler = withCors(async (request) => {
    const match = GATEWAY_PATH.exec(new URL(request.url).pathname);
    if (match === null) return Response.json({ message: 'There is no gateway at this path.' }, { status: 404 });
    const scenario = match[1] ?? first;
    if (!isScenario(scenario)) return Response.json({ message: 'Unknown scenario.' }, { status: 404 });
    return sandboxOf(scenario).fetch(request);
  }, isListed);

  return Object.assign(handler, {
    sandboxOf,
    async kept() {
      await Promise.all([...sandboxes.values()].map((sandbox) => sandbox.kept()));
    },
  });
}

const GATEWAY_HEADERS = [
  'Authorization',
  'Content-Type',
  'X-Application-Version',
  'X-Caller-Id',
  'X-Caller-Type',
  'X-Proxy-Version',
  'X-Request-Id',
  'X-Source-Application',
];

const THIS_MACHINE = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

export function isThisMachine(origin: string): boolean {
  return THIS_MACHINE.test(origin);
}

/**
 * Lets pages of the listed origins call the handler, cookies included, and read its errors: a 511 without these
 * headers would look like a dropped connection. A page of another origin can neither read nor write.
 * @param isListed gets the origin of the page, and that of the handler itself
 */
export function withCors(handler: FetchHandler, isListed: (origin: string, own: string) => boolean): FetchHandler {
  return async (request) => {
    const origin = request.headers.get('Origin');
    const isStrange = origin !== null && !isListed(origin, new URL(request.url).origin);
    if (isStrange && !['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 403 });
    const response = isPreflight(request) ? preflight(request) : await handler(request);
    response.headers.append('Vary', 'Origin');
    if (origin === null || isStrange) return response;
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Allow-Credentials', 'true');
    response.headers.set('Access-Control-Expose-Headers', 'Date, Retry-After');
    return response;
  };
}

function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method');
}

function preflight(request: Request): Response {
  const asked = (request.headers.get('Access-Control-Request-Headers') ?? '').split(',').map((name) => name.trim());
  // A host may have renamed headers, so the requested ones are allowed too.
  const extra = asked.filter(
    (name) => name !== '' && !GATEWAY_HEADERS.some((known) => known.toLowerCase() === name.toLowerCase()),
  );
  const headers = new Headers({
    'Access-Control-Allow-Methods': 'GET, POST, PUT',
    'Access-Control-Allow-Headers': [...GATEWAY_HEADERS, ...extra].join(', '),
    'Access-Control-Max-Age': '600',
  });
  if (request.headers.get('Access-Control-Request-Private-Network') === 'true') {
    headers.set('Access-Control-Allow-Private-Network', 'true');
  }
  return new Response(null, { status: 204, headers });
}
