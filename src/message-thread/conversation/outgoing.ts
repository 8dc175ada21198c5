import { atom, type Setter } from 'jotai/vanilla';
import { MESSAGE_SENT } from '../../gateway/contact-type.js';
import { addActivityAtom } from '../../lead-card/activity/activity-state.js';
import { recordContactAtom } from '../../lead-card/contact/create-contact.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { outboxAtom } from '../../session/outbox.js';
import { createRequestId } from '../../web/request-id.js';
import type { OutgoingFile, OutgoingMessage } from '../message.js';
import {
  liveThreadsAtom,
  patchThreadAtom,
  type Sender,
  type SentFile,
  sentFilesAtom,
  type ThreadKey,
  threadKey,
} from './conversation-state.js';
import { withoutOutgoing, withPhase } from './outgoing-rules.js';

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

interface SentContact extends Pick<Sender, 'ref' | 'leadId' | 'session'> {
  readonly contact?: Sender['contact'] | undefined;
  readonly messageId: string;
}

/** Tells the host that a text has left, or that a file has come back from the chat, and records the contact. */
export const reportSentAtom = atom(
  null,
  (_get, set, { kind, ...sent }: SentContact & { readonly kind: 'text' | 'media' }): void => {
    const { ref, leadId, session, contact, messageId } = sent;
    const about = leadId === undefined ? {} : { leadId };
    session.emit('message-sent', { messageId, ...about, kind });
    session.emit('analytics', { name: 'message-send', userType: 'Authenticated', ...about });
    void set(recordContactAtom, {
      spId: ref.spId,
      leadId,
      type: MESSAGE_SENT,
      entityType: 'message',
      entityId: messageId,
      settings: contact,
      session,
    });
    if (leadId !== undefined) {
      set(addActivityAtom, { lead: { spId: ref.spId, leadId }, activity: { kind: 'messaged', at: Date.now() } });
    }
  },
);
