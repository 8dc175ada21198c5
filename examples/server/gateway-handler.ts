import { isThisMachine, type SandboxHandler, sandboxHandler } from '../../src/cli/sandbox-handler.js';
import type * as sandboxEntry from '../../src/sandbox.js';

export { isGatewayPath } from '../../src/cli/sandbox-handler.js';

type SandboxEntry = Pick<typeof sandboxEntry, 'createSandbox' | 'isSandboxScenario'>;
type Scenario = sandboxEntry.SandboxScenario;

export type GatewayHandler = SandboxHandler;

/** The pages of this machine, and the origins that the environment lists in `ALLOWED_ORIGINS`, with commas between them. */
export function isListed(origin: string, own: string): boolean {
  const listed = (process.env['ALLOWED_ORIGINS'] ?? '').split(',').map((each) => each.trim());
  return origin === own || isThisMachine(origin) || listed.includes(origin);
}

/**
 * The sandbox as a fetch handler for the demo's server, with CORS.
 *
 * @param keepOf where each scenario's sandbox is kept; without it they are forgotten with the handler
 * @param chatOf the chat service beside each scenario's sandbox; without it the chat is in the page alone
 */
export function gatewayHandler(
  { createSandbox, isSandboxScenario }: SandboxEntry,
  keepOf?: (scenario: string) => sandboxEntry.SandboxKeep,
  chatOf?: (scenario: Scenario) => sandboxEntry.SandboxChatBackend | undefined,
): GatewayHandler {
  function open(scenario: Scenario): sandboxEntry.Sandbox {
    const chatBackend = chatOf?.(scenario);
    const keep = keepOf?.(scenario);
    // Sandboxes of one server are apart, whatever channels its platform has.
    return createSandbox({
      scenario,
      mirror: false,
      ...(keep && { keep }),
      ...(chatBackend && { chatBackend }),
    });
  }
  return sandboxHandler({ open, isScenario: isSandboxScenario, isListed });
}
