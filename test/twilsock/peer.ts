import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { encodeFrame } from './frame.js';

/** One client on its socket. */
export interface Peer {
  readonly socket: WebSocket;
  /** Undefined until its token was taken. */
  token: string | undefined;
  identity: string | undefined;
  /** Its link was cut without a word: the socket stands, and nothing goes through it any more. */
  isStalled: boolean;
  /** The objects that it hears of, by sid. */
  readonly subscriptions: Set<string>;
  reply(id: unknown, header: Readonly<Record<string, unknown>>, payload?: unknown): void;
  notify(messageType: string, payload: unknown): void;
  /** Tells of a change of the connection itself: `client_update`. */
  update(type: string): void;
  /** Says why, and ends the socket. */
  close(code: number, status: string): void;
}

const newId = () => `TM${randomUUID()}`;

export function createPeer(socket: WebSocket): Peer {
  function send(header: Readonly<Record<string, unknown>>, payload?: unknown): void {
    if (!peer.isStalled && socket.readyState === socket.OPEN) socket.send(encodeFrame(header, payload));
  }
  const peer: Peer = {
    socket,
    token: undefined,
    identity: undefined,
    isStalled: false,
    subscriptions: new Set(),
    reply: (id, header, payload) =>
      send({ method: 'reply', id, status: { code: 200, status: 'OK' }, ...header }, payload),
    notify: (type, payload) => send({ method: 'notification', id: newId(), message_type: type }, payload),
    update: (type) => send({ method: 'client_update', id: newId(), client_update_type: type }),
    close(code, status) {
      send({ method: 'close', id: newId(), status: { code, status } });
      socket.close();
    },
  };
  return peer;
}
