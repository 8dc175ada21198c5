import type { Conversation, Message } from '@twilio/conversations';
import type { Emitter } from '../../contract/chat/emitter.js';
import type { ChatEvents, ChatMessage, ChatPage } from '../../contract/chat.js';
import type { AttachmentListener } from './attachment.js';
import { createMessageLog } from './message-log.js';
import { readBack, readSince } from './pages.js';
import { createReadHorizon } from './read-horizon.js';
import { toMessage } from './to-message.js';

export interface FeedOptions {
  /** Who this side is. */
  readonly identity: string;
  readonly emitter: Emitter<ChatEvents>;
  /** The conversation as it stands. */
  readonly conversation: () => Promise<Conversation>;
  readonly gapMs: number;
  readonly onGone: () => void;
}

/** All that comes out of a conversation: pages that are asked for, and what happens meanwhile. */
export interface Feed {
  readonly listener: AttachmentListener;
  /** The highest index that is known; -1 before there is one. */
  readonly highest: number;
  page(conversation: Conversation, limit: number, from?: number): Promise<ChatPage>;
  /** Reads again what was handed out, and tells of every difference. */
  catchUp(conversation: Conversation): Promise<void>;
  /** The own message of this name. */
  findOwn(clientId: string): ChatMessage | undefined;
  end(): void;
}

export function createFeed({ identity, emitter, conversation, gapMs, onGone }: FeedOptions): Feed {
  const horizon = createReadHorizon(identity);
  const read = (messages: readonly Message[]) => messages.map(toMessage).map(horizon.show);
  const log = createMessageLog({
    emitter,
    gapMs,
    fetchBetween: async (after, upTo) => read(await readSince(await conversation(), after, upTo)),
  });

  return {
    listener: {
      added: (message) => log.add(horizon.show(message)),
      updated: (message) => log.change(horizon.show(message)),
      removed: log.remove,
      typing(whose, active) {
        if (whose !== identity) emitter.emit('typing', { identity: whose, active });
      },
      read(whose, index) {
        if (!horizon.advance(whose, index)) return;
        emitter.emit('peerRead', { identity: whose, index });
        for (const message of log.messages()) log.change(horizon.show(message));
      },
      gone: onGone,
    },
    get highest() {
      return log.highest;
    },
    async page(target, limit, from) {
      const { messages, hasEarlier } = await readBack(target, limit, from);
      const shown = read(messages);
      log.handOut(shown);
      return { messages: shown, hasEarlier };
    },
    async catchUp(target) {
      const asOf = new Set(log.messages().map(({ index }) => index));
      log.replace(read(await readSince(target, (log.lowest ?? 0) - 1)), asOf);
    },
    findOwn: (clientId) => log.messages().find((one) => one.clientId === clientId && one.author === identity),
    end: log.end,
  };
}
