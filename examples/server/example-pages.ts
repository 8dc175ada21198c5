import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Pages of a content management system: sent as they are, without anything of Vite in them. */
const AS_THEY_ARE: Readonly<Record<string, string>> = {
  '/examples/embed.html': 'embed.html',
  '/examples/cms/': 'cms/index.html',
};

/** Addresses that lead to another one, with their query. */
const MOVED: Readonly<Record<string, string>> = {
  '/': '/examples/',
  '/examples': '/examples/',
  '/examples/office.html': '/examples/office/',
};

/** A folder without its slash would look for its files beside itself. */
const FOLDER = /^\/examples\/(?:plain|cms|office|react|vue|svelte|angular|preact)$/;

/**
 * Where the examples stand: `/` leads to their list, every `/app/…` is the example app, and the CMS pages are sent as they
 * are.
 */
export function examplePages(): Plugin {
  return {
    name: 'example-pages',
    configureServer(server) {
      function page(name: string): Promise<string> {
        return readFile(new URL(`../${name}`, import.meta.url), 'utf8');
      }

      async function html(path: string): Promise<string | undefined> {
        const plain = AS_THEY_ARE[path];
        if (plain !== undefined) return page(plain);
        if (/^\/app(\/|$)/.test(path)) return server.transformIndexHtml(path, await page('app.html'));
        return undefined;
      }

      server.middlewares.use((incoming, outgoing, next) => {
        const [path = '/', query] = (incoming.url ?? '/').split('?');
        const moved = MOVED[path] ?? (FOLDER.test(path) ? `${path}/` : undefined);
        if (moved !== undefined) {
          outgoing.writeHead(302, { Location: query === undefined ? moved : `${moved}?${query}` }).end();
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
