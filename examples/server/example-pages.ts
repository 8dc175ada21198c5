import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Where the examples stand: `/` leads to their list, every `/app/…` is the example app, and the CMS page is sent as it is,
 * without anything of Vite in it.
 */
export function examplePages(): Plugin {
  return {
    name: 'example-pages',
    configureServer(server) {
      function page(name: string): Promise<string> {
        return readFile(new URL(`../${name}`, import.meta.url), 'utf8');
      }

      async function html(path: string): Promise<string | undefined> {
        if (path === '/examples/embed.html') return page('embed.html');
        if (/^\/app(\/|$)/.test(path)) return server.transformIndexHtml(path, await page('app.html'));
        return undefined;
      }

      server.middlewares.use((incoming, outgoing, next) => {
        const [path = '/'] = (incoming.url ?? '/').split('?');
        if (path === '/' || path === '/examples') {
          outgoing.writeHead(302, { Location: '/examples/' }).end();
          return;
        }
        html(path).then((text) => {
          if (text === undefined) next();
          else outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
        }, next);
      });
    },
  };
}
