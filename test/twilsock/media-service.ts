import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MediaRecord } from './conversations.js';
import type { Faults } from './faults.js';
import { newSid } from './sync.js';
import type { Tokens } from './tokens.js';

interface Stored {
  readonly record: MediaRecord;
  readonly bytes: Buffer;
}

interface MediaServiceOptions {
  readonly tokens: Tokens;
  readonly faults: Faults;
  /** Absolute address of the service without `/media`, asked when a request comes. */
  readonly base: () => string;
}

const URL_LIFE_MS = 240_000;
const LIMIT_BYTES = 157_286_400;
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'x-twilio-token, content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function createMediaService({ tokens, faults, base }: MediaServiceOptions) {
  const files = new Map<string, Stored>();

  function add(bytes: Buffer, contentType: string, filename: string | null): MediaRecord {
    const sid = newSid('ME');
    const record = { sid, filename, contentType, size: bytes.length };
    files.set(sid, { record, bytes });
    return record;
  }

  function describe({ sid, filename, contentType, size }: MediaRecord) {
    const url = `${base()}/media/${sid}`;
    const direct = `${base()}/content/${sid}?until=${Date.now() + URL_LIFE_MS}`;
    const links = { content: `${url}/Content`, content_direct_temporary: direct };
    const owner = { service_sid: 'IS1', channel_sid: null, message_sid: null, author: 'someone' };
    return { sid, ...owner, size, content_type: contentType, filename, category: 'media', url, links };
  }

  async function take(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const bytes = await bytesOf(request);
    if (bytes.length > LIMIT_BYTES) return send(response, 413, { message: 'Too large.' });
    const type = request.headers['content-type'] ?? 'application/octet-stream';
    return send(response, 201, describe(add(bytes, type, query.get('Filename'))));
  }

  async function describeAll(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { list } = JSON.parse((await bytesOf(request)).toString('utf8'));
    const answers = list.map(({ media_sid: sid }: { media_sid: string }) => {
      const record = files.get(sid)?.record;
      return { code: record ? 200 : 404, media_record: record ? describe(record) : { sid, links: {} } };
    });
    return send(response, 200, answers);
  }

  function serve(response: ServerResponse, sid: string, query: URLSearchParams): void {
    const file = files.get(sid);
    if (!file || Number(query.get('until')) < Date.now()) send(response, 403, { message: 'Ended.' });
    else response.writeHead(200, { ...HEADERS, 'content-type': file.record.contentType }).end(file.bytes);
  }

  return {
    add,
    recordOf: (sid: string): MediaRecord | undefined => files.get(sid)?.record,

    /** @param path below the base, with its query */
    async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { pathname, searchParams: query } = new URL(path, 'http://media.invalid');
      if (request.method === 'OPTIONS') return void response.writeHead(204, HEADERS).end();
      const [, area, sid = ''] = /^\/(media|mediaSet|content)(?:\/([^/]+))?$/.exec(pathname) ?? [];
      if (area === 'content') return serve(response, sid, query);
      const fault = faults.takeCall(request.method ?? 'GET', pathname);
      if (fault?.status !== undefined) return send(response, fault.status, { message: 'As was asked for.' });
      if (!tokens.isGood(String(request.headers['x-twilio-token']))) return send(response, 401, { message: 'Who?' });
      if (area === 'media' && request.method === 'POST') return take(request, response, query);
      if (area === 'mediaSet') return describeAll(request, response);
      const file = files.get(sid);
      return file ? send(response, 200, describe(file.record)) : send(response, 404, { message: 'Gone.' });
    },
  };
}
