import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as sandboxEntry from '../../src/sandbox.js';
import { type GatewayHandler, gatewayHandler, isGatewayPath } from './gateway-handler.js';
import { handle } from './http-adapter.js';
import { keepInFile } from './keep-in-file.js';

const ENTRY = fileURLToPath(new URL('../../src/sandbox.ts', import.meta.url));

/**
 * A Vite plugin that answers `/gateway/**` and `/weather/<scenario>/gateway/**` of a dev server from the sandbox.
 *
 * @param dataFile where the sandbox is kept over restarts; without it, it is forgotten with the server
 */
export function sandboxGateway(dataFile?: string): Plugin {
  let handler: Promise<GatewayHandler> | undefined;

  return {
    name: 'sandbox-gateway',
    // Vite would answer preflights itself, without credentials; the gateway has its own.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      handler = undefined;

      async function load(): Promise<GatewayHandler> {
        const entry = (await server.ssrLoadModule(ENTRY)) as typeof sandboxEntry;
        return gatewayHandler(entry, dataFile === undefined ? undefined : keepInFile(dataFile));
      }

      server.middlewares.use((incoming, outgoing, next) => {
        const [path = '/'] = (incoming.originalUrl ?? incoming.url ?? '/').split('?');
        if (!isGatewayPath(path)) {
          next();
          return;
        }
        handler ??= load();
        handler.then((answer) => handle(answer, incoming, outgoing), next);
      });
    },
    async closeBundle() {
      await (await handler)?.kept();
    },
  };
}
