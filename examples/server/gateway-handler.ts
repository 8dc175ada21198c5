import type * as sandboxEntry from '../../src/sandbox.js';
import { withCors } from './cors.js';
import type { FetchHandler } from './http-adapter.js';

type SandboxEntry = Pick<typeof sandboxEntry, 'createSandbox' | 'isSandboxScenario'>;
type Scenario = sandboxEntry.SandboxScenario;

const GATEWAY_PATH = /^(?:\/weather\/([^/]+))?\/gateway\//;

export function isGatewayPath(path: string): boolean {
  return GATEWAY_PATH.test(path);
}

/** A fetch handler whose sandboxes may be kept. */
export interface GatewayHandler extends FetchHandler {
  /** The sandbox of a scenario, for other routes that answer from it; made on first use. */
  sandboxOf(scenario: Scenario): sandboxEntry.Sandbox;
  /** Resolves when everything that was written is kept. */
  kept(): Promise<void>;
}

/**
 * The sandbox as a fetch handler for a server, with CORS. `/gateway/…` is fair weather; a page picks another scenario by its
 * base URL, for instance `gateway-url="/weather/failing"` for `/weather/failing/gateway/…`. Each scenario keeps one
 * sandbox for as long as the handler lives, so that a page finds what it wrote after a reload.
 *
 * @param keepOf where each scenario's sandbox is kept; without it they are forgotten with the handler
 * @param chatOf the chat service beside each scenario's sandbox; without it the chat is in the page alone
 */
export function gatewayHandler(
  { createSandbox, isSandboxScenario }: SandboxEntry,
  keepOf?: (scenario: string) => sandboxEntry.SandboxKeep,
  chatOf?: (scenario: Scenario) => sandboxEntry.SandboxChatBackend | undefined,
): GatewayHandler {
  const sandboxes = new Map<Scenario, sandboxEntry.Sandbox>();

  function sandboxOf(scenario: Scenario): sandboxEntry.Sandbox {
    const known = sandboxes.get(scenario);
    if (known !== undefined) return known;
    const chatBackend = chatOf?.(scenario);
    const keep = keepOf?.(scenario);
    // Sandboxes of one server are apart, whatever channels its platform has.
    const sandbox = createSandbox({
      scenario,
      mirror: false,
      ...(keep && { keep }),
      ...(chatBackend && { chatBackend }),
    });
    sandboxes.set(scenario, sandbox);
    return sandbox;
  }

  const handler = withCors(async (request) => {
    const match = GATEWAY_PATH.exec(new URL(request.url).pathname);
    if (match === null) return Response.json({ message: 'There is no gateway at this path.' }, { status: 404 });
    const scenario = match[1] ?? 'default';
    if (!isSandboxScenario(scenario)) return Response.json({ message: 'There is no such weather.' }, { status: 404 });
    return sandboxOf(scenario).fetch(request);
  });

  return Object.assign(handler, {
    sandboxOf,
    async kept() {
      await Promise.all([...sandboxes.values()].map((sandbox) => sandbox.kept()));
    },
  });
}
