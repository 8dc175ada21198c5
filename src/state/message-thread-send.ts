import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ChatError } from '../contract/chat.js';
import type { OutgoingFile, OutgoingMessage, ThreadRef } from '../contract/message-thread.js';
import { createRequestId } from '../contract/request-id.js';
import { withoutOutgoing, withPhase } from '../domain/message-thread/outgoing.js';
import { type Asker, ask, deferred, type Failure, methodOf } from './asker.js';
import { isOnline } from './connectivity.js';
import {
  liveThreadsAtom,
  patchThreadAtom,
  type SentFile,
  sentFilesAtom,
  type ThreadKey,
  threadKey,
  threadOfAtom,
} from './message-thread.js';
import { recordContactAtom } from './message-thread-contact.js';
import { forgetText, forgetTexts, keepText } from './outbox.js';
import { connectionAtom } from './store.js';
import { turnsAtom } from './turns.js';

/** On whose behalf a message goes out, and about which lead. */
export interface Sender {
  readonly ref: ThreadRef;
  readonly leadId: string | undefined;
  readonly asker: Asker;
}

export interface NewMessage extends Sender {
  readonly text: string;
  readonly file: SentFile | null;
}

/**
 * Sends a text through the gateway, then a file through the chat (Spec §5 Message send). Both stand in the thread at once;
 * what cannot go out stays there, and nothing of it is lost.
 */
export const sendMessageAtom = atom(null, (_get, set, { text, file, ...sender }: NewMessage): void => {
  if (text.trim() !== '') void set(sendTextAtom, { ...sender, text });
  if (file !== null) void set(sendFileAtom, { ...sender, file });
});

const sendTextAtom = atom(null, (_get, set, { text, ...sender }: Sender & { readonly text: string }): Promise<void> => {
  const message = outgoingOf(text.trim(), null);
  const { clientId, body, createdAt } = message;
  const key = threadKey(sender.ref);
  add(set, key, message);
  void keepText(clientId, { thread: key, body, createdAt, hasFailed: false });
  return set(deliverAtom, { ...sender, clientId });
});

const sendFileAtom = atom(
  null,
  (get, set, { file, ...sender }: Sender & { readonly file: SentFile }): Promise<void> => {
    const key = threadKey(sender.ref);
    const { size, type, name = '' } = file;
    const message = outgoingOf('', { name, size, contentType: type });
    get(sentFilesAtom).set(message.clientId, file);
    add(set, key, message);
    return set(deliverAtom, { ...sender, clientId: message.clientId });
  },
);

/** Sends a message that is on its way, for the first time or again; messages of one conversation go one after the other. */
export const deliverAtom = atom(null, (get, set, message: Sender & { readonly clientId: string }): Promise<void> => {
  const key = threadKey(message.ref);
  if (!isOnline()) {
    put(set, key, message.clientId, { phase: 'waiting' });
    return Promise.resolve();
  }
  put(set, key, message.clientId, { phase: 'sending' });
  return get(turnsAtom)(`message ${key}`, () => deliver(get, set, message));
});

// An atom that sets itself is not run again: a replay goes by another one.
const deliverAgainAtom = atom(null, (_get, set, message: Sender & { readonly clientId: string }) =>
  set(deliverAtom, message),
);

/** Takes a message out that was not sent; its file goes with it, and an upload that is under way is cancelled. */
export const deleteOutgoingAtom = atom(
  null,
  (get, set, { ref, clientId }: { readonly ref: ThreadRef; readonly clientId: string }): void => {
    const key = threadKey(ref);
    get(liveThreadsAtom).get(key)?.uploads.get(clientId)?.abort();
    get(sentFilesAtom).delete(clientId);
    void forgetText(clientId);
    set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withoutOutgoing(outgoing, clientId) }) });
  },
);

/** A file that is on its way, to show it. */
export const outgoingFileAtom = atom(null, (get, _set, clientId: string): SentFile | undefined =>
  get(sentFilesAtom).get(clientId),
);

async function deliver(get: Getter, set: Setter, message: Sender & { readonly clientId: string }): Promise<void> {
  const key = threadKey(message.ref);
  const outgoing = get(threadOfAtom)(key).outgoing.find(({ clientId }) => clientId === message.clientId);
  // Meanwhile deleted, or come back from the chat.
  if (outgoing === undefined || outgoing.phase === 'sent') return;
  if (outgoing.file === null) await deliverText(get, set, message, outgoing.body);
  else await deliverFile(get, set, message);
}

