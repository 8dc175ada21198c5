import type { Sandbox, SandboxScenario } from '../sandbox.js';
import { withCors } from './cors.js';
import type { FetchHandler } from './local-server.js';

const GATEWAY_PATH = /^(?:\/weather\/([^/]+))?\/gateway\//;

export function isGatewayPath(path: string): boolean {
  return GATEWAY_PATH.test(path);
}

/** A fetch handler whose sandboxes may be kept. */
export interface SandboxHandler extends FetchHandler {
  /** The sandbox of a scenario, for other routes that answer from it; made on first use. */
  sandboxOf(scenario: SandboxScenario): Sandbox;
  /** Resolves when everything that was written is kept. */
  kept(): Promise<void>;
}

export interface SandboxHandlerOptions {
  /** Makes the sandbox of a scenario. */
  readonly open: (scenario: SandboxScenario) => Sandbox;
  readonly isScenario: (name: string) => name is SandboxScenario;
  /** The scenario of `/gateway/…`. */
  readonly first?: SandboxScenario;
  readonly isListed: (origin: string, own: string) => boolean;
}

/**
 * Sandboxes as a fetch handler for a server, with CORS. `/gateway/…` is the first scenario; a page picks another one by its
 * base URL, for instance `gateway-url="/weather/failing"` for `/weather/failing/gateway/…`. Each scenario keeps one
 * sandbox for as long as the handler lives, so that a page finds what it wrote after a reload.
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
    if (!isScenario(scenario)) return Response.json({ message: 'There is no such weather.' }, { status: 404 });
    return sandboxOf(scenario).fetch(request);
  }, isListed);

  return Object.assign(handler, {
    sandboxOf,
    async kept() {
      await Promise.all([...sandboxes.values()].map((sandbox) => sandbox.kept()));
    },
  });
}
