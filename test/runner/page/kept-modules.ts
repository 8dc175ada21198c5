import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { REFUSABLE } from './network.js';

/** What Vite serves from files; what is asked for with a `t` has just changed. */
const MODULES = /^\/(?:src|test|stories|examples|\.storybook|node_modules|@fs|@id)\/(?!.*[?&]t=)/;

/**
 * Lets the browser keep the modules that it has read. A file of tests may have a page of its own, which would ask again for
 * several hundred modules. They do not change while tests run once; where Vitest watches, Vite asks anew.
 */
export function keptModules(): Plugin {
  return {
    name: 'lead-widgets:kept-modules',
    enforce: 'pre',
    configureServer(server) {
      if (server.config.server.watch !== null) return;
      // Before Vite's own answers, which tell the browser to ask each time.
      server.middlewares.stack.unshift({
        route: '',
        handle: (
          { url = '' }: { url?: string | undefined },
          response: Pick<ServerResponse, 'setHeader'>,
          next: () => void,
        ) => {
          if (MODULES.test(url) && !REFUSABLE.some((module) => url.includes(module))) {
            const set = response.setHeader;
            response.setHeader = (name, value) =>
              Reflect.apply(set, response, [name, /^cache-control$/i.test(name) ? 'max-age=3600' : value]);
          }
          next();
        },
      });
    },
  };
}
