import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';

type Fields = Readonly<Record<string, unknown>>;

export interface Frame {
  readonly header: Fields;
  readonly payload: Buffer;
}

const NEW_LINE = Buffer.from('\r\n');

/** Writes `TWILSOCK V3.0 <bytes of the header>`, the header and the payload, with a line's end between them. */
function encodeFrame(header: Fields, payload?: unknown): Buffer {
  const body = payload === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(payload));
  const type = payload === undefined ? {} : { payload_type: 'application/json' };
  const head = Buffer.from(JSON.stringify({ ...header, ...type, payload_size: body.length }));
  return Buffer.concat([Buffer.from(`TWILSOCK V3.0 ${head.length}`), NEW_LINE, head, NEW_LINE, body]);
}

/** @throws Error for bytes that are no packet of version 3 */
export function decodeFrame(bytes: Buffer): Frame {
  const end = bytes.indexOf(NEW_LINE);
  const [, size] = /^TWILSOCK V3\.0 (\d+)$/.exec(bytes.toString('latin1', 0, Math.max(end, 0))) ?? [];
  if (size === undefined) throw new Error('This is no Twilsock packet.');
  const start = end + NEW_LINE.length;
  const stop = start + Number(size);
  return { header: JSON.parse(bytes.toString('utf8', start, stop)), payload: bytes.subarray(stop + NEW_LINE.length) };
}

const newId = () => `TM${randomUUID()}`;

export class Peer {
  /** Undefined until its token was taken. */
  identity: string | undefined;
  /** Its link was cut without a word: the socket stands, and nothing goes through it any more. */
  isStalled = false;
  readonly subscriptions = new Set<string>();
  readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
  }

  #send(header: Fields, payload?: unknown): void {
    if (!this.isStalled && this.socket.readyState === this.socket.OPEN) this.socket.send(encodeFrame(header, payload));
  }

  reply(id: unknown, header: Fields, payload?: unknown): void {
    this.#send({ method: 'reply', id, status: { code: 200, status: 'OK' }, ...header }, payload);
  }

  notify(type: string, payload: unknown): void {
    this.#send({ method: 'notification', id: newId(), message_type: type }, payload);
  }

  update(type: string): void {
    this.#send({ method: 'client_update', id: newId(), client_update_type: type });
  }

  close(code: number, status: string): void {
    this.#send({ method: 'close', id: newId(), status: { code, status } });
    this.socket.close();
  }
}
