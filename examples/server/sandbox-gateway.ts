import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { type FetchHandler, handle } from '../../src/cli/local-server.js';
import { ATTACHMENT_MAX_BYTES } from '../../src/gateway/limits.js';
import type * as sandboxEntry from '../../src/sandbox.js';
import { createEmulator, type Emulator } from '../../test/twilsock/emulator.js';
import { customerRoute, isCustomerPath } from './customer-route.js';
import { emulatedChat } from './emulated-chat.js';
import { type GatewayHandler, gatewayHandler, isGatewayPath } from './gateway-handler.js';
import { keepInFile } from './keep-in-file.js';

const ENTRY = fileURLToPath(new URL('../../src/sandbox.ts', import.meta.url));

export interface SandboxGatewayOptions {
  /** The file that keeps the sandbox between restarts. Without it, the sandbox ends with the server. */
  readonly dataFile?: string | undefined;
  /**
   * Adds the emulator of the chat service at `/twilsock/<scenario>/…` and the customer's side at `/customer/…`. Threads
   * then use the real SDK.
   */
  readonly emulatesChat?: boolean;
}

interface Handlers {
  readonly gateway: GatewayHandler;
  readonly customer: FetchHandler;
}

/** Sockets use the origin of the gateway. */
const besideTheGateway = (origin: string, scenario: string) =>
  `${origin.replace(/^http/, 'ws')}/twilsock/${scenario}/v3/wsconnect`;

async function startEmulator({ httpServer, middlewares }: ViteDevServer): Promise<Emulator | undefined> {
  if (!httpServer) return undefined;
  const emulator = await createEmulator({ server: httpServer });
  httpServer.once('close', () => void emulator.close());
  middlewares.use((incoming, outgoing, next) => {
    if (!emulator.handle(incoming, outgoing)) next();
  });
  return emulator;
}

/** A Vite plugin that answers `/gateway/**` and `/weather/<scenario>/gateway/**` of a dev server from the sandbox. */
export function sandboxGateway({ dataFile, emulatesChat = false }: SandboxGatewayOptions = {}): Plugin {
  let handlers: Promise<Handlers> | undefined;

  return {
    name: 'sandbox-gateway',
    // Vite would answer preflights itself, without credentials. The gateway answers them here.
    config: () => ({ server: { cors: false } }),
    async configureServer(server) {
      handlers = undefined;
      const emulator = emulatesChat ? await startEmulator(server) : undefined;

      async function load(): Promise<Handlers> {
        const entry = (await server.ssrLoadModule(ENTRY)) as typeof sandboxEntry;
        const keepOf = dataFile === undefined ? undefined : keepInFile(dataFile);
        const chatOf =
          emulator && ((scenario: sandboxEntry.SandboxScenario) => emulatedChat(emulator, scenario, besideTheGateway));
        const gateway = gatewayHandler(entry, keepOf, chatOf);
        return { gateway, customer: customerRoute(gateway, entry.isSandboxScenario) };
      }

      server.middlewares.use((incoming, outgoing, next) => {
        const [path = '/'] = (incoming.originalUrl ?? incoming.url ?? '/').split('?');
        const isCustomer = isCustomerPath(path);
        if (!isCustomer && !isGatewayPath(path)) {
          next();
          return;
        }
        handlers ??= load();
        handlers.then(
          ({ gateway, customer }) =>
            isCustomer
              ? handle(customer, incoming, outgoing, { maxBytes: ATTACHMENT_MAX_BYTES })
              : handle(gateway, incoming, outgoing),
          next,
        );
      });
    },
    async closeBundle() {
      await (await handlers)?.gateway.kept();
    },
  };
}
