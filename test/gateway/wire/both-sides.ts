import { gatewayHandler } from '../../../examples/server/gateway-handler.js';
import { createLocalServer } from '../../../examples/server/local-server.js';
import { createGateway, type FetchFunction, type GatewayOptions } from '../../../src/gateway.js';
import { createSandbox, isSandboxScenario, SANDBOX_PATHS, type SandboxOptions } from '../../../src/sandbox.js';
import { DRAWN_CLOCK } from '../../sandbox/ask.js';

export function recorded(fetch: FetchFunction) {
  const requests: Request[] = [];
  const answers: Response[] = [];
  const record: FetchFunction = async (url, init) => {
    requests.push(new Request(url, init));
    const answer = await fetch(url, init);
    answers.push(answer.clone());
    return answer;
  };
  return { fetch: record, requests, answers };
}

const INSIDE = 'http://sandbox.invalid';

const drawnSandbox = (options: SandboxOptions = {}) => createSandbox({ clock: DRAWN_CLOCK, ...options });

function clientAt(url: string, fetch: FetchFunction, options: GatewayOptions = {}) {
  const { fetch: record, requests, answers } = recorded(fetch);
  return { gateway: createGateway({ url, paths: SANDBOX_PATHS, fetch: record, ...options }), requests, answers };
}

export type Side = ReturnType<typeof clientAt>;

export const inProcess = (options: GatewayOptions = {}): Side => clientAt(INSIDE, drawnSandbox().fetch, options);

export async function overHttp(): Promise<Side & { close(): Promise<void> }> {
  const handler = gatewayHandler({ createSandbox: drawnSandbox, isSandboxScenario });
  const { origin, close } = await createLocalServer({ fetch: handler });
  return { ...clientAt(origin, (url, init) => fetch(url, init)), close };
}
