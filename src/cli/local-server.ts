import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Answers a call; when it rejects, the connection is dropped. */
export type FetchHandler = (request: Request) => Promise<Response>;

const MAX_BODY_BYTES = 5_000_000;

class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

interface BodyLimit {
  readonly maxBytes?: number;
  /** Answers a call that sends more. It gets the request without its body. */
  readonly tooLarge?: FetchHandler;
}

/**
 * Puts a fetch handler behind Node's HTTP: a request in, a streamed response out, and an aborted signal when the client
 * leaves. A larger body than the handler takes is answered with 413, and is not read to its end.
 */
export async function handle(
  handler: FetchHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { maxBytes = MAX_BODY_BYTES, tooLarge = async () => new Response(null, { status: 413 }) }: BodyLimit = {},
): Promise<void> {
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort(new Error('The client has left.')));
  try {
    const response = await handler(await requestOf(incoming, gone.signal, maxBytes));
    await send(response, outgoing);
  } catch (error) {
    if (error instanceof TooLargeError) {
      const refusal = await tooLarge(new Request(urlOf(incoming), { headers: headersOf(incoming) }));
      refusal.headers.set('Connection', 'close');
      await send(refusal, outgoing);
      return;
    }
    const expected = gone.signal.aborted || (error instanceof TypeError && error.message === 'Failed to fetch');
    if (!expected) console.info(error);
    outgoing.destroy();
  }
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const named = Object.entries(headersDistinct);
  return new Headers(named.flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])));
}

function urlOf(incoming: IncomingMessage): URL {
  return new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
}

async function requestOf(incoming: IncomingMessage, signal: AbortSignal, maxBytes: number): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming, maxBytes);
  return new Request(urlOf(incoming), { method, headers: headersOf(incoming), body, signal });
}

async function bodyOf(incoming: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (Number(incoming.headers['content-length']) > maxBytes) throw new TooLargeError();
  // Without this, leaving the loop would close the connection before the answer.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > maxBytes) throw new TooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) {
    outgoing.end();
    return;
  }
  Readable.from(response.body).pipe(outgoing);
  await finished(outgoing);
}

export interface LocalServer {
  /** For instance `http://127.0.0.1:43121`. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A plain HTTP server around a fetch handler. Port 0 takes any free port.
 * @throws if it cannot listen
 */
export async function createLocalServer(options: {
  readonly fetch: FetchHandler;
  readonly port?: number;
  readonly host?: string;
  readonly limit?: BodyLimit;
}): Promise<LocalServer> {
  const { fetch, port = 0, host = '127.0.0.1', limit } = options;
  const server = createServer((incoming, outgoing) => void handle(fetch, incoming, outgoing, limit));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
