import { atom, type Setter } from 'jotai/vanilla';
import type { OutgoingFile, OutgoingMessage, ThreadRef } from '../../contract/message-thread.js';
import { createRequestId } from '../../contract/request-id.js';
import { withoutOutgoing, withPhase } from '../../domain/message-thread/outgoing.js';
import { outboxAtom } from '../../session/outbox.js';
import {
  liveThreadsAtom,
  patchThreadAtom,
  type Sender,
  type SentFile,
  sentFilesAtom,
  type ThreadKey,
  threadKey,
} from './message-thread.js';

export interface Sending extends Sender {
  readonly clientId: string;
  /** It was not requested in this tab. Another tab may have sent or deleted it. */
  readonly isSettled?: boolean;
}

/** Removes a message that was not sent, with its file. A running upload is canceled. */
export const deleteOutgoingAtom = atom(
  null,
  (get, set, { ref, clientId }: { readonly ref: ThreadRef; readonly clientId: string }): void => {
    const key = threadKey(ref);
    get(liveThreadsAtom).get(key)?.uploads.get(clientId)?.abort();
    get(sentFilesAtom).delete(clientId);
    void get(outboxAtom)?.drop(key, clientId);
    set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withoutOutgoing(outgoing, clientId) }) });
  },
);

export const outgoingFileAtom = atom(null, (get, _set, clientId: string): SentFile | undefined =>
  get(sentFilesAtom).get(clientId),
);

/** A message that a person has just sent. */
export function outgoingOf(body: string, file: OutgoingFile | null): OutgoingMessage {
  const common = { phase: 'sending', messageId: null, index: null, progress: null, isPosted: false } as const;
  return { clientId: createRequestId(), body, file, createdAt: Date.now(), ...common };
}

export function addOutgoing(set: Setter, key: ThreadKey, message: OutgoingMessage): void {
  set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: [...outgoing, message] }) });
}

export function putOutgoing(
  set: Setter,
  key: ThreadKey,
  clientId: string,
  change: Parameters<typeof withPhase>[2],
): void {
  set(patchThreadAtom, { key, change: ({ outgoing }) => ({ outgoing: withPhase(outgoing, clientId, change) }) });
}
