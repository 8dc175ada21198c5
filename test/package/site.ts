import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayHandler, isGatewayPath } from '../../examples/server/gateway-handler.js';
import { createLocalServer, type LocalServer } from '../../examples/server/local-server.js';
import * as sandbox from '../../src/sandbox.js';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** The strictest policy that a host page may have: no inline code, no inline styles, no eval, trusted types. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";

async function fileAnswer(folder: string, path: string): Promise<Response> {
  const file = join(folder, normalize(path));
  const body = await readFile(file).catch(() => undefined);
  if (body === undefined) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(body), {
    headers: { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' },
  });
}

export function startSite(
  pages: Readonly<Record<string, string>>,
  folders: Readonly<Record<string, string>>,
  policy = strictPolicy,
): Promise<LocalServer> {
  const gateway = gatewayHandler(sandbox);
  return createLocalServer({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const page = pages[pathname];
      if (page !== undefined) {
        return new Response(page, { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy } });
      }
      if (isGatewayPath(pathname)) return gateway(request);
      const prefix = Object.keys(folders).find((each) => pathname.startsWith(each));
      const folder = prefix === undefined ? undefined : folders[prefix];
      if (prefix === undefined || folder === undefined) return new Response('Not found', { status: 404 });
      return fileAnswer(folder, pathname.slice(prefix.length) || 'index.html');
    },
  });
}
