import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as sandboxEntry from '../../src/sandbox.js';
import { gatewayHandler, isGatewayPath } from './gateway-handler.js';
import { type FetchHandler, handle } from './http-adapter.js';

const ENTRY = fileURLToPath(new URL('../../src/sandbox.ts', import.meta.url));

/** A Vite plugin that answers `/gateway/**` and `/weather/<scenario>/gateway/**` of a dev server from the sandbox. */
export function sandboxGateway(): Plugin {
  return {
    name: 'sandbox-gateway',
    // Vite would answer preflights itself, without credentials; the gateway has its own.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      let handler: Promise<FetchHandler> | undefined;

      async function load(): Promise<FetchHandler> {
        const entry = (await server.ssrLoadModule(ENTRY)) as typeof sandboxEntry;
        return gatewayHandler(entry);
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
  };
}
