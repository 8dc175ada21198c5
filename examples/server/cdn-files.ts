import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { Plugin } from 'vite';
import { buildCdn, CDN_FOLDER, cdnIsStale } from './cdn-build.js';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
};

/**
 * Serves dist/cdn under `/cdn/`, to any origin. The files are built at the start and when the loader is asked for, if a
 * source file is newer; requests wait for the build.
 */
export function cdnFiles(): Plugin {
  return {
    name: 'cdn-files',
    configureServer(server) {
      const say = (text: string) => server.config.logger.info(text);
      let built = build(say);
      server.middlewares.use('/cdn', (incoming, outgoing) => {
        const [path = '/'] = (incoming.url ?? '/').split('?');
        if (path === '/lead-widgets.js') built = built.then(() => build(say));
        built
          .then((problem) => (problem === undefined ? sendFile(path, outgoing) : sendProblem(problem, outgoing)))
          .catch((error) => sendProblem(String(error), outgoing));
      });
    },
  };
}

/** Undefined if the files exist, else the error. */
async function build(say: (text: string) => void): Promise<string | undefined> {
  try {
    if (process.env['CDN_BUILD'] === 'off' || !(await cdnIsStale())) return undefined;
    say('  Building the files of /cdn/ …');
    await buildCdn();
    say('  The files of /cdn/ are built.');
    return undefined;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    say(`  The files of /cdn/ could not be built. ${problem}`);
    return problem;
  }
}

async function sendFile(path: string, outgoing: ServerResponse): Promise<void> {
  const file = normalize(join(CDN_FOLDER, decodeURIComponent(path)));
  const content = file.startsWith(CDN_FOLDER + sep) ? await readFile(file).catch(() => undefined) : undefined;
  outgoing.setHeader('Access-Control-Allow-Origin', '*');
  if (content === undefined) {
    outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.');
    return;
  }
  outgoing.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
  });
  outgoing.end(content);
}

function sendProblem(problem: string, outgoing: ServerResponse): void {
  outgoing.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(problem);
}
