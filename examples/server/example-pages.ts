import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Pages of a content management system: sent unchanged, without code of Vite. */
const AS_THEY_ARE: Readonly<Record<string, string>> = {
  '/examples/embed.html': 'embed.html',
  '/examples/cms/': 'cms/index.html',
};

/** Redirects. The query is kept. */
const MOVED: Readonly<Record<string, string>> = {
  '/': '/examples/',
  '/examples': '/examples/',
  '/examples/office.html': '/examples/office/',
};

/** Without the slash, a folder's relative links would point to its parent. */
const FOLDER = /^\/examples\/(?:plain|cms|office|react|vue|svelte|angular|preact)$/;

/**
 * The addresses of the examples: `/` is their list, every `/app/…` is the example app, and the CMS pages are sent
 * unchanged.
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
