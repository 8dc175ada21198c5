import type { Plugin } from 'vite';
import { createEmulator } from './emulator.js';

/** Puts the emulator beside the pages of a Vite server, on their own origin: `/twilsock/<service>/…`. */
export const twilsockEmulator = (): Plugin => ({
  name: 'twilsock-emulator',
  async configureServer(server) {
    const { httpServer } = server;
    if (!httpServer) return;
    const emulator = await createEmulator({ server: httpServer });
    httpServer.once('close', () => void emulator.close());
    server.middlewares.use((request, response, next) => {
      if (!emulator.handle(request, response)) next();
    });
  },
});
