import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { REFUSABLE } from './network.js';

/** The modules that Vite serves from files. One with a `t` has just changed. */
const MODULES = /^\/(?:src|test|stories|examples|\.storybook|node_modules|@fs|@id)\/(?!.*[?&]t=)/;

/**
 * Lets the browser cache modules. A test file may have its own page, which would request several hundred modules again.
 * They do not change during one run. If Vitest watches, Vite requests them again.
 */
export function keptModules(): Plugin {
  return {
    name: 'lead-widgets:kept-modules',
    enforce: 'pre',
    configureServer(server) {
      if (server.config.server.watch !== null) return;
      // Before Vite's own answers, which make the browser ask each time.
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
