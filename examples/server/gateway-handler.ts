import { isThisMachine, type SandboxHandler, sandboxHandler } from '../../src/cli/sandbox-handler.js';
import type * as sandboxEntry from '../../src/sandbox.js';

export { isGatewayPath } from '../../src/cli/sandbox-handler.js';

type SandboxEntry = Pick<typeof sandboxEntry, 'createSandbox' | 'isSandboxScenario'>;
type Scenario = sandboxEntry.SandboxScenario;

export type GatewayHandler = SandboxHandler;

/** The pages of this machine, and the origins in the environment variable `ALLOWED_ORIGINS`, separated by commas. */
export function isListed(origin: string, own: string): boolean {
  const listed = (process.env['ALLOWED_ORIGINS'] ?? '').split(',').map((each) => each.trim());
  return origin === own || isThisMachine(origin) || listed.includes(origin);
}

/**
 * The sandbox as a fetch handler for the demo's server, with CORS.
 *
 * @param keepOf the storage of each scenario's sandbox. Without it, sandboxes end with the handler
 * @param chatOf the chat service of each scenario's sandbox. Without it, the chat exists in the page only
 */
export function gatewayHandler(
  { createSandbox, isSandboxScenario }: SandboxEntry,
  keepOf?: (scenario: string) => sandboxEntry.SandboxKeep,
  chatOf?: (scenario: Scenario) => sandboxEntry.SandboxChatBackend | undefined,
): GatewayHandler {
  function open(scenario: Scenario): sandboxEntry.Sandbox {
    const chatBackend = chatOf?.(scenario);
    const keep = keepOf?.(scenario);
    // Sandboxes of one server must not share events through BroadcastChannel.
    return createSandbox({
      scenario,
      mirror: false,
      ...(keep && { keep }),
      ...(chatBackend && { chatBackend }),
    });
  }
  return sandboxHandler({ open, isScenario: isSandboxScenario, isListed });
}
