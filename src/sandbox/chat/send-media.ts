import { sendOnce } from '../../contract/chat/send-once.js';
import type { ChatThread } from '../../contract/chat.js';
import { ATTACHMENT_MAX_BYTES } from '../../contract/limits.js';
import { pause } from '../scenario/pause.js';
import { type ChatLink, failure } from './chat-link.js';
import type { Conversation } from './conversation.js';
import type { Correspondence } from './correspondence.js';

type SendMedia = ChatThread['sendMedia'];
type Sent = Awaited<ReturnType<SendMedia>>;

const SLICE = 1_048_576;

export interface MediaSenderOptions {
  readonly conversation: Conversation;
  readonly correspondence: Correspondence;
  readonly link: ChatLink;
  /** Who sends. */
  readonly identity: string;
  /** Ends everything that is under way. */
  readonly closed: AbortSignal;
}

const underWay = new WeakMap<Conversation, Map<string, Promise<Sent>>>();

/** Sends files so that each name comes through once, however often and from however many threads it is sent. */
export function createMediaSender(options: MediaSenderOptions): SendMedia {
  const { conversation, correspondence, link, identity, closed } = options;
  const sendings = underWay.get(conversation) ?? new Map<string, Promise<Sent>>();
  underWay.set(conversation, sendings);

  async function leave(file: Blob, signal: AbortSignal, tell: (loaded: number) => void): Promise<void> {
    const { bytesPerSecond } = link.controls;
    const step = Math.min(SLICE, bytesPerSecond === undefined ? SLICE : Math.max(1, Math.ceil(bytesPerSecond / 10)));
    for (let start = 0; start < file.size; start += step) {
      const slice = await file.slice(start, start + step).arrayBuffer();
      if (bytesPerSecond !== undefined) await pause((slice.byteLength * 1000) / bytesPerSecond, signal);
      signal.throwIfAborted();
      if (!link.isUp) throw failure('offline', 'The link was lost while a file was sent.');
      tell(start + slice.byteLength);
    }
    signal.throwIfAborted();
  }

  const send: SendMedia = async (file, { clientId, body = '', onProgress, signal }) => {
    const ends = AbortSignal.any(signal ? [closed, signal] : [closed]);
    try {
      await link.answer('sendMedia', ends);
      if (file.size > ATTACHMENT_MAX_BYTES) throw failure('too-large', 'The service takes no file of this size.');
      if (!link.isUp) throw failure('offline', 'There is no link to send a file on.');
      await leave(file, ends, (loaded) => onProgress?.(loaded, file.size));
    } catch (error) {
      if (ends.aborted) throw failure('aborted', 'The sending was given up.');
      if (error instanceof DOMException) throw failure('rejected', 'The file could not be read.');
      throw error;
    }
    const { index } = await correspondence.send(conversation, { author: identity, body, clientId, file });
    return { index };
  };

  return async (file, sendOptions) => {
    if (closed.aborted || sendOptions.signal?.aborted) throw failure('aborted', 'The sending was given up.');
    const name = `${identity} ${sendOptions.clientId}`;
    const own = conversation.all.find(
      ({ author, clientId }) => author === identity && clientId === sendOptions.clientId,
    );
    if (own !== undefined) return { index: own.index };
    return sendOnce(sendings, name, () => send(file, sendOptions));
  };
}
