import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { decodeFrame, type Frame, Peer } from './peer.js';
import type { Tokens } from './tokens.js';

interface SwitchboardOptions {
  readonly tokens: Tokens;
  readonly onCall: (frame: Frame, peer: Peer) => void;
  /** Milliseconds before a token's end at which its client is warned. */
  readonly warningMs: () => number;
}

const EXPIRED = 20_104;
const INVALID = 20_101;
const LONGEST_WAIT = 2 ** 31 - 1;

export function createSwitchboard({ tokens, onCall, warningMs }: SwitchboardOptions) {
  // Must change with every run: the SDK would find the objects of the last one in the page's storage.
  const storageId = randomUUID();
  const peers = new Set<Peer>();
  const timers = new Map<Peer, NodeJS.Timeout[]>();

  function forget(peer: Peer): void {
    for (const timer of timers.get(peer) ?? []) clearTimeout(timer);
    timers.delete(peer);
  }

  function expire(peer: Peer): void {
    forget(peer);
    peer.close(410, 'TOKEN_EXPIRED');
  }

  function admit(peer: Peer, token: string): boolean {
    const grant = tokens.grantOf(token);
    if (!grant || !tokens.isGood(token)) return false;
    forget(peer);
    peer.identity = grant.identity;
    const left = Math.min(grant.expiresAt - Date.now(), LONGEST_WAIT);
    const warning = setTimeout(() => peer.update('token_about_to_expire'), Math.max(0, left - warningMs()));
    timers.set(peer, [warning, setTimeout(() => expire(peer), left)]);
    return true;
  }

  function refuse(peer: Peer, id: unknown, token: string): void {
    const errorCode = tokens.grantOf(token) ? EXPIRED : INVALID;
    peer.reply(id, { status: { code: 401, status: 'UNAUTHORIZED', errorCode, description: 'Refused' } });
  }

  function init(peer: Peer, { header }: Frame): void {
    const token = String(header['token']);
    if (admit(peer, token)) welcome(peer, header['id']);
    else refuse(peer, header['id'], token);
  }

  function welcome(peer: Peer, id: unknown): void {
    peers.add(peer);
    peer.reply(id, {
      continuation_token: randomUUID(),
      continuation_token_status: { reissued: true, reissue_message: 'MISSING' },
      capabilities: ['client_update', 'offline_storage', 'telemetry.v1'],
      offline_storage: { ip_messaging: { storage_id: storageId } },
    });
  }

  function take(peer: Peer, frame: Frame): void {
    const { method, id, token } = frame.header;
    if (method === 'init') init(peer, frame);
    else if (method === 'message') onCall(frame, peer);
    else if (method === 'update' && !admit(peer, String(token))) refuse(peer, id, String(token));
    else if (method === 'close') peer.socket.close();
    else if (method === 'update' || /notification_ctx$/.test(String(method))) peer.reply(id, {});
  }

  return {
    peers: peers as ReadonlySet<Peer>,
    warnAll: () => peers.forEach((peer) => void peer.update('token_about_to_expire')),
    stallAll() {
      for (const peer of peers) peer.isStalled = true;
    },
    expireAll: () => [...peers].forEach(expire),
    connect(socket: WebSocket): void {
      const peer = new Peer(socket);
      socket.on('message', (data) => {
        if (!peer.isStalled && Buffer.isBuffer(data)) take(peer, decodeFrame(data));
      });
      socket.on('close', () => {
        forget(peer);
        peers.delete(peer);
      });
    },
  };
}
