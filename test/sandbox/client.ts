import { createGateway, type GatewayClient, type GatewayOptions } from '../../src/gateway.js';
import { createSandbox, SANDBOX_PATHS, type SandboxOptions } from '../../src/sandbox.js';
import { DRAWN_CLOCK } from './ask.js';

/** The client in front of a sandbox, at the moment of the drawn board. */
export function clientOf(sandbox: SandboxOptions = {}, gateway: GatewayOptions = {}): GatewayClient {
  const { fetch } = createSandbox({ clock: DRAWN_CLOCK, ...sandbox });
  return createGateway({ url: 'http://sandbox.invalid', paths: SANDBOX_PATHS, fetch, ...gateway });
}

/** How a call was refused: its status, and whether it came with a sentence. */
export async function refusalOf(call: Promise<unknown>): Promise<number | undefined> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Error) || !('status' in error) || !('customMessage' in error)) throw error;
    if (typeof error.customMessage !== 'string') throw new Error('The refusal has no message.');
    return Number(error.status);
  }
  throw new Error('The call was not refused.');
}