async function deliverText(
  get: Getter,
  set: Setter,
  message: Sender & { readonly clientId: string },
  text: string,
): Promise<void> {
  const { ref, leadId, asker, clientId } = message;
  const key = threadKey(ref);
  const isThere = () => get(threadOfAtom)(key).outgoing.some((each) => each.clientId === clientId);
  const replay = deferred(asker, 'sendMessage', () => set(deliverAgainAtom, message), isThere);
  const outcome = await ask(asker, 'sendMessage', async () =>
    methodOf(get(connectionAtom)?.gateway, 'sendMessage')(
      { text, senderEntityId: ref.spId, receiverEntityId: ref.userId },
      { requestId: clientId, replay },
    ),
  );
  if (outcome.kind === 'aborted') return;
  if (outcome.kind === 'failed') return notSent(get, set, key, clientId, outcome.failure);
  const { messageId } = outcome.value;
  void forgetText(clientId);
  const hasCome = get(threadOfAtom)(key).messages.some(({ id }) => id === messageId);
  if (hasCome) {
    set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withoutOutgoing(outgoing, clientId) }) });
  } else put(set, key, clientId, { phase: 'sent', messageId });
  asker.emit('message-sent', { messageId, ...(leadId === undefined ? {} : { leadId }), kind: 'text' });
  asker.emit('analytics', {
    name: 'message-send',
    userType: 'Authenticated',
    ...(leadId === undefined ? {} : { leadId }),
  });
  void set(recordContactAtom, { ref, leadId, messageId });
}

/** Whether a failure says that nobody is signed in any more: what was written is taken off the device then. */
export function isSignedOut({ kind, status }: Failure): boolean {
  return kind === 'auth' || status === 401;
}

function notSent(get: Getter, set: Setter, key: ThreadKey, clientId: string, failure: Failure): void {
  const waits = failure.kind === 'network' && !isOnline();
  put(set, key, clientId, { phase: waits ? 'waiting' : 'failed' });
  if (waits) return;
  if (isSignedOut(failure)) void forgetTexts();
  else {
    const message = get(threadOfAtom)(key).outgoing.find((each) => each.clientId === clientId);
    if (message !== undefined) {
      void keepText(clientId, { thread: key, body: message.body, createdAt: message.createdAt, hasFailed: true });
    }
  }
}

async function deliverFile(get: Getter, set: Setter, message: Sender & { readonly clientId: string }): Promise<void> {
  const { ref, asker, clientId } = message;
  const key = threadKey(ref);
  const live = get(liveThreadsAtom).get(key);
  const file = get(sentFilesAtom).get(clientId);
  if (live === undefined || file === undefined || live.chat === null) {
    put(set, key, clientId, { phase: 'failed' });
    return;
  }
  const upload = new AbortController();
  const ended = live.ended.signal;
  live.uploads.set(clientId, upload);
  put(set, key, clientId, { progress: null });
  try {
    const { index } = await live.chat.sendMedia(file, {
      clientId,
      signal: upload.signal,
      onProgress: (loaded, total) => put(set, key, clientId, { progress: total > 0 ? loaded / total : null }),
    });
    get(sentFilesAtom).delete(clientId);
    const { messages, outgoing } = get(threadOfAtom)(key);
    const echo = messages.find((each) => each.index === index);
    if (echo !== undefined) {
      if (outgoing.some((each) => each.clientId === clientId)) tellMedia(message, echo.id);
      set(patchThreadAtom, { key, change: (thread) => ({ outgoing: withoutOutgoing(thread.outgoing, clientId) }) });
    } else put(set, key, clientId, { phase: 'sent', index, progress: 1 });
  } catch (error) {
    // Closed under way, or offline: the photo is still there. One that was cancelled is not.
    const isOver = ended.aborted || (error instanceof ChatError && error.code === 'aborted');
    const waits = !isOver && error instanceof ChatError && error.code === 'offline' && !isOnline();
    if (!isOver && !waits) asker.emit('widget-error', { operation: 'sendMedia', kind: 'chat' });
    put(set, key, clientId, { phase: waits ? 'waiting' : 'failed', progress: null });
  } finally {
    live.uploads.delete(clientId);
  }
}

/** A file has come back from the chat. */
export function tellMedia({ asker, leadId }: Pick<Sender, 'asker' | 'leadId'>, messageId: string): void {
  asker.emit('message-sent', { messageId, ...(leadId === undefined ? {} : { leadId }), kind: 'media' });
}

function outgoingOf(body: string, file: OutgoingFile | null): OutgoingMessage {
  const common = { phase: 'sending', messageId: null, index: null, progress: null } as const;
  return { clientId: createRequestId(), body, file, createdAt: Date.now(), ...common };
}

function add(set: Setter, key: ThreadKey, message: OutgoingMessage): void {
  set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: [...outgoing, message] }) });
}

function put(set: Setter, key: ThreadKey, clientId: string, change: Parameters<typeof withPhase>[2]): void {
  set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withPhase(outgoing, clientId, change) }) });
}
