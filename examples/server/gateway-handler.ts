import type * as sandboxEntry from '../../src/sandbox.js';
import { withCors } from './cors.js';
import type { FetchHandler } from './http-adapter.js';

type SandboxEntry = Pick<typeof sandboxEntry, 'createSandbox' | 'isSandboxScenario'>;
type Scenario = sandboxEntry.SandboxScenario;

const GATEWAY_PATH = /^(?:\/weather\/([^/]+))?\/gateway\//;

export function isGatewayPath(path: string): boolean {
  return GATEWAY_PATH.test(path);
}

/**
 * The sandbox as a fetch handler for a server, with CORS. `/gateway/…` is fair weather; a page picks another scenario by its
 * base URL, for instance `gateway-url="/weather/failing"` for `/weather/failing/gateway/…`. Each scenario keeps one
 * sandbox for as long as the handler lives, so that a page finds what it wrote after a reload.
 */
export function gatewayHandler({ createSandbox, isSandboxScenario }: SandboxEntry): FetchHandler {
  const sandboxes = new Map<Scenario, sandboxEntry.Sandbox>();

  function sandboxOf(scenario: Scenario): sandboxEntry.Sandbox {
    const kept = sandboxes.get(scenario) ?? createSandbox({ scenario });
    sandboxes.set(scenario, kept);
    return kept;
  }

  return withCors(async (request) => {
    const match = GATEWAY_PATH.exec(new URL(request.url).pathname);
    if (match === null) return Response.json({ message: 'There is no gateway at this path.' }, { status: 404 });
    const scenario = match[1] ?? 'default';
    if (!isSandboxScenario(scenario)) return Response.json({ message: 'There is no such weather.' }, { status: 404 });
    return sandboxOf(scenario).fetch(request);
  });
}
