import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createLocalServer, type LocalServer } from '../../../examples/server/local-server.js';
import { LEADS, PROVIDER } from './board/pages/leads.js';

const CDN = fileURLToPath(new URL('../../../dist/cdn/', import.meta.url));

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Leads</title><link rel="icon" href="data:,">${body}`;

const PAGES: Readonly<Record<string, string>> = {
  '/hand-written': page('<script type="module" src="/hand-written.js"></script><div id="board"></div>'),
  '/lead-board': page(
    '<script type="module" src="/cdn/lead-widgets.js"></script><lead-board sp-id="7001" gateway-url="/" poll-seconds="0" time-zone="America/Chicago"></lead-board>',
  ),
};

const answers: readonly (readonly [RegExp, unknown])[] = [
  [/\/leads\/serviceProvider\//, { leads: LEADS.slice(0, 10), pagination: { totalNumber: 10 } }],
  [/\/service_provider/, { serviceProviders: [PROVIDER] }],
  [/./, {}],
];

const compressed = new Map<string, Uint8Array<ArrayBuffer>>();

/** Files are compressed once, as a CDN has them. */
function send(key: string, type: string, body: string | Uint8Array): Response {
  const bytes = compressed.get(key) ?? new Uint8Array(gzipSync(body, { level: 9 }));
  compressed.set(key, bytes);
  return new Response(bytes, { headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' } });
}

/** A site with both pages, the files of the CDN build and one answer of the gateway: the same ten leads for both. */
export const startupSite = (handWritten: string): Promise<LocalServer> =>
  createLocalServer({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const html = PAGES[pathname];
      if (html !== undefined) return send(pathname, 'text/html; charset=utf-8', html);
      if (pathname === '/hand-written.js') return send(pathname, 'text/javascript', handWritten);
      if (pathname.startsWith('/cdn/')) {
        const file = join(CDN, pathname.slice('/cdn/'.length));
        return send(pathname, 'text/javascript', compressed.get(pathname) ?? (await readFile(file)));
      }
      const [, answer] = answers.find(([path]) => path.test(pathname)) ?? [];
      return Response.json(answer);
    },
  });
