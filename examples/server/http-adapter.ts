import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Answers a call; when it rejects, the connection is dropped. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** The bytes that a call may send. */
const MAX_BODY_BYTES = 5_000_000;

class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Puts a fetch handler behind Node's HTTP: a request in, a streamed response out, and an aborted signal when the client
 * leaves. A larger body than the handler takes is answered with 413, and is not read to its end.
 */
export async function handle(
  handler: FetchHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  maxBytes = MAX_BODY_BYTES,
): Promise<void> {
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort(new Error('The client has left.')));
  try {
    const response = await handler(await requestOf(incoming, gone.signal, maxBytes));
    await send(response, outgoing);
  } catch (error) {
    if (error instanceof TooLargeError) {
      outgoing.writeHead(413, { Connection: 'close' }).end();
      return;
    }
    const expected = gone.signal.aborted || (error instanceof TypeError && error.message === 'Failed to fetch');
    if (!expected) console.error(error);
    outgoing.destroy();
  }
}

async function requestOf(incoming: IncomingMessage, signal: AbortSignal, maxBytes: number): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming, maxBytes);
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, { method, headers, body, signal });
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
