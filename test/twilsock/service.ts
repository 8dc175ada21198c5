import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Conversation, createConversations } from './conversations.js';
import { answerConversations } from './conversations-rest.js';
import { answerSubscriptions, createDelivery } from './delivery.js';
import { createFaults } from './faults.js';
import { createMediaService } from './media-service.js';
import { createSwitchboard } from './switchboard.js';
import { answerSync, createSyncStore } from './sync.js';
import { createTokens } from './tokens.js';
import { createTunnel } from './tunnel.js';

/** What a test sets and asks. Everything that goes in and comes out is JSON, so that it may be done from afar. */
export type EmulatorControls = ReturnType<typeof createService>['controls'];

export interface Place {
  readonly endpoint: () => string;
  readonly mediaBase: () => string;
}

/** Seconds for which others see that somebody types: one more than the writer is told. */
const TYPING_SHOWN = 6;

/** A service of its own, with its own conversations, tokens and faults, for a server to put its sockets and requests to. */
export function createService({ endpoint, mediaBase }: Place) {
  const tokens = createTokens();
  const faults = createFaults();
  const delivery = createDelivery();
  let warningMs = 180_000;
  const typed: string[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  const store = createSyncStore((object, event) => delivery.publish(object, event, switchboard.peers));
  const conversations = createConversations(store);
  const media = createMediaService({ tokens, faults, base: mediaBase });

  function tellTyping({ sid, members }: Conversation, identity: string): void {
    typed.push(identity);
    for (const peer of switchboard.peers) {
      const hears = peer.identity !== identity && members.some((member) => member.identity === peer.identity);
      const typing = { channel_sid: sid, identity, typing_timeout: TYPING_SHOWN };
      if (hears) peer.notify('twilio.ipmsg.typing_indicator', typing);
    }
  }

  const services = {
    conversations,
    tellTyping,
    mediaOf: media.recordOf,
    get mediaUrl() {
      return `${mediaBase()}/media`;
    },
  };
  const switchboard = createSwitchboard({
    tokens,
    warningMs: () => warningMs,
    onCall: createTunnel(faults, [
      (request, peer) => answerSubscriptions(store, peer, request),
      (request) => answerSync(store, request),
      (request) => answerConversations(request, services),
    ]),
  });

  const controls = {
    endpoint,
    token: tokens.issue,
    createConversation: conversations.create,
    post: conversations.post,
    edit: conversations.edit,
    remove: conversations.remove,
    receipt: conversations.receipt,
    dismiss: conversations.dismiss,
    read: conversations.read,
    readBy: conversations.readBy,
    typing(sid: string, identity: string): void {
      const conversation = conversations.find(sid);
      if (conversation) tellTyping(conversation, identity);
    },
    typedBy: (identity: string) => typed.filter((one) => one === identity).length,
    addMedia: (text: string, contentType: string, filename: string | null) =>
      media.add(Buffer.from(text, 'base64'), contentType, filename),
    /** Milliseconds before a token's end at which clients are warned. */
    setTimes(times: { readonly warningMs: number }): void {
      warningMs = times.warningMs;
    },

    openSockets: () => sockets.clients.size,
    /** Clients that hear of a conversation's messages: they begin to a moment after they have read it. */
    listeners(sid: string): number {
      const list = conversations.find(sid)?.messages.sid ?? '';
      return [...switchboard.peers].filter(({ subscriptions }) => subscriptions.has(list)).length;
    },
    dropSockets: () => sockets.clients.forEach((socket) => void socket.terminate()),
    refuseSockets(refuses: boolean): void {
      faults.refusesSockets = refuses;
    },
    /** Cuts the links without a word: these sockets look open, and nothing goes through them any more. */
    stallSockets: switchboard.stallAll,
    delayAnswers(latencyMs: number): void {
      faults.latencyMs = latencyMs;
    },
    failCalls: faults.failCalls,
    warnOfExpiry: switchboard.warnAll,
    expireTokens(): void {
      tokens.endAll();
      switchboard.expireAll();
    },
    holdEvents: delivery.hold,
    releaseEvents: delivery.release,
  };

  return {
    controls,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      if (faults.refusesSockets) {
        socket.destroy();
        return;
      }
      sockets.handleUpgrade(request, socket, head, (peer) => switchboard.connect(peer));
    },
    answer: media.answer,
    close(): void {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
