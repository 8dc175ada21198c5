import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createLocalServer, type LocalServer } from '../../../examples/server/local-server.js';
import { leadsOf, PROVIDER } from './board/pages/leads.js';

const CDN = fileURLToPath(new URL('../../../dist/cdn/', import.meta.url));

export const LOADER = '<script type="module" src="/cdn/lead-widgets.js"></script>';

const htmlOf = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Leads</title><link rel="icon" href="data:,">${body}`;

const answers: readonly (readonly [RegExp, unknown])[] = [
  [/\/leads\/serviceProvider\//, { leads: leadsOf(10), pagination: { totalNumber: 10 } }],
  [/\/service_provider/, { serviceProviders: [PROVIDER] }],
  [/./, {}],
];

const compressed = new Map<string, Uint8Array<ArrayBuffer>>();

/** Files are compressed once, as on a CDN. */
function send(key: string, type: string, body: string | Uint8Array): Response {
  const bytes = compressed.get(key) ?? new Uint8Array(gzipSync(body, { level: 9 }));
  compressed.set(key, bytes);
  return new Response(bytes, { headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' } });
}

/**
 * A site with the files of the CDN build and one answer of the gateway: the same ten leads for all pages.
 * @param pages the body of each page, by its path
 * @param scripts the code of each script, by its path
 */
export const openSite = (
  pages: Readonly<Record<string, string>>,
  scripts: Readonly<Record<string, string>> = {},
): Promise<LocalServer> =>
  createLocalServer({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const [body, code] = [pages[pathname], scripts[pathname]];
      if (body !== undefined) return send(pathname, 'text/html; charset=utf-8', htmlOf(body));
      if (code !== undefined) return send(pathname, 'text/javascript', code);
      if (pathname.startsWith('/cdn/')) {
        const file = join(CDN, pathname.slice('/cdn/'.length));
        return send(pathname, 'text/javascript', compressed.get(pathname) ?? (await readFile(file)));
      }
      const [, answer] = answers.find(([path]) => path.test(pathname)) ?? [];
      return Response.json(answer);
    },
  });
