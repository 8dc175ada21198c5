import type { Conversation } from '@twilio/conversations';
import { ChatError, type ChatEvents, type ChatMessage, type SendMediaOptions } from '../../gateway/chat/chat.js';
import { type Emitter, sendOnce } from '../../gateway/chat/emitter.js';
import { anySignal, unlessAborted } from '../../web/abort.js';
import { aborted, toChatError } from './chat-failure.js';

const watched = new WeakMap<object, Progress>();
let watchers = 0;
let uninstall: (() => void) | undefined;

export interface MediaSenderOptions {
  readonly conversation: () => Promise<Conversation>;
  readonly emitter: Emitter<ChatEvents>;
  /** The own message of this name, if it has arrived. */
  readonly findOwn: (clientId: string) => ChatMessage | undefined;
  /** How long to wait for a message whose sending may have failed, in milliseconds. */
  readonly echoMs: number;
  /** Aborts everything that is running. */
  readonly closed: AbortSignal;
}

type File = Blob & { readonly name?: string };
type Sent = { readonly index: number };
type SendMedia = (file: File, options: SendMediaOptions) => Promise<Sent>;

const MEGABYTE = 1_048_576;

/** Sends files. Each name is sent only once. */
export function createMediaSender(options: MediaSenderOptions): SendMedia {
  const { conversation, emitter, findOwn, echoMs, closed } = options;
  const uploads = new Map<string, Promise<Sent>>();

  /** After a lost answer, the message may still arrive as an echo. */
  function waitForEcho(clientId: string, signal: AbortSignal): Promise<Sent | undefined> {
    return new Promise((resolve) => {
      const checkStalled = () => {
        const own = findOwn(clientId);
        if (own) settle({ index: own.index });
      };
      const giveUp = () => settle(undefined);
      const timer = setTimeout(giveUp, echoMs);
      const unlisten = emitter.on('added', checkStalled);
      signal.addEventListener('abort', giveUp);
      function settle(sent: Sent | undefined): void {
        clearTimeout(timer);
        unlisten();
        signal.removeEventListener('abort', giveUp);
        resolve(sent);
      }
      checkStalled();
    });
  }

  async function upload(
    file: File,
    { clientId, body, onProgress }: SendMediaOptions,
    signal: AbortSignal,
  ): Promise<Sent> {
    const target = await conversation();
    signal.throwIfAborted();
    if (file.size > target.limits.mediaAttachmentSizeLimitInMb * MEGABYTE) {
      throw new ChatError('too-large', 'The service takes no file of this size.', false);
    }
    // A new Blob identifies the upload, even if the same file is sent twice.
    const contentType = file.type || 'application/octet-stream';
    const media = file.slice(0, file.size, contentType);
    const unwatch = watchUpload(media, (loaded, total) => onProgress?.(loaded, total));
    const message = target.prepareMessage().setAttributes({ clientId });
    if (body) message.setBody(body);
    const filename = file.name === undefined ? {} : { filename: file.name };
    const sending = message.addMedia({ contentType, media, ...filename }).buildAndSend();
    const cancel = () => void sending.cancel();
    signal.addEventListener('abort', cancel);
    try {
      const index = await sending;
      if (index === null) throw new ChatError('unknown', 'The service named no index.', true);
      return { index };
    } finally {
      unwatch();
      signal.removeEventListener('abort', cancel);
    }
  }

  async function send(file: File, sendOptions: SendMediaOptions): Promise<Sent> {
    const signal = anySignal(closed, ...(sendOptions.signal ? [sendOptions.signal] : []));
    if (signal.aborted) throw aborted();
    try {
      return await unlessAborted(upload(file, sendOptions, signal), signal);
    } catch (error) {
      if (signal.aborted) throw aborted();
      const failure = toChatError(error, 'Sending a file');
      const sent = failure.code === 'offline' ? await waitForEcho(sendOptions.clientId, signal) : undefined;
      if (sent) return sent;
      throw signal.aborted ? aborted() : failure;
    }
  }

  return async (file, sendOptions) => {
    const { clientId } = sendOptions;
    const own = findOwn(clientId);
    if (own) return { index: own.index };
    return sendOnce(uploads, clientId, () => send(file, sendOptions));
  };
}

type Progress = (loaded: number, total: number) => void;

/**
 * The SDK does not report upload progress. So while files are sent, requests whose body is one of our Blobs are observed.
 * Other requests are not changed.
 */
function install(): (() => void) | undefined {
  if (typeof XMLHttpRequest === 'undefined') return undefined;
  const { prototype } = XMLHttpRequest;
  const { send } = prototype;

  function sendAndWatch(this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null): void {
    const progress = typeof body === 'object' && body !== null ? watched.get(body) : undefined;
    if (progress) this.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded, total));
    send.call(this, body);
  }

  if (!Reflect.set(prototype, 'send', sendAndWatch)) return undefined;
  return () => {
    // If another script has replaced it since, ours stays and does nothing.
    if (prototype.send === sendAndWatch) Reflect.set(prototype, 'send', send);
  };
}

/**
 * Listens to the upload of one Blob.
 * @returns a function that stops listening
 */
function watchUpload(blob: Blob, progress: Progress): () => void {
  if (watchers === 0) uninstall = install();
  watchers += 1;
  watched.set(blob, progress);
  return () => {
    if (!watched.delete(blob)) return;
    watchers -= 1;
    if (watchers === 0) uninstall?.();
  };
}
