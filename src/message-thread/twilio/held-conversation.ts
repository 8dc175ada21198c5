import type { Client, Conversation } from '@twilio/conversations';
import type { ChatError } from '../../gateway/chat/chat.js';
import { type Attachment, type AttachmentListener, attach } from './attachment.js';
import { aborted, toChatError } from './chat-failure.js';
import type { Session } from './session.js';
import { createPauses, type Timing } from './timing.js';

export interface HoldOptions {
  readonly session: Session;
  readonly conversationId: string;
  readonly listener: AttachmentListener;
  /** Reads missed messages each time another client takes over. */
  readonly catchUp: (conversation: Conversation) => Promise<void>;
  /** The conversation became usable, or unusable for now. */
  readonly onChange: () => void;
  readonly onLost: (error: ChatError) => void;
  readonly timing: Timing;
}

/** A conversation that survives a change of the client. */
export interface HeldConversation {
  /** Returns the current conversation. Waits while it is being loaded again. @throws ChatError `aborted` after `end` */
  now(): Promise<Attachment>;
  readonly isAttached: boolean;
  end(): void;
}

interface Awaited {
  readonly promise: Promise<Attachment>;
  readonly resolve: (attachment: Attachment) => void;
  readonly reject: (error: ChatError) => void;
}

function awaitAttachment(): Awaited {
  let resolve: Awaited['resolve'] = () => {};
  let reject: Awaited['reject'] = () => {};
  const promise = new Promise<Attachment>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/** @param first the conversation, found through the session's first client */
export function holdConversation(first: Attachment, options: HoldOptions): HeldConversation {
  const { session, conversationId, listener, catchUp, onChange, onLost, timing } = options;
  const pauses = createPauses(timing.retryMs, timing.longestRetryMs);
  let attachment: Attachment | undefined = first;
  let awaited = awaitAttachment();
  let wanted: Client | undefined = first.client;
  let hasEnded = false;
  awaited.resolve(first);

  async function findThrough(client: Client): Promise<void> {
    while (wanted === client) {
      try {
        const found = await attach(client, conversationId, listener, catchUp);
        if (wanted !== client) return found.detach();
        attachment = found;
        pauses.reset();
        awaited.resolve(found);
        return onChange();
      } catch (error) {
        const failure = toChatError(error, 'Finding the conversation again');
        if (wanted === client && failure.code === 'not-found') return onLost(failure);
      }
      await pauses.next();
    }
  }

  const unlisten = session.on('client', (client) => {
    attachment?.detach();
    if (attachment) awaited = awaitAttachment();
    attachment = undefined;
    wanted = client;
    onChange();
    if (client) void findThrough(client);
  });

  return {
    now: () => (hasEnded ? Promise.reject(aborted()) : awaited.promise),
    get isAttached() {
      return attachment !== undefined;
    },
    end() {
      hasEnded = true;
      wanted = undefined;
      unlisten();
      pauses.end();
      attachment?.detach();
      awaited.reject(aborted());
    },
  };
}
