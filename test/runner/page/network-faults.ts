import type { Plugin } from 'vite';
import { askedOf } from './network.js';

/** Lets a page under test have a broken or a slow network, in any engine; see `network.ts`. */
export const networkFaults = (): Plugin => ({
  name: 'lead-widgets:network-faults',
  enforce: 'pre',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const { refused, delay } = askedOf(request.headers.cookie ?? '');
      if (refused.some((word) => request.url?.includes(word))) request.socket.destroy();
      else if (delay > 0) setTimeout(next, delay);
      else next();
    });
  },
});
