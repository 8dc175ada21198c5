import { gatewayHandler, isGatewayPath } from '../../../../examples/server/gateway-handler.js';
import { createLocalServer, type LocalServer } from '../../../../examples/server/local-server.js';
import { createSandbox, isSandboxScenario } from '../../../../src/sandbox.js';

const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>';

/** The sandbox behind `/gateway`, and an empty page for everything else. */
export function startServer(): Promise<LocalServer> {
  const gateway = gatewayHandler({ createSandbox, isSandboxScenario });
  return createLocalServer({
    fetch: async (request) =>
      isGatewayPath(new URL(request.url).pathname)
        ? gateway(request)
        : new Response(PAGE, { headers: { 'Content-Type': 'text/html' } }),
  });
}
