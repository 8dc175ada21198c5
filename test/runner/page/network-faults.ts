import type { Plugin } from 'vite';
import { refusedIn } from './network.js';

/** Breaks the network of a page under test, in any engine: see `network.ts`. */
export const networkFaults = (): Plugin => ({
  name: 'lead-widgets:network-faults',
  enforce: 'pre',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const refused = refusedIn(request.headers.cookie ?? '');
      if (refused.some((word) => request.url?.includes(word))) request.socket.destroy();
      else next();
    });
  },
});
